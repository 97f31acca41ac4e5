import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { violations } from './layers';

const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`) : [];

test('every file imports only what its layer may', () => {
  const paths = [...filesIn('src'), ...filesIn('bots')].filter((path) => /\.(tsx?|mjs)$/.test(path));
  expect(paths).toContain('src/server/server.ts');
  expect(violations(Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')])))).toEqual([]);
});

const GAMES = /firefly|misbehavin/i;

test.each([
  ['the engine', 'src/engine', []],
  // The shelf is where the page finds its games.
  ['the shell of the page', 'src/client', ['src/client/games/index.ts']],
])('%s names no game', (_, folder, but) => {
  const files = filesIn(folder).filter((path) => /\.(tsx?|mjs)$/.test(path) && !/^src\/client\/(firefly|misbehavin)\//.test(path));
  expect(files.length).toBeGreaterThan(10);
  const naming = files.filter((path) => GAMES.test(readFileSync(path, 'utf8').replaceAll('aim-to-misbehave', '')));
  expect(naming).toEqual(but);
});

describe('the check itself', () => {
  test.each([
    ['src/engine/match.ts', "import { G } from '../firefly/state';"],
    ['src/engine/match.ts', "import type { G } from '../firefly/state';"],
    ['src/engine/match.ts', "import '../index';"],
    ['src/engine/match.ts', "import '..';"],
    ['src/firefly/game.ts', "import { x } from '../misbehavin/game';"],
    ['src/misbehavin/game.ts', "export * from '../firefly/game';"],
    ['src/misbehavin/game.ts', "import { crew } from '../firefly/content/crew';"],
    ['src/firefly/game.ts', "import { bot } from '../../bots/random';"],
    ['src/firefly/game.ts', "export { page } from '../client/page';"],
    ['src/firefly/game.ts', "const later = () => import('../server/server');"],
    ['src/firefly/game.ts', "type Server = import('../server/server').Running;"],
    ['src/firefly/content/crew.ts', "import { total } from '../skills';"],
    ['src/firefly/content/crew.ts', "import { type Crew, total } from '../skills';"],
    ['src/firefly/content/crew.ts', "import alea from 'seedrandom/lib/alea.js';"],
    ['src/firefly/content/crew.ts', "import type { Page } from '../../client/page';"],
    ['bots/random.ts', "import { page } from '../src/client/page';"],
    ['bots/lib/search.ts', "import { api } from '../../src';"],
    ['src/client/page.tsx', "import { start } from '../server/server'; export const page = <p />;"],
    ['src/server/server.ts', "import { page } from '../client/page';"],
    ['src/server/server.ts', "import { say } from '../commands/problem.mjs';"],
    ['src/client/firefly/Table.tsx', "import { state } from '../../misbehavin/state';"],
    ['src/client/misbehavin/Table.tsx', "import { Card } from '../firefly/cards/Card';"],
    ['src/elsewhere/new.ts', "import { match } from '../engine/match';"],
  ])('%s may not say %s', (path, source) => {
    expect(violations({ [path]: source })).toHaveLength(1);
  });

  test.each([
    ['src/engine/random.ts', "import alea from 'seedrandom/lib/alea.js'; import { must } from './must';"],
    ['src/firefly/game.ts', "import { match } from '../engine/match'; import { crew } from './content/crew'; import './content';"],
    ['src/firefly/content/index.ts', "export { crew } from './crew'; import map from './map.json';"],
    ['src/firefly/content/crew.ts', "import type { Crew } from '../cards'; import { type Id } from '../../engine/id';"],
    ['src/firefly/content/crew.ts', "export type { Crew } from '../cards'; export type * from '../cards';"],
    ['bots/random.ts', "import { match } from '../src/engine/match'; import { game } from '../src/firefly/game'; import './lib/search';"],
    ['src/client/page.tsx', "import { bot } from '../../bots/random'; import { game } from '../firefly/game'; import 'react';"],
    ['src/server/games.ts', "import { game } from '../firefly/game'; import { bot } from '../../bots/random';"],
    ['src/commands/serve.ts', "import { startServer } from '../server/server'; import { run } from './problem.mjs';"],
    ['src/commands/content.ts', "import { cards } from '../firefly/content';"],
    ['src/index.ts', "export * from './engine/match'; export { game } from './firefly/game';"],
  ])('%s may say %s', (path, source) => {
    expect(violations({ [path]: source })).toEqual([]);
  });
});
