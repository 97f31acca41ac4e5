import { readFileSync } from 'node:fs';
import { BadInput } from '../engine/moves';
import { parseReplay, type Replay, replay } from '../engine/replay';
import { firefly } from '../firefly/rules';
import { misbehavin } from '../misbehavin/rules';
import './stdout.mjs';

const [file] = process.argv.slice(2);

function read(path: string | undefined): string {
  if (path === undefined) throw new BadInput('Name the file of a saved match: npm run replay -- file');
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new BadInput(`There is no file ${path} to read.`);
  }
}

const again = (saved: Replay) => (saved.game === misbehavin.name ? replay(misbehavin, saved) : replay(firefly, saved));

try {
  const saved = parseReplay(read(file));
  const { over } = again(saved);
  const end = over ? (over.winner === null ? `nobody won (${over.reason})` : `player ${over.winner} won`) : 'unfinished';
  console.log(`${saved.moves.length} moves, ${saved.players} players, ${end}; hash ok`);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
