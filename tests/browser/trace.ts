import type { Page } from 'playwright-core';

/** Something a thread was busy with. */
export interface Task {
  name: string;
  /** Milliseconds the processor spent on it; waiting does not count, so a busy machine does not either. */
  ms: number;
  /** Whether it held the page, and not a worker or a thread of the browser. */
  onPage: boolean;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/** Everything the browser's threads did while something happened on a page. */
export async function traced(page: Page, happens: () => Promise<unknown>): Promise<Task[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser around the page.');
  await browser.startTracing(page, { categories: ['cc', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await happens();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, ph, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return traceEvents
    .filter(({ ph }) => ph === 'X')
    .map(({ name, pid, tid, tdur = 0 }) => ({ name, ms: tdur / 1000, onPage: main.has(`${pid}/${tid}`) }));
}
