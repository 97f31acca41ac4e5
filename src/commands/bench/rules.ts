import { must } from '../../engine/must';
import { firefly } from '../../firefly/rules';
import type { State } from '../../firefly/state';
import { raceApart } from './apart';
import { atLeast, atMost, type Measure, race, seconds } from './measure';
import { recordMoves, startMatch, type TableName } from './record';

/** A table, how it is called, and how far its figures may stay behind the bars. */
interface Case {
  table: TableName;
  called: string;
  slack: number;
}

async function speed({ table, called, slack }: Case): Promise<Measure> {
  const script = new URL('./play.ts', import.meta.url);
  const [ours, peer] = await raceApart(
    script,
    [
      [table, 'fast'],
      [table, 'stock'],
    ],
    8,
  );
  return atLeast(`moves a second, fast runtime by stock reducer${called}`, 1 / ours, 1 / peer, 50 / slack);
}

function cloning({ table, called, slack }: Case): Measure {
  let G: State | undefined;
  recordMoves(table, 'clone', 1000, (state) => {
    G = state;
  });
  const middle = must(G);
  const times = 400;
  const repeat = (copy: () => unknown) => () => {
    for (let i = 0; i < times; i++) copy();
  };
  const { ours, peer } = race(
    8,
    repeat(() => firefly.clone(middle)),
    repeat(() => structuredClone({ ...middle, log: [] })),
  );
  return atLeast(`copies a second of a state in mid-game, ours by structuredClone${called}`, times / ours, times / peer, 10 / slack);
}

/** What a move costs early and late in the same games, made as a saved match is replayed; the draft is left out. */
function ageing({ table, called, slack }: Case): Measure {
  const window = 200;
  const best = { early: 0, late: 0 };
  const games = Array.from({ length: 10 }, (_, i) => recordMoves(table, `age ${i}`, 2000 + window));
  for (const { seed, moves } of games) {
    const least = { early: Number.POSITIVE_INFINITY, late: Number.POSITIVE_INFINITY };
    for (let round = 0; round < 8; round++) {
      const match = startMatch(table, seed);
      const play = (from: number, to: number) =>
        seconds(() => {
          for (const [player, move] of moves.slice(from, to)) match.play(player, move);
        });
      play(0, 100);
      least.early = Math.min(least.early, play(100, 100 + window));
      play(100 + window, 2000);
      least.late = Math.min(least.late, play(2000, 2000 + window));
    }
    best.early += least.early;
    best.late += least.late;
  }
  const each = (sum: number) => (1e6 * sum) / (games.length * window);
  return atMost(`microseconds of a move, after 2,000 moves by after 100${called}`, each(best.late), each(best.early), 1.2 * slack);
}

function size({ table, called, slack }: Case): Measure {
  let most = 0;
  let n = 0;
  for (let game = 0; game < 6; game++)
    recordMoves(table, `size ${game}`, 2500, (G) => {
      if (n++ % 50 === 0) most = Math.max(most, JSON.stringify(G).length);
    });
  return atMost(`bytes of the largest state met in four-player games, of 60,000${called}`, most, 60_000, slack);
}

const CASES: readonly Case[] = [
  { table: 'base', called: '', slack: 1 },
  { table: 'all', called: ', all boxes', slack: 1.1 },
];

export const rules: readonly (() => Measure | Promise<Measure>)[] = CASES.flatMap((one) =>
  [speed, cloning, ageing, size].map((measure) => () => measure(one)),
);
