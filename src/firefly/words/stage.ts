import { addedBy } from '../abilities';
import { idOf } from '../cards';
import type { Frame } from '../frames';
import { HEALS } from '../kill';
import type { PickAct } from '../pick-crew';
import { playerOf, type Ref, type State } from '../state';
import { canAct } from '../turn';
import { effects } from './effect';
import { capital, list, money, sentence, several } from './english';
import { howMuch } from './goods';
import { plain } from './markup';
import { captains, doing, type Names, title } from './moves/label';
import { cardName, deckName, findName, nameOf } from './name';
import { askDraft } from './stages/draft';
import { askShowdown, askTest } from './stages/test';
import { bundle } from './trade';

type Asking = { [K in Frame['kind']]: (G: State, frame: Extract<Frame, { kind: K }>, names: Names) => string };

/** The question of every stage; those that ask nobody say what is going on. */
const asking: Asking = {
  ability: (_G, { scene, ability }) => `Take up what ${called(scene.src)} offers: ${doing(ability)}?`,
  alert: (_G, { sector }) => `An Alliance Alert has gone off at ${nameOf(sector)}: which ship answers it?`,
  alliance: () => 'The Cruiser hails you: do you let them come aboard?',
  'better-offer': (_G, { rival }, names) => `Whom else do you hire away from ${names(rival)}?`,
  choose: (_G, { from, card }) => {
    if (from === 'misbehave') return then(`You run into ${cardName(card)}`, 'how do you get past?');
    if (from === 'nav') return then(`You fly into ${cardName(card)}`, 'how do you go about it?');
    if (from === 'event') return 'Reavers are upon you: how do you get out of this?';
    const name = card === '' ? undefined : findName(idOf(card));
    return name === undefined ? 'Which way do you choose?' : then(name, 'which way do you choose?');
  },
  consider: (_G, { of, taken, deck }) =>
    `Take up to ${of - taken.length} from the discard pile of ${deckName(deck)}, and the rest are drawn`,
  corvette: () => 'The Corvette comes upon an outlaw',
  deal: (_G, { contact }) => `You sit with ${nameOf(contact)}: what will it be?`,
  deliver: (_G, { tokens: [token = 'cargo'] }) => `${howMuch(token)} do you hand over?`,
  'deliver-sets': () => 'What do you hand in?',
  'discard-jobs': (G, { p, from, to }) => {
    const over = playerOf(G, p)[from].length - to;
    return `You have too many ${from === 'hand' ? 'jobs in hand' : 'active jobs'}: ${several(over, 'job')} must go`;
  },
  draft: askDraft,
  effects: (_G, { list: all, at }) => {
    const effect = all[at];
    return effect ? `Do you want this: ${effects([{ ...effect, may: undefined } as typeof effect])}?` : 'Do you want this?';
  },
  evade: () => 'Where do you slip away to?',
  fly: (_G, { range, mode, at }) => {
    if (at === 'ready') return `You set off with ${several(range, 'sector')} of range: do you use a card first?`;
    if (range <= 0) return 'Your range is used up: do you use a card, or stop here?';
    return `${mode === 'burn' ? 'Burn' : 'Mosey'} on, with ${several(range, 'sector')} of range left, or stop here?`;
  },
  'free-crew': (_G, { crew }) => `There is no room for ${cardName(crew)}: whom do you dismiss?`,
  'gain-card': () => 'Which card do you take?',
  gamble: (_G, { staked }) => (staked === null ? 'How much do you stake?' : 'What do you call?'),
  gift: (_G, { to }, names) => `How much money do you give to ${names(to)}?`,
  goods: (_G, { way, left, of, free }) => {
    const [only, ...others] = of;
    if (left === 1 && others.length > 0) return `Which good do you ${GOODS[way]}?`;
    const what = only && others.length === 0 ? howMuch(only) : 'which goods';
    return `${what} do you ${GOODS[way]}${left === null ? '' : free ? `, up to ${left}` : `, ${left} in all`}?`;
  },
  keep: (_G, { keep, taken, drawn }) => {
    const n = taken.length + drawn.length;
    return n === 1 ? 'Do you keep this card?' : `Keep up to ${Math.min(keep, n)} of these ${n} cards`;
  },
  kill: (G, { p, n, among, rolling, dying }) => {
    if (n > 0 && among.length > 0) return `Who is hit${toName(n)}?`;
    if (dying !== null) return `Does somebody die in the place of ${cardName(dying)}?`;
    if (rolling) return `The medic came to ${rolling.die} for ${cardName(rolling.crew)}, and ${HEALS} is needed: what now?`;
    const added = addedBy(G, { p }, 'medicBonus');
    return `Does the medic try to save them with a ${HEALS} or more${added > 0 ? `, adding ${added}` : ''}?`;
  },
  loot: (_G, { rival, left }, names) => `What do you take out of the hold of ${names(rival)}${left === null ? '' : `, up to ${left}`}?`,
  'lose-solid': () => 'Whose trust do you lose?',
  misbehave: () => 'Trouble is on its way',
  'move-npc': (_G, { ship, cutter }) => {
    if (ship === 'own') return 'Where does your ship go?';
    if (ship === 'cutter' && cutter === null) return 'Which Cutter moves?';
    return `Where does ${ship === 'cutter' ? 'the Cutter' : ship === 'cruiser' ? 'the Cruiser' : 'the Corvette'} go?`;
  },
  muster: (G, { p }) => {
    const work = G.stack.findLast((frame) => frame.kind === 'work' && frame.p === p);
    const what = work?.kind !== 'work' ? 'this' : work.job === undefined ? `goal ${work.goal}` : title(work.job);
    return `Who goes to work on ${what}, and who stays aboard?`;
  },
  nav: (_G, { card }) => `${cardName(card)} lies ahead: do you face it?`,
  outfit: (_G, { gear }) => (gear === null ? 'Which gear changes hands?' : `Who carries ${cardName(gear)}?`),
  overload: () => 'There is no longer room for all this: what goes?',
  'pay-crew': (G, { p, owed }) => `Whom do you pay out of your ${money(playerOf(G, p).cash)}, with ${several(owed.length, 'cut')} owed?`,
  peek: (_G, { order }) => (order.length === 0 ? 'Which of these cards will be drawn first?' : 'Which one comes next?'),
  'pick-contact': () => 'Whose jobs do you look at?',
  'pick-crew': (_G, { act, least, most }) => `${PICK[act]}${least === most ? toName(most) : ''}?`,
  'pick-deck': () => 'Which deck do you look at?',
  purchase: (G, { p, planet }) =>
    `You are at ${planet ? nameOf(planet) : 'your haven'} with ${money(playerOf(G, p).cash)}: what do you buy?`,
  reaver: () => 'Reavers are upon you: do you stand and face them?',
  reshuffle: () => 'Which deck is shuffled anew?',
  scan: () => 'Which sector do you scan?',
  'set-off': () => 'Which course do you set?',
  showdown: askShowdown,
  spare: (_G, { blow }) =>
    blow.event === 'warrant'
      ? 'A warrant is coming: does a card turn it aside?'
      : `${nameOf(blow.contact)} turns from you: does a card prevent it?`,
  split: (_G, { away }) => (away.length === 0 ? 'Who goes with the second team?' : `Who else goes with ${list(away.map(cardName))}?`),
  spoils: (_G, { left: [crew] }) => `Do you keep ${called(crew)} bound?`,
  'stand-in': (_G, { crew }) => `Does somebody die in the place of ${cardName(crew)}?`,
  'steal-jobs': (_G, { rival, left }, names) => `Which job of ${names(rival)} do you steal${left > 1 ? `, with ${left} to take` : ''}?`,
  stow: (_G, { left: [token = 'cargo'] }) => `${howMuch(token)} shall be in the stash?`,
  test: askTest,
  trade: (_G, { p, q, give, want, proposed }, names) => {
    const deal = `${bundle(give)} for ${bundle(want)}`;
    if (proposed) return `${names(p)} offers you ${deal}: is it a deal?`;
    return deal === 'nothing for nothing' ? `What do you offer ${names(q)}, and for what?` : `You offer ${names(q)} ${deal}: what else?`;
  },
  turn: (G) => {
    const left = (['fly', 'buy', 'deal', 'work'] as const).filter((action) => canAct(G, action));
    const names = { fly: 'Fly', buy: 'Buy', deal: 'Deal', work: 'Work' };
    return left.length > 0
      ? `Your turn: you can still ${list(
          left.map((action) => names[action]),
          'or',
        )}`
      : 'Your actions are used up: anything else?';
  },
  'wanted-roll': (_G, { caught }) =>
    caught === null ? 'Whom do you hide from the law?' : `Does somebody die in the place of ${cardName(caught)}?`,
  work: () => 'A warrant is coming: does a card turn it aside?',
};

