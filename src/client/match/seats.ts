import type { PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import type { TableGame } from '../games/table-game';

/** Who sits at the table. */
export interface Seat {
  name: string;
  /** One of COLOURS. */
  colour: string;
  /** The bot that plays, or null for a person. */
  bot: string | null;
  /** A person's wish: where there is nothing to decide, the move is made by itself. */
  passes?: boolean;
}

/** The seat colours of theme.css. */
export const COLOURS = ['rust', 'teal', 'plum', 'gold', 'blue', 'green', 'rose', 'slate', 'umber'] as const;

export const paint = (seat: Seat | undefined): string => `var(--seat-${COLOURS.find((one) => one === seat?.colour) ?? 'slate'})`;

/** Ships' hands whom nobody knows yet, for seats without a name. */
const NAMES = ['Captain', 'Marlowe', 'Ines', 'Tobias', 'Adaeze', 'Wren', 'Castor', 'Hatsue', 'Lorne'];

/** The bots in the order a newcomer should meet them: one with a plan before the one that does anything. */
export const opponents = ({ bots }: Pick<TableGame, 'bots'>): string[] => {
  const names = bots.map(({ name }) => name);
  return [...names.filter((name) => name !== 'random' && name !== 'mcts'), ...names.filter((name) => name === 'mcts'), 'random'];
};

export function newSeat(at: number, bot: string | null): Seat {
  return { name: NAMES[at] ?? `Seat ${at + 1}`, colour: must(COLOURS[at % COLOURS.length]), bot };
}

/** One person against two bots. */
export function usualSeats(game: Pick<TableGame, 'bots'>): Seat[] {
  const [first, second = first] = opponents(game);
  return [newSeat(0, null), newSeat(1, first ?? null), newSeat(2, second ?? null)];
}

export const people = (seats: readonly Seat[]): PlayerID[] => seats.flatMap(({ bot }, i) => (bot === null ? [String(i)] : []));
