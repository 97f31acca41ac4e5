// npm test: the type check, the linter and every test; arguments go to Jest. The last line counts them all.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { countCheck, countJest, lastLine } from './count.mjs';
import { ensureDatabases } from './databases.mjs';
import { ensure, tool } from './ensure.mjs';
import { run, say } from './problem.mjs';

/** Several times what all tests take on a slow machine: one that hangs must not hang whoever waits for the count. */
const MOST_MS = 45 * 60_000;

/** @param {string[]} args */
function jest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-'));
  const file = join(folder, 'report.json');
  // --forceExit, because a test that fails may leave a socket open, and Jest would wait for it without end. The reporters come last, because
  // --reporters would take a file name after it for one more reporter.
  const options = ['--forceExit', '--reporters=default', '--reporters=<rootDir>/src/commands/report.mjs'];
  const succeeded = tool('jest', [...args, ...options], { JEST_REPORT: file }, MOST_MS);
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Jest ended before it could report.
  }
  rmSync(folder, { recursive: true });
  return countJest(succeeded, report);
}

run(() => {
  ensure();
  ensureChromium();
  ensureDatabases();
  say('Checking types.');
  const types = countCheck(tool('tsc', []));
  say('Checking style.');
  const style = countCheck(tool('biome', ['check', '--error-on-warnings']));
  say('Running the tests.');
  const tests = jest(process.argv.slice(2));
  for (const reason of tests.reasons) say(reason);
  const counts = [types, style, tests];
  if (counts.some(({ failed }) => failed > 0)) process.exitCode = 1;
  console.log(lastLine(counts));
});