const GOODS = { load: 'load', lose: 'give up', buy: 'buy', sell: 'sell', swap: 'exchange' };

const PICK: Record<PickAct, string> = {
  discard: 'Who leaves',
  remove: 'Who is lost for good',
  seize: 'Whom do they take',
  calm: 'With whom do you make peace',
  'clear-wanted': 'Whose name is cleared',
  return: 'Who goes back to the ship',
  scrap: 'Which upgrade is scrapped',
};

/** How many are to be named, where it is more than one. */
const toName = (n: number): string => (n === 1 ? '' : ` (${n} to name)`);

const called = (ref: Ref | undefined): string => (ref === undefined ? 'the card' : (findName(idOf(ref)) ?? 'the card'));

/** A clause and the question about it; a name that ends in a stop of its own needs no other. */
const then = (clause: string, asked: string): string => (/[.!?]$/.test(clause) ? `${clause} ${capital(asked)}` : `${clause}: ${asked}`);

/** What the player who is to decide is being asked, in one sentence; empty once the game is over. */
export function question(G: State, names: Names = captains(G)): string {
  const frame = G.stack.at(-1);
  if (!frame || G.over) return '';
  const ask = asking[frame.kind] as (G: State, frame: Frame, names: Names) => string;
  return plain(sentence(ask(G, frame, names)));
}
