import * as content from '../../../src/firefly/content';
import { type Card, cardText, plain } from '../../../src/firefly/words';
import { cards } from './said';

/** What a card says, read out. */
function read(id: string, deck: readonly Card[] = cards): string[] {
  const card = deck.find((one) => one.id === id);
  if (!card) throw new Error(`No card ${id}`);
  const { name, kind, lines } = cardText(card);
  return [`${name}. ${kind}.`, ...lines.map(({ text }) => plain(text))];
}

test('crew', () => {
  expect(read('malcolm')).toEqual([
    'Malcolm. Leader.',
    'A moral pilot and soldier.',
    'Brings 2 Fight and 1 Negotiate.',
    'When you finish a Crime job, take $500.',
  ]);
  expect(read('river-tam', content.supply)).toEqual([
    'River Tam. Crew.',
    'A moral, wanted hand.',
    'Works for free.',
    'Roll a die before each test: 1-2 return this crew to the ship; 3 add 2 Fight; 4 add 2 Tech; 5 add 2 Negotiate; 6+ add 3 to any one skill.',
  ]);
  expect(read('doralee')).toEqual([
    'Doralee. Crew.',
    'One of the moral hill folk, and a medic.',
    'Hires on for $100, and takes as much for a cut.',
    '+1 Fight while you have at least 3 hill folk.',
  ]);
});

test('gear, upgrades and ships', () => {
  expect(read('crows-knife')).toEqual([
    "Crow's Knife. Gear.",
    'Brings a knife.',
    'Costs $200.',
    'After a Fight roll, you may discard this card to get +2 Fight.',
  ]);
  expect(read('cry-baby')).toEqual([
    'Cry Baby. Ship upgrade.',
    'Costs $400.',
    'When you meet the Cruiser, you may discard this card to ignore the Cruiser and move the Cruiser 1 sector within Alliance space.',
  ]);
  expect(read('interceptor')).toEqual([
    'Interceptor. Thunderbird.',
    'Has room for 4 crew, 4 hold spaces, no stash and 2 upgrade slots.',
    'Flies on Echelon LR-8, never replaced.',
    'Worth $7,500.',
    'At a boarding test, you may re-roll a Tech test.',
    'Take 1 off your full burn range per upgrade installed.',
  ]);
});

test('a contact', () => {
  expect(read('badger')).toEqual([
    'Badger. Contact.',
    'Deals at Persephone.',
    'Finish a job for them to become Solid.',
    'While you are Solid, buys cargo at $400 and contraband at $700 each.',
    'In a Deal with this contact, if you are Solid with Badger, you may pay $1,000 to clear all warrants.',
  ]);
  expect(read('higgins').at(-1)).toBe('You cannot deal with or work for Magistrate Higgins while Jayne is in your crew.');
});

test('a burden is not what is paid for, and standing is told apart from things', () => {
  expect(read('customs-inspection')).toContain('Spend 1 fuel, take 1 warrant, then evade.');
  expect(read('dockside-scanner')).toContain('Pay $100, disgruntle all mercs and soldiers, then botch.');
  expect(read('family-dinner')).toContain('Spend 1 cargo to clear disgruntled from your whole crew, then keep flying.');
  expect(read('higgins-dirt-nap-fetch-conroy')).toContain('Needs a firearm or Solid with Patience.');
  expect(read('helmsman')).toContain('You count as Solid with Harken.');
  expect(read('wright')).toContain('When you deliver at least 1 fugitive, you may take $100 per fugitive and disgruntle all moral crew.');
});

test('nav cards', () => {
  expect(read('reaver-cutter')).toEqual([
    'Reaver Cutter. Nav.',
    'On the draw: the player to your right moves a Cutter to your sector.',
    'Lose all passengers and all fugitives, bound ones too. Fight test: 1-7 kill 2 crew, then evade; 8+ kill 1 crew, then evade.',
    'Needs a pilot and a mechanic. Spend 1 fuel to evade.',
    'Reshuffle the deck after this card.',
  ]);
  expect(read('freighter-convoy')).toEqual([
    'Freighter Convoy. Nav.',
    'You may buy any amount of fuel at $200 each, any number of parts at $300 each and up to 3 cargo at $300 each; then keep flying.',
    'Disgruntle all moral crew. Fight test: 1-7 kill 1 crew, then come to a full stop; 8+ load 3 contraband, then come to a full stop.',
  ]);
});

