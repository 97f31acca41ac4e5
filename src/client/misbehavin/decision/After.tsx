import { several } from '../../../engine/english';
import { nearest } from '../../../engine/frames';
import type { Move } from '../../../engine/moves';
import { cardOf } from '../../../misbehavin/cards';
import { tokensFor } from '../../../misbehavin/recruit';
import type { State } from '../../../misbehavin/state';
import { defenseOf, influenceOf, placedOf } from '../../../misbehavin/values';

/** What a card adds where it is put in, what stands against an attack, what a card costs. */
function worth(view: State, { move, args: [first] }: Move): string | undefined {
  const ref = String(first);
  if (move === 'nab' || move === 'dispatch') {
    const found = placedOf(view, ref);
    return found && `defense ${defenseOf(view, found.p, ref)}`;
  }
  if (move === 'bargain') return `cost ${cardOf(ref).cost}`;
  if (move === 'recruitCard') {
    const recruit = nearest(view, 'recruit');
    const tokens = recruit ? tokensFor(view, recruit, ref) : 0;
    return `cost ${cardOf(ref).cost}${tokens > 0 ? `, ${several(tokens, '’verse token')}` : ''}`;
  }
  if (move === 'play') return cardOf(ref).power ? `power ${cardOf(ref).power}` : undefined;
  const frame = move === 'commit' ? nearest(view, 'fight', 'deal', 'recruit') : undefined;
  if (!frame) return undefined;
  return frame.kind === 'fight' ? `power ${cardOf(ref).power ?? 0}` : `influence ${influenceOf(view, frame.p, ref)}`;
}

/** That, behind the move. */
export function After({ view, move }: { view: State; move: Move }) {
  const text = worth(view, move);
  return text === undefined ? null : <small className="after"> {text}</small>;
}
