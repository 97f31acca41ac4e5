import type { Move, PlayerID } from '../../../engine/moves';
import { burnFuel, burnRange } from '../../../firefly/actions/fly';
import type { Frame } from '../../../firefly/frames';
import { boardFor } from '../../../firefly/map';
import { HIDDEN, type State } from '../../../firefly/state';
import { money, several } from '../../../firefly/words/english';
import { moveWords } from '../../../firefly/words/move';
import { unitPrice } from '../../../firefly/words/moves/unit-price';
import { nameOf } from '../../../firefly/words/name';
import { optionHead } from '../../../firefly/words/option';
import { question } from '../../../firefly/words/stage';
import type { Deciding, Heading } from '../../games/table-game';
import { Markup } from '../markup/Markup';
import type { TableProps } from '../props';
import { After } from './After';
import { chancesAfter, optionOf } from './chances';
import { guide } from './guide';
import { Situation } from './Situation';
import { whyNot, whyNotKeep } from './why';

/** A contact deals there, or something is for sale. */
function isBusy({ options: { sets } }: State, { args }: Move): boolean {
  const { contact, supply } = boardFor(sets).sector(String(args[0]));
  return contact !== undefined || supply !== undefined;
}

/** "up to 5 sectors for 1 fuel, a card in each" */
function burn(view: State, me: PlayerID): string {
  return `up to ${several(burnRange(view, me), 'sector')} for ${burnFuel(view, me)} fuel, a card in each`;
}

/** Headings in the order they stand; a move under none of them stands without one, before all others. */
const headings: Readonly<Record<string, Heading<State>>> = {
  work: { title: 'Work', of: ['work', 'raid', 'workBonus', 'workGoal', 'makeWork'] },
  deal: { title: 'Deal', of: ['deal', 'dealGoal', 'considerJobs', 'askFavour'] },
  sell: { title: 'Sell', of: ['sell'] },
  buyFrom: { title: 'Buy', of: ['buyFrom'] },
  buy: { title: 'Buy', of: ['buy', 'considerCards', 'shoreLeave'] },
  buyGoods: { title: 'Supplies', of: ['buyGoods', 'takeFuel', 'stockUp'] },
  start: { title: 'Where there is business to do', of: ['placeShip', 'placeHaven'], only: isBusy },
  elsewhere: { title: 'Elsewhere', of: ['placeShip', 'placeHaven'], folded: true },
  mosey: { title: 'Mosey: one sector, no card', of: ['mosey'] },
  burn: { title: 'Full Burn', detail: burn, of: ['fullBurn'] },
  fly: { title: 'Fly on', of: ['flyOn'] },
  ability: { title: 'Use a card', of: ['useAbility', 'cure', 'medic', 'ignoreCard'] },
  bribe: { title: 'Bribe, $100 a point', of: ['bribe'] },
  crew: { title: 'Leave aboard', of: ['leaveAboard'] },
  give: { title: 'You give', of: ['give'] },
  want: { title: 'You want', of: ['want'] },
  discardJob: { title: 'Discard a job', of: ['discardJob'], folded: true },
  stow: { title: 'Stow', of: ['stash'] },
  free: { title: 'On the side', of: ['outfit', 'stow', 'offerTrade', 'hireAway', 'handOutGear', 'attach'] },
  money: { title: 'Money among captains', of: ['giveMoney', 'askForMoney'], folded: true },
  away: { title: 'Throw away', of: ['jettison', 'putOff', 'dismiss', 'scrap', 'dropGear'], folded: true },
};

/** Moves that end something; they come last. */
const waysOut =
  /^(done[A-Z].*|enough|decline|stop|accept|callOff|no|noMedic|nextDeck|dropTrade|stand|submit|roll|payAll|setOut|draw|propose|face)$/;

/** Stages whose cards are looked at before one is picked. */
const WITH_CARDS: ReadonlySet<string> = new Set<Frame['kind']>(['keep', 'consider', 'gain-card', 'draft']);
const OF_CARDS = /^(keep|takeFromDiscard|gainCard|chooseLeader|chooseShip|takeCard|pickCrew|choosePrisoner|dropJob|chooseStory)$/;

/** The same thing so many times over. */
const amounts: Readonly<Record<string, string>> = {
  load: 'Load',
  drop: 'Give up',
  buyGoods: 'Buy',
  takeFuel: 'Free fuel',
  sell: 'Sell',
  buyFrom: 'Buy',
  stash: 'Stash',
  stockUp: 'Buy',
  bribe: 'Points',
  deliver: 'Hand over',
  handMoney: 'Give $',
};

const onCard: Readonly<Record<string, string>> = {
  keep: 'Keep',
  takeFromDiscard: 'Consider',
  gainCard: 'Take',
  takeCard: 'Take',
  pickCrew: 'Take',
  dropJob: 'Throw back',
  choosePrisoner: 'Choose',
  chooseStory: 'Choose',
};

/** Under these headings the place alone says it. */
const PLACES: ReadonlySet<string> = new Set(['mosey', 'fullBurn', 'flyOn', 'placeShip', 'placeHaven']);

/** Cards looked at that cannot be kept. */
function unpickable({ view, me, legal }: TableProps) {
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'keep') return [];
  return [...frame.taken, ...frame.drawn]
    .filter((ref) => ref !== HIDDEN && !legal.some(({ args }) => args[0] === ref))
    .map((card) => ({ card, why: whyNotKeep(view, me, card) }));
}

function topic(view: State): string | undefined {
  const frame = view.stack.at(-1);
  return frame?.kind === 'draft' ? `draft/${frame.queue[0]?.step ?? ''}` : frame?.kind;
}

/** How the choices of a captain are put. */
export const deciding: Deciding<State> = {
  question: ({ view, names }) => <Markup text={question(view, names)} words />,
  words: moveWords,
  headings,
  waysOut,
  amounts,
  each(view, me, move) {
    const price = unitPrice(view, me, move);
    return price === undefined ? undefined : `${money(price)} each`;
  },
  isOfCards: (stage, move) => WITH_CARDS.has(stage) && OF_CARDS.test(move),
  onCard,
  unpickable,
  whole(view, move) {
    const option = optionOf(view, move);
    return option && <Markup text={optionHead(option)} />;
  },
  short: ({ move, args: [place] }) => (PLACES.has(move) ? nameOf(String(place)) : undefined),
  chance: (view, move) => chancesAfter(view, move)[0]?.outcomes.at(-1)?.chance,
  After,
  Situation,
  whyNot,
  topic,
  guide,
};
