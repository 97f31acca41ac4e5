import fc from 'fast-check';
import { canonical } from '../../src/engine/hash';
import type { SetId } from '../../src/firefly/content/types';
import { PLAYABLE, storiesFor } from '../../src/firefly/setup/options';
import { isOpen, prying, survivesSaving, watcher } from './invariants';
import { playOn } from './ramble';
import { MIXES, seatsFor, startTable } from './tables';

const table = fc.record({
  boxes: fc.constantFrom(...MIXES),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  seats: fc.nat(),
  cards: fc.nat(),
  moves: fc.integer({ min: 1, max: 1200 }),
});
type Drawn = { boxes: readonly SetId[]; seed: string; seats: number; cards: number };
const started = ({ boxes, seed, seats, cards }: Drawn) => startTable({ boxes, seed, players: seatsFor(boxes, seats), cards });
type Game = ReturnType<typeof started>;

/** The same tables on every run; another seed finds others. */
const check = (numRuns: number, holds: (asked: Drawn & { moves: number }) => void): void =>
  fc.assert(fc.property(table, holds), { numRuns, seed: 20 });

/** Plays on and looks at every state. */
function playSoundly(match: Game, seed: string, moves: number): void {
  const faults = watcher();
  playOn(match, seed, moves, () => expect(faults(match.G)).toEqual([]));
}

/** Plays on with an eye on every state, and now and then looks at one from all sides. */
function playThrough(match: Game, seed: string): void {
  const faults = watcher();
  let n = 0;
  const lookOver = () => {
    expect(isOpen(match)).toBe(true);
    expect(prying(match, seed)).toEqual([]);
    expect(survivesSaving(match, 20)).toBe(true);
  };
  playOn(match, seed, 400, () => {
    const found = faults(match.G);
    if (found.length > 0) expect(found).toEqual([]);
    if (n++ % 80 === 0) lookOver();
  });
  lookOver();
}

const tales = [1, 2, 3, 4].flatMap((players) => storiesFor(['base'], players).map(({ id }, cards) => [id, players, cards] as const));

test.each(tales)('all that must hold does in %s with %d', (story, players, cards) => {
  const match = startTable({ boxes: ['base'], seed: `${story} ${players}`, players, cards });
  expect(match.G.options).toMatchObject({ story, players, sets: ['base'] });
  playThrough(match, `${story} ${players}`);
});

/** Every mix of boxes with a number of players of its own, and all boxes with each. */
const tables = [
  ...MIXES.map((boxes, i) => ({ boxes, players: seatsFor(boxes, i), cards: i })),
  ...[1, 2, 3, 4, 5, 6].map((players) => ({ boxes: PLAYABLE, players, cards: 11 * players })),
].map((asked) => [asked.boxes === PLAYABLE ? 'all' : asked.boxes.join(' + '), asked.players, asked] as const);

test.each(tables)('all that must hold does with the boxes %s and %d players', (_, players, { boxes, cards }) => {
  const seed = `mix ${cards}/${players}`;
  playThrough(startTable({ boxes, seed, players, cards }), seed);
});

test('each card is in one place, nothing is negative, limits hold, and somebody can always move', () => {
  check(40, (asked) => playSoundly(started(asked), asked.seed, asked.moves));
}, 300_000);

test('every listed move is accepted', () => {
  check(100, (asked) => {
    const match = started(asked);
    playOn(match, asked.seed, Math.min(asked.moves, 400));
    expect(isOpen(match)).toBe(true);
  });
}, 300_000);

test('a state saved as JSON at any point goes on as it would have', () => {
  check(60, (asked) => {
    const match = started(asked);
    playOn(match, asked.seed, asked.moves);
    expect(survivesSaving(match, 60)).toBe(true);
  });
}, 300_000);

test('a copy is independent and equal', () => {
  check(60, (asked) => {
    const match = started(asked);
    playOn(match, asked.seed, asked.moves);
    const before = canonical({ ...match.G, log: [] });
    const copy = match.clone();
    expect(canonical({ ...copy.G, log: [] })).toBe(before);
    playOn(copy, 'copy', 80);
    expect(canonical({ ...match.G, log: [] })).toBe(before);
  });
}, 300_000);

test('INFO-03 what a seat sees does not depend on what is hidden from it', () => {
  check(60, (asked) => {
    const match = started(asked);
    playOn(match, asked.seed, asked.moves);
    expect(prying(match, `${asked.seed} other`)).toEqual([]);
  });
}, 300_000);
