// npm start: the game at http://localhost:8000, or at the port of --port or PORT.
import { buildIfStale } from './build.mjs';
import { ensure } from './ensure.mjs';
import { run } from './problem.mjs';

run(async () => {
  ensure();
  buildIfStale();
  await import('./server.mjs');
});
