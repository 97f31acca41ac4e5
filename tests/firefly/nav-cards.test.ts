import type { Move } from '../../src/engine/moves';
import { seededRandom } from '../../src/engine/random';
import { idOf, navCard } from '../../src/firefly/cards';
import type { Effect, Option, SetId, Zone } from '../../src/firefly/content/types';
import type { LogEntry } from '../../src/firefly/log';
import { firefly } from '../../src/firefly/rules';
import { cardsOf } from '../../src/firefly/setup/table';
import type { DeckId, Ref } from '../../src/firefly/state';
import { type Has, type Scene, scene } from './scenario';

const SETS: SetId[] = ['base', 'blue-sun', 'kalidasa'];
const options = { sets: SETS };
/** From one sector to its neighbour in each zone. */
const WAYS: Record<Zone, [string, string]> = {
  alliance: ['pelorum', 'persephone'],
  border: ['regina', 'ezra'],
  rim: ['rim-1-26', 'rim-1-27'],
};
/** Able to pick nearly any option, and with enough at stake to lose something. */
const able: Has = {
  leader: 'malcolm',
  ship: 'serenity',
  drive: 'radion-accelerator-mark-i',
  crew: ['wash', 'kaylee', 'zoe', 'simon-tam'],
  upgrades: ['cry-baby'],
  solid: ['harken', 'badger', 'niska', 'patience'],
  cash: 4000,
  hold: { fuel: 4, parts: 2, cargo: 1, passengers: 1 },
};
/** With nothing but the ship itself. */
const bare: Has = { leader: 'nandi', drive: 'radion-accelerator-mark-i', cash: 0, hold: { fuel: 1 } };

const cards = (['alliance', 'border', 'rim'] as const).flatMap((zone) => {
  const deck: DeckId = `nav-${zone}`;
  const refs = cardsOf(deck, firefly.options({ sets: SETS }, 3));
  return refs.filter((ref, i) => refs.findIndex((other) => idOf(other) === idOf(ref)) === i).map((ref) => [zone, ref] as const);
});

function draws(zone: Zone, card: Ref, me: Has): Scene {
  const [from, to] = WAYS[zone];
  const s = scene({
    players: 3,
    options,
    me: { ...me, at: from },
    rival: { ...able, leader: 'monty', crew: ['lund'], solid: [], upgrades: [], at: 'hera', warrants: 1 },
    cruiser: 'santo',
    corvette: 'beaumonde',
    cutters: ['kerry', 'silverhold', 'burnham-2-02'],
    top: { [`nav-${zone}`]: [card] },
  });
  return s.play('fullBurn', to);
}

/** Plays on at random until the flight is decided. */
function through(s: Scene, seed: string): string[] {
  const random = seededRandom(seed);
  const said: string[] = [];
  for (let i = 0; i < 60 && s.stage !== 'turn' && !s.can('flyOn') && !s.can('stop'); i++) {
    const legal = s.match.legal(s.turn);
    const busy = legal.filter(({ move }) => !['jettison', 'putOff', 'dismiss', 'scrap', 'dropGear'].includes(move));
    const move = (busy.length > 0 ? busy : legal)[Math.floor(random.Number() * (busy.length || legal.length))] as Move;
    said.push([s.stage, move.move, ...move.args].join(' '));
    s.match.play(s.turn, move);
  }
  return said;
}

test.each(cards)('NAV-03 %s: every way through %s ends in Keep Flying, Full Stop or Evade', (zone, card) => {
  for (const me of [able, bare]) {
    const open = draws(zone, card, me);
    const picks = open.stage === 'choose' ? open.offered('chooseOption') : [];
    for (const pick of picks.length > 0 ? picks : [null])
      for (let seed = 0; seed < 12; seed++) {
        const s = draws(zone, card, me);
        if (pick !== null) s.play('chooseOption', pick);
        const said = through(s, `${card}/${seed}`);
        expect([said, s.stage === 'turn' || s.can('stop')]).toEqual([said, true]);
        const { draw, discard } = s.G.decks[`nav-${zone}`];
        expect([...draw, ...discard].includes(card)).toBe(true);
        if (navCard(card).reshuffle) expect(discard).toEqual([]);
      }
  }
});

