import { boxNamed, useGame } from '.';

interface AboutProps {
  game: string;
  options: unknown;
  players: number;
}

/** What a table plays, for lists; the details come when the game has been fetched. */
export function About({ game: name, options, players }: AboutProps) {
  const game = useGame(name);
  const title = boxNamed(name)?.title ?? name;
  return game ? `${title}, ${game.setup.about(options, players)}` : title;
}
