import { type Move, move, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { isWindow } from './ability';
import { verseCardOf } from './cards';
import type { VerseAction } from './content/types';
import { canDo, runEffects } from './effects';
import { reTriggerable } from './pick';
import { note, playerOf, type State, type Table } from './state';
import { spendVerse } from './tokens';

function isOpen(G: State, p: PlayerID, action: VerseAction): boolean {
  if (playerOf(G, p).verse < action.cost || !isWindow(G, p, action.when)) return false;
  if (action.once && G.turn.once.includes(action.id)) return false;
  return action.do.every((effect) =>
    effect.do === 're-trigger' ? reTriggerable(G, p, effect.target).length > 0 : canDo(G, { p, card: '' }, effect),
  );
}

/** The actions of one's own 'verse card that can be paid for now (MB-VERSE-07). */
export const verseMoves = (G: State, p: PlayerID): Move[] =>
  verseCardOf(playerOf(G, p))
    .actions.filter((action) => isOpen(G, p, action))
    .map(({ id }) => move('verse', id));

export function takeVerseAction(t: Table, p: PlayerID, id: string): void {
  const action = must(
    verseCardOf(playerOf(t.G, p)).actions.find((one) => one.id === id),
    'action',
  );
  spendVerse(t, p, action.cost);
  if (action.once) t.G.turn.once.push(id);
  note(t, { kind: 'verse-action', p, action: id });
  runEffects(t, { p, card: '' }, action.do);
}
