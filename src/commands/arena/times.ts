/** How long decisions took, kept small enough to be added up over any number of games. */
export interface Times {
  n: number;
  /** Milliseconds. */
  sum: number;
  /** How many took how long; bucket i begins at LEAST × STEP^i milliseconds. */
  buckets: number[];
}

const LEAST = 0.001;
const STEP = 1.1;

export const newTimes = (): Times => ({ n: 0, sum: 0, buckets: [] });

export function timed(times: Times, ms: number): void {
  const bucket = Math.max(0, Math.floor(Math.log(Math.max(ms, LEAST) / LEAST) / Math.log(STEP)));
  for (let i = times.buckets.length; i <= bucket; i++) times.buckets.push(0);
  times.buckets[bucket] = (times.buckets[bucket] ?? 0) + 1;
  times.n++;
  times.sum += ms;
}

export function addTimes(all: readonly Times[]): Times {
  const total = newTimes();
  for (const { n, sum, buckets } of all) {
    total.n += n;
    total.sum += sum;
    buckets.forEach((count, i) => {
      total.buckets[i] = (total.buckets[i] ?? 0) + count;
    });
  }
  return total;
}

/** The time that this share of the decisions stayed below, to within a tenth. */
export function timeAt({ n, buckets }: Times, share: number): number {
  let left = share * n;
  for (const [i, count] of buckets.entries()) {
    left -= count ?? 0;
    if (left <= 0) return LEAST * STEP ** (i + 1);
  }
  return 0;
}
