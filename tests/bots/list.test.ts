import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botNamed, gameNamed, games } from '../../bots/games';
import { botList, FOLDERS, listBots } from '../../src/commands/bots.mjs';

test.each(FOLDERS)('the list of $game holds every bot of its folder; any command brings it up to date', (game) => {
  expect(readFileSync(`${game.folder}/index.ts`, 'utf8')).toBe(botList('.', game));
});

test('every game is found by its name, and each of its bots has a name of its own and a sentence about itself', () => {
  expect(games.map(({ rules }) => rules.name)).toEqual(FOLDERS.map(({ game }) => game));
  for (const game of games) {
    expect(gameNamed(game.rules.name)).toBe(game);
    expect(new Set(game.bots.map(({ name }) => name)).size).toBe(game.bots.length);
    for (const bot of game.bots) {
      expect(bot.describe).toMatch(/^[A-Z].*\.$/);
      expect(botNamed(game, bot.name)).toBe(bot);
    }
  }
  expect(() => gameNamed('chess')).toThrow('There is no game chess; choose from: firefly, misbehavin.');
});

describe('writing the list', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-'));
    mkdirSync(join(root, 'bots'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const put = (name: string, text: string) => writeFileSync(join(root, 'bots', name), text);
  const list = () => readFileSync(join(root, 'bots/index.ts'), 'utf8');

  test('takes in what exports a bot, whatever its file is called, and nothing else', () => {
    put('2nd-mate.ts', 'export const bot = 1;');
    put('new.ts', 'const bot = 1;\nexport { bot };');
    put('tools.ts', 'export const tools = 1;\n// export const bot');
    listBots(root);
    expect(list()).toContain("import { bot as _2ndMateBot } from './2nd-mate';");
    expect(list()).toContain("import { bot as newBot } from './new';");
    expect(list()).toContain('= [_2ndMateBot, newBot];');
  });

  test('leaves a list alone that is up to date', () => {
    put('one.ts', 'export const bot = 1;');
    listBots(root);
    const then = new Date(0);
    utimesSync(join(root, 'bots/index.ts'), then, then);
    listBots(root);
    expect(statSync(join(root, 'bots/index.ts')).mtimeMs).toBe(0);
  });
});
