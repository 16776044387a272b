import { defineConfig, devices } from '@playwright/test';
import { findChromium, launchOptions } from './scripts/lib/chromium.mjs';

// Matches that tests lay out or play again: outside production the framework is many times slower.
Object.assign(process.env, { NODE_ENV: 'production' });

const port = Number(process.env.TEST_PORT ?? 3210);
const site = `http://127.0.0.1:${port}`;
const launch = launchOptions(await findChromium());

export default defineConfig({
  // The house's in `browser`, a game's own in its folder.
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // Playwright loads tests as Node loads modules, which finds no folder inside a package.
  tsconfig: 'tests/browser/tsconfig.json',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: process.env.CI ? 2 : undefined,
  // Every match is dealt by real chance; a test that needs its second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  // Twice what the slowest of them takes on two slow cores.
  timeout: 90_000,
  use: {
    baseURL: site,
    // What happens is told for as short as may be, and nobody reads it first.
    storageState: {
      cookies: [],
      origins: [{ origin: site, localStorage: [{ name: 'kaizhuo.telling', value: 'at-once' }] }],
    },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    // Only the tests of the offline copy want every page fetched ahead of time.
    serviceWorkers: 'block',
    launchOptions: launch,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // What takes long and looks the same, or needs a keyboard, is tried on one screen.
      testIgnore: '**/*.desktop.spec.ts',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: `.cache/browser-data/${port}`,
      LOG_LEVEL: 'warn',
    },
    url: site,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
