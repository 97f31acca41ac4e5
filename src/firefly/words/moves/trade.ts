import { priceOf } from '../../actions/buy';
import { supplyCard } from '../../cards';
import { contactsInPlay } from '../../contacts/standing';
import type { Freight, Good } from '../../content/types';
import { number, text } from '../../menu';
import { playerOf } from '../../state';
import { brief, money } from '../english';
import { deckName, jobsOf, nameOf } from '../name';
import { type Asked, abilityLabel, among, crewOf, gearName, type Labels, price, title, tokens } from './label';
import { goalLabel, jettison, shoreLeave } from './turn';
import { unitPrice } from './unit-price';

const done = (words: string) => () => words;

/** "3 fuel" */
const many = ({ args }: Asked): string => tokens(number(args, 1), text(args) as Freight);
/** What that many cost or bring in. */
const total = (move: string, { G, p, args }: Asked): string => price(number(args, 1) * (unitPrice(G, p, { move, args }) ?? 0));

export const purchase: Labels<'purchase'> = {
  ...jettison,
  considerCards: ({ frame }) => `Look at the cards of ${frame.planet ? nameOf(frame.planet) : 'the haven'}`,
  buyGoods: (asked) => `Buy ${many(asked)} for ${total('buyGoods', asked)}`,
  takeFuel: ({ args }) => `Take ${tokens(number(args), 'fuel')} for nothing`,
  shoreLeave,
  doneBuying: done('Done buying'),
};

export const deal: Labels<'deal'> = {
  ...jettison,
  considerJobs: ({ frame }) => `Look at ${jobsOf(frame.contact)}`,
  sell: (asked) => `Sell ${many(asked)} for ${total('sell', asked)}`,
  buyFrom: (asked) => `Buy ${many(asked)} for ${total('buyFrom', asked)}`,
  askFavour: ({ G, p, frame, args }) => abilityLabel(G, p, frame.contact, number(args)),
  dealGoal: ({ G, args }) => goalLabel(G, number(args)),
  discardJob: ({ G, p, args }) => brief(`discard ${among(text(args), playerOf(G, p).hand)}`),
  doneDealing: done('Done dealing'),
};

export const discardJobs: Labels<'discard-jobs'> = {
  discardJob: ({ G, p, frame, args }) => {
    const { hand, active } = playerOf(G, p);
    return brief(`discard ${among(text(args), frame.from === 'hand' ? hand : active.map(({ ref }) => ref))}`);
  },
};

export const consider: Labels<'consider'> = {
  takeFromDiscard: ({ args }) => brief(`consider ${title(text(args))}`),
  draw: ({ frame }) => `Draw ${frame.of - frame.taken.length} from ${deckName(frame.deck)}`,
};

export const keep: Labels<'keep'> = {
  ...jettison,
  keep: ({ G, p, frame, args }) => {
    const ref = text(args);
    if ((contactsInPlay(G) as string[]).includes(frame.deck)) return brief(`keep ${title(ref)}`);
    return brief(`${supplyCard(ref).kind === 'crew' ? 'hire' : 'buy'} ${title(ref)} for ${price(priceOf(G, p, ref))}`);
  },
  doneKeeping: done('Keep nothing more'),
};

export const pickContact: Labels<'pick-contact'> = {
  considerFrom: ({ args }) => `Look at ${jobsOf(text(args))}`,
};

export const gainCard: Labels<'gain-card'> = {
  ...jettison,
  gainCard: ({ G, frame, args }) => {
    const ref = text(args);
    const [planet = ''] = Object.entries(G.decks).find(([, { discard }]) => discard.includes(ref)) ?? [];
    const dollars = Math.floor((supplyCard(ref).cost ?? 0) * frame.effect.factor);
    return brief(`take ${title(ref)} from ${nameOf(planet)} for ${price(dollars)}`);
  },
  enough: done('Take nothing more'),
};

/** Tokens that come or go. */
export const goods: Labels<'goods'> = {
  load: (asked) => {
    if (asked.frame.way === 'buy') return `Buy ${many(asked)} for ${total('load', asked)}`;
    return asked.frame.way === 'swap' ? `Take ${many(asked)} in exchange` : `Load ${many(asked)}`;
  },
  drop: (asked) => {
    if (asked.frame.way === 'sell') return `Sell ${many(asked)} for ${total('drop', asked)}`;
    return asked.frame.way === 'swap' ? `Exchange ${many(asked)}` : `Give up ${many(asked)}`;
  },
  enough: ({ frame }) => ENOUGH[frame.way],
};

const ENOUGH = {
  load: 'Load nothing more',
  lose: 'Give up nothing more',
  buy: 'Buy nothing more',
  sell: 'Sell nothing more',
  swap: 'Exchange nothing more',
};

export const trade: Labels<'trade'> = {
  give: (asked) => `Give ${thing(asked, asked.frame.p)}`,
  want: (asked) => `Ask for ${thing(asked, asked.frame.q)}`,
  propose: ({ frame, names }) => `Put the offer to ${names(frame.q)}`,
  dropTrade: done('Forget the trade'),
  accept: done('Accept the trade'),
  decline: done('Decline the trade'),
};

function thing({ G, args }: Asked, owner: string): string {
  const ref = args[1];
  if (typeof ref !== 'string') return money(number(args, 1));
  switch (text(args)) {
    case 'goods':
      return tokens(1, ref as Good);
    case 'crew':
      return among(ref, crewOf(G, owner));
    case 'gear':
      return gearName(G, owner, ref);
    default:
      return among(ref, playerOf(G, owner).upgrades);
  }
}

export const loot: Labels<'loot'> = {
  ...jettison,
  take: ({ args }) => `Take ${tokens(number(args, 1), text(args) as Freight)}`,
  enough: done('Take nothing more'),
};

export const stealJobs: Labels<'steal-jobs'> = {
  takeJob: ({ G, frame, args }) => brief(`steal ${among(text(args), playerOf(G, frame.rival).hand)}`),
  enough: done('Steal nothing more'),
};
