import { fork } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { root } from '../ensure.mjs';

/**
 * A script as one plain file, as code reaches a page. What runs TypeScript as it stands gives every closure a name of its own, and that costs
 * ours more than its peer.
 */
function bundled(script: URL): string {
  const file = fileURLToPath(script);
  const outfile = join(root, 'node_modules/.cache/bench', `${basename(file, '.ts')}.cjs`);
  buildSync({ entryPoints: [file], outfile, bundle: true, packages: 'external', platform: 'node', format: 'cjs', target: 'node20' });
  return outfile;
}

/** As race, each side in a process of its own, since what one does would make the engine's code slower for the other. */
export async function raceApart(script: URL, sides: [string[], string[]], rounds: number): Promise<[number, number]> {
  const file = bundled(script);
  const children = sides.map((side) => fork(file, side, { execArgv: [] }));
  const best = sides.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++)
    for (const [i, child] of children.entries()) {
      child.send('go');
      const [seconds] = (await once(child, 'message')) as [number];
      best[i] = Math.min(best[i] ?? seconds, seconds);
    }
  for (const child of children) child.disconnect();
  return best as [number, number];
}
