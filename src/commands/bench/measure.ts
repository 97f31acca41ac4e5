/** One figure next to its peer, both measured in the same run, so that a noisy machine disturbs both alike. */
export interface Measure {
  name: string;
  ours: number;
  peer: number;
  /** Ours by peer. */
  ratio: number;
  bar: string;
  holds: boolean;
}

export const atLeast = (name: string, ours: number, peer: number, bar: number): Measure => {
  const ratio = ours / peer;
  return { name, ours, peer, ratio, bar: `at least ${Number(bar.toPrecision(3))}`, holds: ratio >= bar };
};

export const atMost = (name: string, ours: number, peer: number, bar: number): Measure => {
  const ratio = ours / peer;
  return { name, ours, peer, ratio, bar: `at most ${Number(bar.toPrecision(3))}`, holds: ratio <= bar };
};

/** Runs both in turn, a few times each, and takes the best time of each: what the machine can do when nothing else disturbs it. */
export function race(rounds: number, ours: () => void, peer: () => void): { ours: number; peer: number } {
  const best = { ours: Number.POSITIVE_INFINITY, peer: Number.POSITIVE_INFINITY };
  for (let round = 0; round < rounds; round++) {
    best.ours = Math.min(best.ours, seconds(ours));
    best.peer = Math.min(best.peer, seconds(peer));
  }
  return best;
}

export function seconds(run: () => void): number {
  const start = performance.now();
  run();
  return (performance.now() - start) / 1000;
}

/** The other end of raceApart in apart.ts: runs for a second when asked, and says how many seconds one of so many things took. */
export function answerWith(run: () => void, things: number): void {
  process.on('message', () => {
    let times = 0;
    let sum = 0;
    for (; sum < 1; times++) sum += seconds(run);
    process.send?.(sum / times / things);
  });
}
