// Writes the lists of bots, one for each game beside its bots, so that a new file there is a new opponent everywhere. Like ensure.mjs it
// must load without packages and on an old Node.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BOT = /^export (const|let|var|function|class) bot\b|^export \{[^}]*\bbot\b/m;
const LINE = 140;
/** Where the bots of each game are; bots/games.ts puts the lists together. */
export const FOLDERS = [
  { game: 'firefly', folder: 'bots', root: '..' },
  { game: 'misbehavin', folder: 'bots/misbehavin', root: '../..' },
];

/**
 * The names of the files that hold a bot, in alphabetical order.
 * @param {string} folder
 */
function botFiles(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts' && BOT.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => file.slice(0, -3))
    .sort();
}

/** @param {string} file */
const identifier = (file) => {
  const word = file.replace(/[^A-Za-z0-9]+(.?)/g, (_, next) => next.toUpperCase());
  return `${/^\d/.test(word) ? '_' : ''}${word}Bot`;
};

/**
 * The text of a game's index.ts.
 * @param {string} root
 * @param {{ game: string; folder: string; root: string }} game
 */
export function botList(root, { game, folder, root: up }) {
  const files = botFiles(join(root, folder));
  // What all bots share lies where the first game's are.
  const shared = up.slice(0, -2) || './';
  const names = files.map(identifier);
  const imports = [
    ...files.map((file) => ({ from: `./${file}`, line: `import { bot as ${identifier(file)} } from './${file}';` })),
    { from: `${shared}find`, line: `import { finder } from '${shared}find';` },
    { from: `${shared}types`, line: `import type { Bot } from '${shared}types';` },
  ].sort((a, b) => (a.from < b.from ? -1 : 1));
  const start = 'export const bots: readonly Bot<State>[] = [';
  const short = `${start}${names.join(', ')}];`;
  return `// Written by src/commands/bots.mjs from the files in this folder, which every command runs: a new bot needs no line here.
import type { State } from '${up}/src/${game}/state';
${imports.map(({ line }) => line).join('\n')}

${short.length <= LINE ? short : `${start}\n${names.map((name) => `  ${name},\n`).join('')}];`}

export const botNamed = finder(bots);
`;
}

/**
 * Brings the lists up to date; one that is stays untouched.
 * @param {string} root
 */
export function listBots(root) {
  for (const game of FOLDERS.filter(({ folder }) => existsSync(join(root, folder)))) {
    const file = join(root, game.folder, 'index.ts');
    const text = botList(root, game);
    const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (old !== text) writeFileSync(file, text);
  }
}
