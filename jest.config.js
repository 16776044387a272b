const here = '<rootDir>';

/** Packages that are published as ES modules only and have to be transformed like our own files. */
const esm = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  '@noble',
  'idb',
  'marked',
].join('|');

const common = {
  moduleNameMapper: {
    '\\.(css|woff2)$': `${here}/tests/stubs/file.cjs`,
    '^@/(.*)$': `${here}/src/$1`,
    '^@games/(.*)$': `${here}/games/$1`,
    '^@tests/(.*)$': `${here}/tests/$1`,
  },
  transform: {
    '\\.[mc]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', importSource: '@/ui/jsx' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esm})/)`],
  modulePathIgnorePatterns: [`${here}/.next/`, `${here}/scripts/templates/`],
};

/**
 * The rules of the games and the kit they are built from: plain Node, framework in production mode. A test
 * that draws a board (`.test.tsx`) is the site's, wherever it lies.
 */
const rulesTests = ['kit', 'wire', 'bots', 'contract', 'games', 'honesty'].map(
  (room) => `${here}/tests/${room}`,
);

/** The online half: real sockets, real stores, processes that are killed. */
const serverTests = `${here}/tests/server`;

/** @type {import('jest').Config} */
export default {
  // On the two cores of a small machine Jest would leave one idle.
  ...(process.env.CI ? { maxWorkers: '100%' } : {}),
  testTimeout: 20_000,
  projects: [
    {
      ...common,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: rulesTests.map((folder) => `${folder}/**/*.test.ts`),
      setupFilesAfterEnv: [`${here}/tests/setup-rules.ts`],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: [`${serverTests}/**/*.test.ts`],
      globalSetup: `${serverTests}/set-up-cluster.mjs`,
      globalTeardown: `${serverTests}/tear-down-cluster.mjs`,
      setupFilesAfterEnv: [`${here}/tests/setup-rules.ts`],
    },
    {
      ...common,
      displayName: 'site',
      testEnvironment: 'jsdom',
      testMatch: [`${here}/tests/**/*.test.ts?(x)`],
      testPathIgnorePatterns: [
        '/node_modules/',
        ...[...rulesTests, serverTests].map((folder) => `${folder}/.*\\.test\\.ts$`),
      ],
      setupFilesAfterEnv: [`${here}/tests/setup-site.ts`],
    },
  ],
};
