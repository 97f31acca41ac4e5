import fc from 'fast-check';
import { canonical } from '../../src/engine/hash';
import { Match } from '../../src/engine/match';
import { seededRandom } from '../../src/engine/random';
import { marketRefs, reaversRefs, startingRefs, supplyRefs } from '../../src/misbehavin/cards';
import { DECKS } from '../../src/misbehavin/market';
import { misbehavin } from '../../src/misbehavin/rules';
import { HIDDEN, type State } from '../../src/misbehavin/state';
import { VERSE_TOKENS, verseLeft } from '../../src/misbehavin/tokens';
import { playOn, ramble, TABLES } from './ramble';

/** Every card of the game wherever it lies. */
function cardsIn(G: State): string[] {
  const cards = [...G.box, ...Object.values(G.supply).flat()];
  for (const { draw, open } of Object.values(G.market)) cards.push(...draw, ...open.filter((ref) => ref !== null));
  for (const { deck, hand, recycle, tableau, display } of Object.values(G.players))
    cards.push(...deck, ...hand, ...recycle, ...tableau.map(({ ref }) => ref), ...display.map(({ ref }) => ref));
  for (const frame of G.stack) if (frame.kind === 'look') cards.push(...frame.seen);
  return cards.sort();
}

const allCards = (G: State): string[] =>
  [
    ...DECKS.flatMap(marketRefs),
    ...(G.options.reavers ? reaversRefs() : []),
    ...Object.values(G.players).flatMap(({ faction }) => (faction ? startingRefs(faction) : [])),
    ...(Object.keys(G.supply) as (keyof typeof G.supply)[]).flatMap(supplyRefs),
  ].sort();

const table = fc.record({
  options: fc.constantFrom(...TABLES),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  players: fc.integer({ min: 2, max: 4 }),
  moves: fc.integer({ min: 1, max: 900 }),
});
type Setting = typeof table extends fc.Arbitrary<infer T> ? T : never;
const started = ({ options, seed, players }: Setting) => Match.start(misbehavin, seed, players, options);
const far = (setting: Setting) => {
  const match = started(setting);
  playOn(match, setting.seed, setting.moves);
  return match;
};
// The same games each time: a failure is one of the code, not of the day.
fc.configureGlobal({ seed: 8 });
const check = (runs: number, property: (setting: Setting) => void) => fc.assert(fc.property(table, property), { numRuns: runs });

test('every card is in exactly one place, and no count is ever wrong', () => {
  check(40, (setting) => {
    const match = started(setting);
    let made = 0;
    playOn(match, setting.seed, setting.moves, () => {
      if (made++ % 5 > 0) return;
      const { G } = match;
      expect(cardsIn(G)).toEqual(allCards(G));
      for (const [p, { credits, verse, tableau, faction }] of Object.entries(G.players)) {
        expect(Math.min(credits, verse, verseLeft(G, p), ...Object.values(G.turn.activations), G.turn.recruitments)).toBeGreaterThanOrEqual(
          0,
        );
        expect(verse).toBeLessThanOrEqual(VERSE_TOKENS);
        if (faction) expect(tableau.length).toBeLessThanOrEqual(8);
      }
    });
  });
});

test('somebody can always move, has not too much to choose from, and every move listed is accepted', () => {
  check(20, (setting) => {
    const match = started(setting);
    const random = seededRandom(setting.seed);
    for (let n = 0; n < setting.moves && !match.over; n++) {
      const deciders = match.active();
      expect(deciders).toHaveLength(1);
      const { player, stage } = deciders[0]!;
      const legal = match.legal(player);
      expect(legal.length).toBeGreaterThan(0);
      expect(legal.length).toBeLessThan(60);
      expect(new Set(legal.map(canonical)).size).toBe(legal.length);
      for (const { move } of legal) expect(misbehavin.stages[stage]).toContain(move);
      if (n % 10 === 0) for (const move of legal) match.clone().play(player, move);
      match.play(player, ramble(legal, random) ?? legal[0]!);
    }
  });
});

test('games come to an end', () => {
  for (let game = 0; game < 27; game++) {
    const match = Match.start(misbehavin, `end ${game}`, 2 + (game % 3), { ...TABLES[game % TABLES.length], turnCap: 20 });
    playOn(match, `end ${game}`, 20_000);
    expect(match.over).toBeDefined();
  }
});

test('a view tells nothing of hidden cards: whatever they are, it is the same', () => {
  check(40, (setting) => {
    const { G } = far(setting);
    const random = seededRandom('other');
    for (const viewer of [...Object.keys(G.players), null]) {
      const view = misbehavin.view(G, viewer);
      const other = misbehavin.determinize(view, viewer, random);
      expect(cardsIn(other)).toEqual(cardsIn(G));
      expect(canonical({ ...misbehavin.view(other, viewer), log: [] })).toBe(canonical({ ...view, log: [] }));
      for (const [p, player] of Object.entries(view.players)) {
        expect(player.deck.every((ref) => ref === HIDDEN)).toBe(true);
        if (p !== viewer) expect(player.hand.every((ref) => ref === HIDDEN)).toBe(true);
      }
    }
  });
});

test('a game imagined from a view can be played on', () => {
  check(30, (setting) => {
    const match = far(setting);
    if (match.over) return;
    const { player } = match.active()[0]!;
    const imagined = new Match(misbehavin, misbehavin.determinize(match.view(player), player, seededRandom('x')), seededRandom('y'));
    playOn(imagined, 'z', 200);
  });
});

test('what happened is told without a hidden card', () => {
  check(15, (setting) => {
    const match = started(setting);
    playOn(match, setting.seed, setting.moves, () => {
      for (const entry of match.G.log) if (entry.kind === 'drew') expect(entry).toEqual({ kind: 'drew', p: entry.p, n: entry.n });
    });
  });
});

test('a state is plain JSON, a copy shares nothing, and a saved game goes on as it would have', () => {
  check(30, (setting) => {
    const match = far(setting);
    const before = canonical(match.G);
    expect(canonical(JSON.parse(JSON.stringify(match.G)))).toBe(before);
    const saved = Match.resume(misbehavin, JSON.parse(JSON.stringify(match.G)) as State, match.dice());
    playOn(saved, 'on', 100);
    const copy = match.clone();
    playOn(copy, 'on', 100);
    expect(canonical(match.G)).toBe(before);
    playOn(match, 'on', 100);
    // A copy begins without news.
    const after = canonical({ ...match.G, log: [] });
    for (const { G } of [saved, copy]) expect(canonical({ ...G, log: [] })).toBe(after);
  });
});
