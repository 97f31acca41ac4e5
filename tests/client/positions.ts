import { readFileSync } from 'node:fs';
import { Match } from '../../src/engine/match';
import type { Move, PlayerID } from '../../src/engine/moves';
import { type Replay, written } from '../../src/engine/replay';
import { kinds } from '../../src/firefly/frames';
import { firefly } from '../../src/firefly/rules';

/** A position in which a certain stage asks a player. */
export interface Position {
  stage: string;
  player: PlayerID;
  replay: Omit<Replay, 'hash'>;
}

/**
 * A game in which some stages come up: of all legal moves in the order of their words, the number of the one made. A change of the rules
 * may lead such a game elsewhere; `node --import tsx tests/client/find-positions.ts` then finds another one.
 */
export interface FoundGame {
  stages: string[];
  seed: string;
  players: number;
  options: Record<string, unknown>;
  /** Numbers with a blank between them. */
  choices: string;
}

/** Every stage in which somebody can be asked. */
export const STAGES: readonly string[] = Object.entries(kinds)
  .filter(([, { moves }]) => moves.length > 0)
  .map(([stage]) => stage);

/** From the project's root, where tests and commands run. */
export const FILE = 'tests/client/positions.json';
export const foundGames = (): FoundGame[] => JSON.parse(readFileSync(FILE, 'utf8'));

const said = ({ move, args }: Move): string => [move, ...args].join(' ');
export const inOrder = (legal: readonly Move[]): Move[] => [...legal].sort((a, b) => (said(a) < said(b) ? -1 : 1));

/** A position of every stage, as far as the games still lead there. */
export const positions = (): Position[] => foundGames().flatMap(positionsIn);

/** Where a game first comes to each of its stages. */
export function positionsIn({ stages, seed, players, options, choices }: FoundGame): Position[] {
  const match = Match.start(firefly, seed, players, options);
  const moves: Replay['moves'] = [];
  const found = new Map<string, Position>();
  const look = () => {
    const [decider] = match.active();
    if (!decider || !stages.includes(decider.stage) || found.has(decider.stage)) return decider;
    found.set(decider.stage, { ...decider, replay: { game: firefly.name, seed, players, options, moves: [...moves] } });
    return decider;
  };
  for (const choice of choices.split(' ')) {
    const player = look()?.player;
    const move = player === undefined ? undefined : inOrder(match.legal(player))[Number(choice)];
    if (player === undefined || !move) break;
    match.play(player, move);
    moves.push(written(player, move));
  }
  look();
  return [...found.values()];
}
