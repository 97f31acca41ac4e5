/** @param {import('@swc/core').ParserConfig} parser */
const swc = (parser) => [
  '@swc/jest',
  { jsc: { target: 'es2022', parser, transform: { react: { runtime: 'automatic' } } }, sourceMaps: 'inline' },
];

/** TypeScript and TSX are parsed apart: in a .tsx file `<T>(x: T) => x` would start an element. */
const shared = {
  transform: {
    '\\.(ts|mjs)$': swc({ syntax: 'typescript' }),
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.parcel-cache/'],
};

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/tests/client/', '<rootDir>/tests/browser/'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/client/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/browser/build.ts',
    },
  ],
};
