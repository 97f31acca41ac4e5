import type { Frame } from '../../../firefly/frames';
import type { Ref, State } from '../../../firefly/state';
import { CardName } from '../cards/CardName';
import { faceOf } from '../cards/face';

/** The card that a step in the middle of something is about. */
function cardOf(frame: Frame): Ref | null | undefined {
  switch (frame.kind) {
    case 'nav':
    case 'choose':
    case 'misbehave':
    case 'showdown':
      return frame.card;
    case 'work':
      return frame.job;
    case 'test':
    case 'ability':
    case 'effects':
    case 'gamble':
      return frame.scene.src;
    case 'alliance':
      return 'alliance-contact';
    case 'corvette':
      return 'corvette-contact';
    case 'reaver':
      return 'reaver-contact';
    default:
      return undefined;
  }
}

/** What has led here, from the job at hand to the card that asks now. */
export function trailOf({ stack }: State): Ref[] {
  const cards = stack.flatMap((frame) => cardOf(frame) ?? []).filter((card) => faceOf(card) !== undefined);
  return [...new Set(cards)];
}

/** The cards that have led here; and how many more Misbehave cards lie ahead. */
export function Trail({ view }: { view: State }) {
  const cards = trailOf(view);
  if (cards.length === 0) return null;
  const trouble = view.stack.findLast((frame) => frame.kind === 'misbehave');
  const more = (trouble?.left ?? 1) - 1;
  return (
    <p className="trail">
      {cards.map((card, i) => (
        <span key={card}>
          {i > 0 && <span aria-hidden="true">› </span>}
          <CardName card={card} />{' '}
        </span>
      ))}
      {more > 0 && <small>and {more} more to get past</small>}
    </p>
  );
}
