import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@games/index';
import type { Page } from '@playwright/test';
import { playSteps, tourOf } from '@tests/browser/tours';
import { runningMatch } from './lib/begin-match';
import { isChinese } from './lib/chinese';
import { command } from './lib/command.mjs';

import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';
import { withSite } from './lib/with-site';

const LOCALE = 'zh-Hant';
const WIDTHS = [390, 1280];
/** Presses after which a table has said most of what it says. */
const STEPS = 15;
const target = 'src/ui/first-letters';

const FACES = ['huninn', 'noto-sans-tc-400', 'noto-sans-tc-700'];
/** Where a visitor comes by, in order: a character is in the slice of the first of them. */
const PLACES = ['shelf', 'box', 'table'];

// npm run letters: which characters a first visit is set in, for the slices of the fonts (scripts/fonts.ts).
// To be run when the words of the first pages have changed; npm run budgets says so when it matters.
await command(() =>
  withSite(async (browser, url) => {
    const found = new Map<string, Set<string>>();
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width, height: 844 },
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      // What tsx calls for in each function that it gives to the page.
      await context.addInitScript('globalThis.__name = (own) => own');
      const page = await context.newPage();
      await page.goto(`/${LOCALE}`, { waitUntil: 'networkidle' });
      await gather(page, 'shelf', found);
      for (const { slug } of games) {
        await page.goto(`/${LOCALE}/${slug}`, { waitUntil: 'networkidle' });
        await gather(page, 'box', found);
        const match = await runningMatch(page, `/${LOCALE}/${slug}`);
        await page.goto(match, { waitUntil: 'networkidle' });
        await gather(page, 'table', found);
        const tour = await tourOf(slug);
        for (let step = 0; step < STEPS && !(await playSteps(page, tour, 1)); step++)
          await gather(page, 'table', found);
      }
      await context.close();
      // What stands on a page until it wakes up.
      const asleep = await browser.newContext({
        baseURL: url,
        viewport: { width, height: 844 },
        javaScriptEnabled: false,
      });
      const still = await asleep.newPage();
      for (const { slug } of games) {
        await still.goto(`/${LOCALE}/${slug}/table`);
        await gather(still, 'shelf', found);
      }
      await asleep.close();
    }
    const lettersAt = (face: string, place: string) => [...(found.get(`${face} ${place}`) ?? [])].sort();
    for (const place of PLACES) write(place, (face) => lettersAt(face, place));
    // Whoever asks for these fetches what a table begins with.
    write('table-slices', (face) => {
      const slices = PLACES.map((place) => lettersAt(face, place));
      return lettersAt(face, 'table').filter((letter, index, table) => {
        const sliceOf = (other: string) => slices.findIndex((slice) => slice.includes(other));
        return table.findIndex((other) => sliceOf(other) === sliceOf(letter)) === index;
      });
    });
  }),
);

function write(name: string, lettersOf: (face: string) => readonly string[]): void {
  const letters = FACES.map((face) => [face, lettersOf(face).join('')]);
  const file = `${target}/${name}.json`;
  writeFileSync(path.join(root, file), `${JSON.stringify(Object.fromEntries(letters), null, 2)}\n`);
  say(`${file}: ${letters.map(([face, own]) => `${face} ${own?.length}`).join(', ')}`);
}

/** Adds what can be seen on the page as it is. */
async function gather(page: Page, place: string, found: Map<string, Set<string>>): Promise<void> {
  const seen = await page.evaluate(() => {
    const faces: Record<string, string> = {};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.getClientRects().length === 0) continue;
      const { fontFamily, fontWeight } = getComputedStyle(parent);
      const text = fontFamily.includes('Huninn')
        ? 'huninn'
        : `noto-sans-tc-${+fontWeight >= 600 ? 700 : 400}`;
      faces[text] = (faces[text] ?? '') + (node.textContent ?? '');
    }
    return faces;
  });
  for (const [face, text] of Object.entries(seen)) {
    const key = `${face} ${place}`;
    const set = found.get(key) ?? new Set();
    for (const character of text) if (isChinese(character)) set.add(character);
    found.set(key, set);
  }
}
