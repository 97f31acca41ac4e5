// Builds the client into dist/.
import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensure, root, tool } from './ensure.mjs';
import { Problem, run, say } from './problem.mjs';

const dist = join(root, 'dist');
const page = join(dist, 'index.html');
const sources = ['public', 'src', 'bots', 'package-lock.json', '.parcelrc'];

/**
 * When anything in a file or folder last changed. Folders count themselves, so that a deleted file is noticed.
 * @param {string} path
 * @returns {number} milliseconds; 0 when there is nothing
 */
export function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  const inside = stat.isDirectory() ? readdirSync(path).map((name) => newest(join(path, name))) : [];
  return Math.max(stat.mtimeMs, ...inside);
}

export function build() {
  const started = new Date();
  // Otherwise the files of every earlier build would stay beside the new ones.
  rmSync(dist, { recursive: true, force: true });
  const args = ['build', '--no-source-maps', '--public-url', './', '--log-level', 'error'];
  // Jest, too, builds what players get.
  if (!tool('parcel', args, { NODE_ENV: 'production' })) throw new Problem('The client could not be built; Parcel says why above.');
  // A source that changed while Parcel was at work is newer than the page.
  utimesSync(page, started, started);
}

export function buildIfStale() {
  const changed = Math.max(...sources.map((source) => newest(join(root, source))));
  if (newest(page) >= changed) return;
  say('Building the client.');
  build();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  run(() => {
    ensure();
    build();
  });
}
