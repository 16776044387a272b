import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { command } from './lib/command.mjs';
import { root } from './lib/root.mjs';
import { Expected, say } from './lib/say.mjs';
import { serveBuild } from './lib/serve-build';
import { needChromium, withBrowser } from './lib/with-site';
import { allPages, type Shot } from './shots.pages';

const sizes = [
  { width: 1280, height: 800, phone: false },
  { width: 390, height: 844, phone: true },
];
const schemes = ['light', 'dark'] as const;
const locales = ['zh-Hant', 'en'];
/** Bots of six seats play one after the other; and the machine may be busy. */
const WAIT_MS = 90_000;
/** Browsers at work at once: most of a picture's time is waiting for bots, who wait for people. */
const HANDS = 3;
const folder = path.join(root, 'shots');

interface Setting {
  size: (typeof sizes)[number];
  scheme: (typeof schemes)[number];
  locale: string;
}

// npm run shots -- home en-dark: only the pages whose name contains "home", only where it ends in a setting that
// contains "en-dark". BASE_URL: of a server that runs already.
await command(async () => {
  const [wanted = '', where = ''] = process.argv.slice(2);
  const chosen = (await allPages()).filter((page) => page.name.includes(wanted));
  if (chosen.length === 0) throw new Expected(`No page is called "${wanted}"; see scripts/shots.pages.ts.`);
  const settings = sizes
    .flatMap((size) => schemes.flatMap((scheme) => locales.map((locale) => ({ size, scheme, locale }))))
    .filter((setting) => settingName(setting).includes(where));
  if (settings.length === 0) throw new Expected(`No setting is called "${where}"; one is en-dark-390.`);
  const wishes = settings.flatMap((setting) => chosen.map((shot) => ({ setting, shot })));
  mkdirSync(folder, { recursive: true });
  // Without a browser there is no use in building.
  await needChromium();
  const site = await serveBuild();
  const missed: string[] = [];
  // One list for all hands: whoever is free takes the next.
  const next = wishes.values();
  const takeAll = async (browser: Browser) => {
    for (const wish of next) {
      const fault = await shoot(browser, site.url, wish);
      if (fault !== undefined) missed.push(fault);
    }
  };
  try {
    await Promise.all(Array.from({ length: HANDS }, () => withBrowser(takeAll)));
  } finally {
    site.close();
  }
  say(`${wishes.length - missed.length} of ${wishes.length} pictures in shots/`);
  if (missed.length > 0) throw new Expected(`Without a picture:\n${missed.join('\n')}`);
});

function settingName({ size, scheme, locale }: Setting): string {
  return `${locale}-${scheme}-${size.width}`;
}

interface Wish {
  readonly setting: Setting;
  readonly shot: Shot;
}

/** Takes one page's picture in one setting, from a fresh start. Answers why it could not be taken. */
async function shoot(browser: Browser, url: string, { setting, shot }: Wish): Promise<string | undefined> {
  const { size, scheme, locale } = setting;
  const name = `${shot.name}-${settingName(setting)}`;
  const since = performance.now();
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: size.width, height: size.height },
    hasTouch: size.phone,
    isMobile: size.phone,
    colorScheme: scheme,
    locale: locale === 'zh-Hant' ? 'zh-TW' : 'en-US',
    reducedMotion: 'reduce',
  });
  try {
    await take(await context.newPage(), shot, locale, path.join(folder, `${name}.png`));
    say(`${name}, ${((performance.now() - since) / 1000).toFixed(1)} s`);
    return undefined;
  } catch (error) {
    const fault = `${name}: ${reasonOf(error)}`;
    say(fault);
    return fault;
  } finally {
    // A room's other people sit in contexts of their own.
    for (const open of browser.contexts()) await open.close();
  }
}

/** What went wrong in one line: for a wait, what it waited for. */
function reasonOf(error: unknown): string {
  const lines = stripVTControlCharacters(String(error)).split('\n');
  const waited = lines.find((line) => line.includes('waiting for'));
  return [lines[0], ...(waited === undefined ? [] : [waited.trim()])].join(' ');
}

async function take(page: Page, shot: Shot, locale: string, file: string): Promise<void> {
  page.setDefaultTimeout(WAIT_MS);
  const answer = await page.goto(`/${locale}${shot.path}`, { waitUntil: 'networkidle' });
  if (answer?.status() !== (shot.status ?? 200))
    throw new Expected(`/${locale}${shot.path} answers ${answer?.status() ?? 'nothing'}.`);
  await page.waitForFunction(hasGrain);
  await shot.prepare?.(page);
  await page.evaluate(settled);
  await page.screenshot({ path: file });
}

/** In the page: whether the picture of the wood is there, which comes after everything else. */
function hasGrain(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes('/art/table/oak'));
}

/** In the page: resolves when the fonts are there and whatever moves and comes to rest has done so. */
async function settled() {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // One that ends may begin another.
  for (;;) {
    const passing = document.getAnimations().filter(({ playState, effect }) => {
      return (
        playState === 'running' && Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY
      );
    });
    if (passing.length === 0) return;
    await Promise.allSettled(passing.map((animation) => animation.finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}
