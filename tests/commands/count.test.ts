import { countCheck, countJest, lastLine } from '../../src/commands/count.mjs';

const report = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};

test('the last line adds up checks and tests', () => {
  expect(lastLine([countCheck(true), countCheck(true), countJest(true, report)])).toBe('7 passed, 0 failed');
  expect(lastLine([countCheck(true), countCheck(false), countJest(true, report)])).toBe('6 passed, 1 failed');
});

test('skipped tests are counted apart, with their reason', () => {
  const testResults = [
    { fullName: 'the page (skipped because there is no Chromium) opens', status: 'pending' },
    { fullName: 'left out by a name pattern', status: 'pending' },
    { fullName: 'runs', status: 'passed' },
  ];
  const count = countJest(true, { ...report, numPendingTests: 2, testResults: [{ testResults }] });
  expect(lastLine([count])).toBe('5 passed, 0 failed, 2 skipped');
  expect(count.reasons).toEqual(['the page (skipped because there is no Chromium) opens']);
});

test('a test file that cannot be loaded is a failure', () => {
  expect(lastLine([countJest(false, { ...report, numFailedTests: 1, numRuntimeErrorTestSuites: 1 })])).toBe('5 passed, 2 failed');
});

test('a Jest that fails without a failing test, or without a word, is a failure', () => {
  expect(lastLine([countJest(false, report)])).toBe('5 passed, 1 failed');
  expect(lastLine([countJest(false, undefined)])).toBe('0 passed, 1 failed');
});
