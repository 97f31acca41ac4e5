// How many checks passed: the sum that npm test ends with.

/**
 * @typedef {{ passed: number, failed: number, skipped: number, reasons: string[] }} Count
 * @typedef {{ fullName: string, status: string }} JestTest
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   numRuntimeErrorTestSuites: number, testResults: { testResults: JestTest[] }[] }} JestReport
 */

/** @param {boolean} succeeded @returns {Count} */
export const countCheck = (succeeded) => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0, reasons: [] });

/**
 * A file that cannot even be loaded is one failure; so is a Jest that fails without naming a test (nothing found, a crash).
 * @param {boolean} succeeded
 * @param {JestReport | undefined} report
 * @returns {Count}
 */
export function countJest(succeeded, report) {
  if (!report) return countCheck(false);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: failed || countCheck(succeeded).failed,
    skipped: report.numPendingTests + report.numTodoTests,
    reasons: report.testResults
      .flatMap((file) => file.testResults)
      .filter(({ status, fullName }) => status === 'pending' && fullName.includes('skipped because'))
      .map(({ fullName }) => fullName),
  };
}

/** @param {Count[]} counts */
export function lastLine(counts) {
  /** @param {'passed' | 'failed' | 'skipped'} key */
  const total = (key) => counts.reduce((sum, count) => sum + count[key], 0);
  return `${total('passed')} passed, ${total('failed')} failed${total('skipped') ? `, ${total('skipped')} skipped` : ''}`;
}
