import { priceOf } from '../../actions/buy';
import { sellPrices } from '../../actions/deal';
import { contactCard, supplyCard } from '../../cards';
import { contactsInPlay } from '../../contacts/standing';
import type { Freight, Good } from '../../content/types';
import { number, text } from '../../menu';
import { playerOf } from '../../state';
import { brief, money } from '../english';
import { deckName, jobsOf, nameOf } from '../name';
import { type Asked, abilityLabel, among, crewOf, gearName, type Labels, price, title, tokens } from './label';
import { goalLabel, jettison, shoreLeave } from './turn';

const done = (words: string) => () => words;

export const purchase: Labels<'purchase'> = {
  ...jettison,
  considerCards: ({ frame }) => `Look at the cards of ${frame.planet ? nameOf(frame.planet) : 'the haven'}`,
  buyGoods: ({ args }) =>
    `Buy ${tokens(number(args, 1), text(args) as Freight)} for ${money(number(args, 1) * (text(args) === 'fuel' ? 100 : 300))}`,
  takeFuel: ({ args }) => `Take ${tokens(number(args), 'fuel')} for nothing`,
  shoreLeave,
  doneBuying: done('Done buying'),
};

export const deal: Labels<'deal'> = {
  ...jettison,
  considerJobs: ({ frame }) => `Look at ${jobsOf(frame.contact)}`,
  sell: ({ G, p, frame, args }) => {
    const [good, n] = [text(args) as Good, number(args, 1)];
    return `Sell ${tokens(n, good)} for ${money(n * (sellPrices(G, p, frame.contact)[good] ?? 0))}`;
  },
  buyFrom: ({ frame, args }) => {
    const [good, n] = [text(args) as Good, number(args, 1)];
    return `Buy ${tokens(n, good)} for ${money(n * (contactCard(frame.contact).sells?.[good] ?? 0))}`;
  },
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
  load: ({ frame, args }) => {
    const what = tokens(number(args, 1), text(args) as Freight);
    if (frame.way === 'buy') return `Buy ${what} for ${price(number(args, 1) * frame.price)}`;
    return frame.way === 'swap' ? `Take ${what} in exchange` : `Load ${what}`;
  },
  drop: ({ frame, args }) => {
    const what = tokens(number(args, 1), text(args) as Freight);
    if (frame.way === 'sell') return `Sell ${what} for ${price(number(args, 1) * frame.price)}`;
    return frame.way === 'swap' ? `Exchange ${what}` : `Give up ${what}`;
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