test('with an able crew every option of every card can be picked', () => {
  const missed = cards.flatMap(([zone, card]) => {
    const { options: all } = navCard(card);
    const s = draws(zone, card, able);
    if (s.stage === 'nav') s.play('face');
    if (s.stage === 'move-npc') s.match.play(s.turn, s.match.legal(s.turn)[0] as Move);
    const offered = s.stage === 'choose' ? s.offered('chooseOption') : [0];
    return all.length === offered.length || all.length === 1 ? [] : [`${card} ${offered.join()} of ${all.length}`];
  });
  expect(missed).toEqual([]);
});

type End = 'keep-flying' | 'full-stop' | 'evade';
const isEnd = (effect: Effect): effect is Extract<Effect, { do: End }> => ['keep-flying', 'full-stop', 'evade'].includes(effect.do);

/** How a list of effects ends a card, where nothing in it asks or rolls again or moves the ships of the law. */
function endOf(effects: readonly Effect[] = []): End | null {
  const open: Effect['do'][] = ['choose', 'if', 'test', 'roll', 'roll-against', 'gamble', 'wanted-roll', 'move-ship', 'alert'];
  return effects.some((effect) => open.includes(effect.do)) ? null : (effects.find(isEnd)?.do ?? null);
}

/** What this option must come to, given what was rolled. */
function promised({ test, effects }: Option, told: readonly LogEntry[]): End | null {
  if (!test) return endOf(effects);
  const roll = told.find((entry) => entry.kind === 'test');
  const total = roll?.kind === 'test' ? roll.total : 0;
  return endOf(test.bands.find(({ min, max }) => total >= min && (max === undefined || total <= max))?.effects);
}

/** Picks an option and goes on with whatever asks least; tells how the card ended, and all that happened. */
function ending(zone: Zone, card: Ref, option: number, dice: number[]): { end: End; told: LogEntry[] } | null {
  const s = draws(zone, card, able);
  s.roll(...dice);
  if (s.stage === 'nav') s.play('face');
  while (s.stage === 'move-npc') s.match.play(s.turn, s.match.legal(s.turn)[0] as Move);
  // With one way through there is nothing to pick.
  const told = [...s.G.log];
  if (s.stage === 'choose') {
    if (!s.can('chooseOption', option)) return null;
    s.play('chooseOption', option);
    told.push(...s.G.log);
  }
  for (let n = 0; n < 60; n++) {
    if (s.stage === 'evade') return { end: 'evade', told };
    if (s.stage === 'turn') return { end: 'full-stop', told };
    if (s.stage === 'fly') return { end: 'keep-flying', told };
    const legal = s.match.legal(s.turn).filter(({ move }) => !['jettison', 'putOff', 'dismiss', 'scrap', 'dropGear'].includes(move));
    const quiet = legal.find(({ move }) => ['roll', 'accept', 'enough', 'no', 'noMedic'].includes(move)) ?? legal[0];
    s.match.play(s.turn, quiet as Move);
    told.push(...s.G.log);
  }
  throw new Error(`still at ${s.stage}`);
}

const ways = cards.flatMap(([zone, card]) => navCard(card).options.map((option, i) => [zone, card, i, option] as const));

test.each(ways)('NAV-03 NAV-04 NAV-05 %s: %s, option %d ends as the card says whatever is rolled', (zone, card, i, option) => {
  const ends = new Set<End>();
  for (const dice of [
    [1, 1, 1, 1],
    [2, 2, 2],
    [3, 3, 3],
    [5, 5, 5],
    [6, 6, 6, 1],
  ]) {
    const seen = ending(zone, card, i, dice);
    const due = seen && promised(option, seen.told);
    if (!due) continue;
    expect([dice, seen.end]).toEqual([dice, due]);
    ends.add(due);
  }
  const plain = option.test ? option.test.bands.every(({ effects }) => endOf(effects) !== null) : endOf(option.effects) !== null;
  if (plain) expect(ends.size).toBeGreaterThan(0);
});
