// A Jest reporter that leaves the results for test.mjs to count.
import { writeFileSync } from 'node:fs';

export default class Report {
  /** @param {unknown} _contexts @param {import('./count.mjs').JestReport} results */
  onRunComplete(_contexts, results) {
    if (process.env.JEST_REPORT) writeFileSync(process.env.JEST_REPORT, JSON.stringify(results));
  }
}
