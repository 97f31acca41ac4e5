// npm run dev: like npm start, but the page reloads and the server restarts when their sources change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensure, root } from './ensure.mjs';
import { run } from './problem.mjs';

/** @param {string} name @param {string[]} args */
const start = (name, ...args) => spawn(join(root, 'node_modules', '.bin', name), args, { cwd: root, stdio: 'inherit' });

run(() => {
  ensure();
  // A folder of its own: npm start must never find a development build in dist/.
  const both = [
    start('parcel', 'watch', '--dist-dir', '.parcel-cache/dev'),
    start('tsx', 'watch', '--clear-screen=false', 'src/commands/serve.ts', '--dev', ...process.argv.slice(2)),
  ];
  const stop = () => {
    for (const child of both) child.kill();
  };
  for (const child of both) child.on('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
});
