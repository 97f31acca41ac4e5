import type { Move } from '../../engine/moves';
import type { Deciding, TableProps } from '../games/table-game';

/** How a group is laid out. */
export type Layout = 'list' | 'cards' | 'amounts';

/** Moves that belong together on the panel. */
export interface Group {
  id: string;
  title: string;
  moves: readonly Move[];
  layout: Layout;
  /** Folded up until asked for: what one seldom wants, or what the map shows better. */
  folded: boolean;
}

/** So many under one heading are folded up while there is more to choose. */
const MANY = 9;

/** The legal moves in their groups; ending the turn is no part of them. */
export function groupsOf<G>(
  { headings, waysOut, amounts, isOfCards }: Pick<Deciding<G>, 'headings' | 'waysOut' | 'amounts' | 'isOfCards'>,
  { view, me, legal }: Pick<TableProps<G>, 'view' | 'me' | 'legal'>,
  stage: string,
): Group[] {
  const entries = Object.entries(headings);
  /** A move stands under the first heading that takes it. */
  const headingOf = (move: Move) => entries.find(([, { of, only }]) => of.includes(move.move) && (only?.(view, move) ?? true))?.[0];
  /** The same thing so many times over. */
  const isAmounts = (moves: readonly Move[]): boolean =>
    moves.length > 1 && moves.every(({ move, args }) => typeof args.at(-1) === 'number' && move in amounts);
  const layoutOf = (moves: readonly Move[]): Layout => {
    if (isAmounts(moves)) return 'amounts';
    return moves.every(({ move }) => isOfCards(stage, move)) ? 'cards' : 'list';
  };
  const groups: Omit<Group, 'layout'>[] = [];
  const under = new Map(legal.map((move) => [move, headingOf(move)]));
  const plain = legal.filter((one) => under.get(one) === undefined && !waysOut.test(one.move) && one.move !== 'endTurn');
  for (const name of new Set(plain.map(({ move }) => move)))
    groups.push({ id: name, title: '', moves: plain.filter(({ move }) => move === name), folded: false });
  for (const [id, { title, detail, folded = false }] of entries) {
    const moves = legal.filter((one) => under.get(one) === id);
    if (moves.length > 0) groups.push({ id, title: detail ? `${title}: ${detail(view, me)}` : title, moves, folded });
  }
  const out = legal.filter(({ move }) => waysOut.test(move));
  if (out.length > 0) groups.push({ id: 'out', title: '', moves: out, folded: false });
  const open = groups.filter(({ id, folded }) => !folded && id !== 'out');
  return groups.map((group) => {
    const layout = layoutOf(group.moves);
    const many = group.title !== '' && layout === 'list' && group.moves.length > MANY && open.length > 1;
    return { ...group, layout, folded: (group.folded && groups.length > 1) || many };
  });
}
