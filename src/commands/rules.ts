import { readdirSync, readFileSync } from 'node:fs';
import { ruleIds as firefly } from '../firefly/rule-ids';
import { ruleIds as misbehavin } from '../misbehavin/rule-ids';
import './stdout.mjs';

/** The rules of both games; no two share an id. */
const ruleIds: Readonly<Record<string, string>> = { ...firefly, ...misbehavin };

/** Titles of all tests below a folder. */
function titles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => {
      const source = readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8');
      return [...source.matchAll(/\b(?:test|it)(?:\.each(?:<[^(]*>)?\([^)]*\))?\(\s*(['"`])((?:(?!\1).)*)\1/gs)].map(
        ([, , title]) => title ?? '',
      );
    })
    .sort();
}

const flags = process.argv.slice(2);
const unknown = flags.find((flag) => flag !== '--json');
if (unknown !== undefined) {
  console.error(`There is no flag ${unknown}; the one there is: --json.`);
  process.exit(1);
}

const all = titles('tests');
const tested = Object.fromEntries(Object.keys(ruleIds).map((id) => [id, all.filter((title) => title.split(/[^A-Z0-9-]/).includes(id))]));

if (flags.includes('--json')) console.log(JSON.stringify(tested, null, 2));
else {
  const open = Object.keys(tested).filter((id) => tested[id]?.length === 0);
  for (const [id, tests] of Object.entries(tested))
    if (tests.length > 0) console.log(`${id.padEnd(14)} ${tests.join('\n               ')}`);
  for (const tag of [...new Set(Object.values(ruleIds))]) {
    const ids = Object.keys(ruleIds).filter((id) => ruleIds[id] === tag);
    const without = ids.filter((id) => open.includes(id));
    console.log(
      `\n${tag}: ${ids.length - without.length} of ${ids.length} rules have a test${without.length ? `; none for ${without.join(', ')}` : ''}`,
    );
  }
}
