import { type Browser, chromium } from '@playwright/test';
import { findChromium, launchOptions } from './chromium.mjs';
import { Expected } from './say.mjs';
import { serveBuild } from './serve-build';

/** @throws {Expected} when this machine has no Chromium */
export async function needChromium(): Promise<string> {
  const executable = await findChromium();
  if (!executable)
    throw new Expected('No Chromium found. Install chromium, or run: npx playwright install chromium');
  return executable;
}

/** Lends a browser for as long as the work takes. */
export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(launchOptions(await needChromium()));
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

/** The same, and the built site at an address of this machine. BASE_URL: of a server that runs already. */
export async function withSite(work: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  // Without one there is no use in building.
  await needChromium();
  const site = await serveBuild();
  try {
    await withBrowser((browser) => work(browser, site.url));
  } finally {
    site.close();
  }
}
