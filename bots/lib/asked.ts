import type { Move } from '../../src/engine/moves';
import { contactCard, supplyCard } from '../../src/firefly/cards';
import type { ContactId } from '../../src/firefly/content/types';
import type { Frame } from '../../src/firefly/frames';
import { spareMoney } from './aims';
import type { Eye } from './eye';
import { jobGain, offerOf } from './offers';
import { best, called } from './pick';
import { bargain, nearestTo, standingWorth } from './worth';

/** Answers to what is seldom asked; undefined where it is better tried out. */
export function asked(eye: Eye, { kind }: Frame, legal: readonly Move[]): Move | undefined {
  const named = (name: string) => legal.filter(({ move }) => move === name);
  switch (kind) {
    case 'better-offer':
      return hire(eye, legal) ?? called(legal, 'doneHiring');
    case 'draft':
      return throwBack(eye, legal);
    case 'gift':
      return called(legal, 'enough');
    case 'pick-contact':
      return best(named('considerFrom'), ({ args }) => offerOf(eye, args[0] as ContactId, eye.player.sector));
    case 'lose-solid':
      return best(legal, ({ args }) => -opinion(eye, args[0] as ContactId));
    // Whatever turns trouble away is used.
    case 'alliance':
    case 'corvette':
    case 'reaver':
    case 'spare':
    case 'work':
      return called(legal, 'useAbility', 'submit', 'stand', 'accept');
    default:
      return undefined;
  }
}

/** Somebody aboard another ship who is worth the price. */
export function hire(eye: Eye, legal: readonly Move[]): Move | undefined {
  const money = spareMoney(eye);
  const gain = ({ args }: Move) =>
    supplyCard(String(args[1])).kind === 'crew' ? bargain(eye.outfit, String(args[1]), money, eye.temper) : 0;
  const one = best(
    legal.filter(({ move }) => move === 'hireAway'),
    gain,
  );
  return one && gain(one) > 0 ? one : undefined;
}

/** The worst of the jobs dealt go back, as many as must and those that are no use. */
function throwBack(eye: Eye, legal: readonly Move[]): Move | undefined {
  const gain = ({ args }: Move) => jobGain(eye, String(args[0]));
  const worst = best(
    legal.filter(({ move }) => move === 'dropJob'),
    (move) => -gain(move),
  );
  if (!worst) return undefined;
  return gain(worst) > 0 ? (called(legal, 'doneJobs') ?? worst) : worst;
}

/** What a contact's good opinion is still good for: that of the story's people most, of those near by more. */
function opinion(eye: Eye, contact: ContactId): number {
  const { demands, solid, player, board } = eye;
  if (demands.contacts.includes(contact) || solid.length <= demands.solid) return 1e4;
  const at = nearestTo(eye, contactCard(contact).at, player.sector);
  return standingWorth(eye, contact) - (at === undefined ? 0 : board.distance(player.sector, at));
}