test('misbehave cards', () => {
  expect(read('it-takes-a-womans-touch')).toEqual([
    "It Takes a Woman's Touch. Misbehave, clubs.",
    'Ace: a companion.',
    'Negotiate test, +3 with fancy duds: 1-6 botch; 7+ proceed.',
    'Tech test, +3 with a hacking rig: 1-6 botch; 7+ proceed.',
  ]);
  expect(read('central-data-access')).toEqual([
    'Central Data Access. Misbehave, hearts.',
    'Negotiate test, bribes welcome: 1-8 botch; 9+ take a Tech test, +2 with a hacking rig (1-6 a warrant is issued; 7+ proceed).',
  ]);
});

test('jobs', () => {
  expect(read('niska-where-angels-fear-to-tread')).toEqual([
    'Where Angels Fear to Tread. Crime job for Niska.',
    'Illegal.',
    'At Angel, face 4 Misbehave cards, then either, with a companion, proceed; or take a Fight test (1-7 kill 2 crew, then proceed; 8+ kill 1 crew, then proceed).',
    'Pays $4,000.',
    'Bonus with a soldier: take $500.',
  ]);
  expect(read('fanty-mingo-double-entendre')).toEqual([
    'Double Entendre. Transport job for Fanty & Mingo.',
    'Illegal and immoral.',
    'At Albion, face 1 Misbehave card, then load up to 5 fugitives.',
    'At Angel, deliver any number of fugitives.',
    'Pays $300 per fugitive delivered.',
    'On the side, once while the job is active, no cuts due: At Silverhold, deliver 2 fugitives, then take $1,000.',
  ]);
});

test('a bounty and an alert', () => {
  expect(read('bounty-cortex-alert-bandits')).toEqual([
    'Cortex Alert: Bandits. Bounty.',
    'Legal.',
    'Last seen at Silverhold or Regina: look in the discard pile, and in every crew.',
    'If they fly with a rival, first take a Tech or Negotiate boarding test (1-5 botch; 6+ proceed). Then a showdown: if you win, apprehend a Bandit; if not, kill 1 crew, then botch.',
    'You may bind more than one before you hand them over.',
    'Hand them over at Triumph.',
    'Pays $2,000 per crew handed over.',
  ]);
  expect(read('white-sun-commerce')).toEqual([
    'White Sun Commerce. Alliance Alert.',
    'You cannot buy at Osiris or Persephone while you have at least 1 warrant.',
  ]);
});

test('a contact event', () => {
  expect(read('alliance-contact')).toEqual([
    'Alliance Contact. Contact event.',
    'When you share a sector with the Cruiser, if you are an outlaw:',
    'Pay $1,000 per warrant, or all you have.',
    'Clear all warrants.',
    'Lose all contraband.',
    'Lose all fugitives.',
    'Roll for each wanted crew: on a 1 they are seized and leave the game.',
    'If you are flying, come to a full stop.',
  ]);
});

test('a story and a setup', () => {
  expect(read('first-time-in-the-captains-chair')).toEqual([
    "First Time in the Captain's Chair. Story.",
    'Good for a first game. Takes 1-2 hours.',
    'Take 1 starting job from each of Harken and Amnon Duul.',
    'Goal 1: Two contacts.',
    'As soon as you are Solid with at least 2 contacts, finish this goal.',
    'Goal 2: Raise the debt.',
    'As soon as you have at least 1 goal token and at least $6,000, finish this goal.',
    'Goal 3: Pay the debt.',
    'Needs at least 2 goal tokens and at least $6,000.',
    'Work at Ezra: pay $6,000, finish this goal, then win the game.',
    'First to finish goal 3 wins.',
  ]);
  expect(read('the-browncoat-way')).toEqual([
    'The Browncoat Way. Setup.',
    'For seasoned captains. Plays longer than usual. As Standard Game Set Up, except as follows.',
    "Shuffle each nav deck's reshuffle card in.",
    'Start with $12,000, no fuel and no parts.',
    'Each player takes a leader or buys a ship, then the other on the way back round.',
    'Your ship starts in a sector with no Firefly.',
    'With what is left, buy fuel at $100 and parts at $300 each.',
    'There are no starting jobs.',
  ]);
});
