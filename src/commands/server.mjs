// npm run server: like npm start, without looking whether the page is built.
import { ensure } from './ensure.mjs';
import { run } from './problem.mjs';

run(async () => {
  ensure();
  // Before anything is loaded: boardgame.io looks at it once.
  process.env.NODE_ENV = process.env.NODE_ENV || 'production';
  const { register } = await import('tsx/esm/api');
  register();
  await import('./serve.ts');
});
