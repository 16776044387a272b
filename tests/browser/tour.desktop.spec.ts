import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@games/index';
import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { matchRecord } from '@/play/match-record';
import { layTable, savedMatch } from './table';
import { lookOf, PATIENCE, pressKeys, type Tour, tourOf } from './tours';
import {
  DESKTOP,
  expectNothingSideways,
  expectOurFonts,
  expectReachable,
  PHONE,
  resize,
  restyled,
  SMALLEST,
  scriptsWith,
  takeShifts,
  troubleOf,
  violations,
  watchShifts,
} from './watch';
import { wordsOf } from './words';

/** As long as names may be, in scripts that break between any two characters, and nowhere. */
const LONG = 24;
const NAMES = [
  '一二三四五六七八九十'.repeat(3).slice(0, LONG),
  'W'.repeat(LONG),
  '🇹🇼'.repeat(LONG),
  '龘'.repeat(LONG),
];
const ME = '我';

/** Words of the search that are left in it once it is built. */
const SEARCH = 'nothing was searched';
const CHUNKS = path.join('.next', 'static', 'chunks');

test('the search is in the built site, so that looking for it in a page means something', () => {
  const files = readdirSync(CHUNKS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(files.some((file) => readFileSync(path.join(CHUNKS, file), 'utf8').includes(SEARCH))).toBe(true);
});

/** Until bots have chosen, too. */
const BEFORE_MS = 30_000;
/** Keys before the window changes its size. */
const KEYS = 24;
/** What breathes or spins does so once: without an end every frame is drawn, and half the time goes into that. */
const ONCE = '*, ::before, ::after { animation-iteration-count: 1 !important }';
const MOST_CHANGES = 200;
/** Elements that one change of the board may style anew: more than on any table are near it, less than lie on one. */
const MOST_RESTYLED = 160;

/** By the keyboard alone to the end of the match, on two screens in turn, and nothing is pushed about. */
async function playByKeys(page: Page, tour: Tour): Promise<void> {
  await page.addStyleTag({ content: ONCE });
  await page.evaluate(() => {
    document.body.dataset.pointed = 'never';
    window.addEventListener('pointerdown', () => document.body.removeAttribute('data-pointed'), true);
    return document.fonts.ready;
  });
  await watchShifts(page);
  for (let change = 0; change < MOST_CHANGES; change++) {
    await resize(page, change % 2 === 0 ? PHONE : DESKTOP);
    const isOver = await pressKeys(page, tour, KEYS);
    expect(await takeShifts(page)).toEqual([]);
    if (isOver) return;
  }
  const shown = await page.locator('[role=dialog] h2, .status-sentence').allTextContents();
  throw new Error(`no end of it: ${shown.join(' | ')}`);
}

/** Nothing on a table of people with the longest names is out of reach, whatever the window. */
async function expectWhole(
  page: Page,
  reveal: string,
  { first = '.table-hand button' }: Tour,
): Promise<void> {
  for (const size of SMALLEST) {
    await page.setViewportSize(size);
    const cover = page.getByRole('button', { name: reveal });
    await cover.or(page.locator('.table-screen.is-mine')).first().waitFor();
    if (await cover.isVisible()) {
      await expectNothingSideways(page);
      await expectReachable(cover);
      await cover.click();
    }
    await expect(page.locator('.table-screen.is-mine')).toBeVisible();
    await expectNothingSideways(page);
    await expectReachable(page.locator('.status-line'));
    // A turn that begins with a throw has a button for it, and nothing in the hand to press yet.
    if (!(await page.locator('.table-choices button').first().isVisible())) {
      const piece = page.locator(first).first();
      await expectReachable(piece);
      // What is too small for a thumb is brought near before it is pressed.
      const near = page.locator('button[data-brings-near]');
      if (await near.isVisible()) await near.click();
      await piece.click();
    }
    for (const button of await page.locator('.table-choices button').all()) {
      await expectReachable(button);
      // What cannot be pressed yet is in reach all the same.
      if (await button.isEnabled()) await button.click({ trial: true });
    }
    await expectNothingSideways(page);
  }
}

for (const { slug, seats } of games)
  test(`${slug}: a match by keyboard alone to its end, watched again by its link`, async ({
    browser,
    baseURL,
  }, { project }) => {
    test.setTimeout(420_000);
    const tour = await tourOf(slug);
    const { locale, colorScheme } = lookOf(slug, 'desktop');
    const words = wordsOf(locale);
    const surroundings: BrowserContextOptions = {
      ...project.use,
      colorScheme,
      reducedMotion: 'reduce',
      ...(baseURL !== undefined && { baseURL }),
    };
    const context = await browser.newContext(surroundings);
    const page = await context.newPage();
    const trouble = troubleOf(page);

    await test.step('its pages', async () => {
      for (const address of [`/${locale}/${slug}/rules`, `/${locale}/${slug}`]) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await expectOurFonts(page);
        for (const size of [...SMALLEST, DESKTOP]) {
          await page.setViewportSize(size);
          await expectNothingSideways(page);
        }
      }
    });

    await test.step('the table', async () => {
      const { players = Math.max(seats.min, Math.min(seats.max, 3)) } = tour;
      const bots = Array.from({ length: players - 1 }, (_, place) => ({
        name: `B${place}`,
        bot: place === 0 ? ('hard' as const) : true,
      }));
      await layTable(page, [{ name: ME }, ...bots], { locale, slug, options: tour.options ?? {} });
      await expect(page.locator('.table-screen')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
      expect(await violations(page, 'colours')).toEqual([]);
      await page.emulateMedia({ colorScheme });
      await expectOurFonts(page);
      await expectNothingSideways(page);
      expect(await restyled(page, MOST_RESTYLED)).toBeLessThan(MOST_RESTYLED);
    });

    await test.step('a match', async () => {
      // Bots take their time by what held when the table was laid; pieces travel by what holds now.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      if (tour.before !== undefined) {
        await page.locator(tour.before).first().press('Enter');
        await expect(page.locator(tour.before)).toHaveCount(0, { timeout: BEFORE_MS });
      }
      await playByKeys(page, tour);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(DESKTOP);
    });

    const end = page.getByRole('dialog');
    await test.step('its end', async () => {
      await expect(page.locator('.score-paper')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      const record = matchRecord.parse(await savedMatch(page));
      expect(record.isOver).toBe(true);
      expect(record.seats[1]?.occupant).toEqual({ kind: 'bot', level: 'hard' });
      expect(await scriptsWith(page, SEARCH)).toEqual([]);
      for (const size of SMALLEST) {
        await page.setViewportSize(size);
        await expectReachable(end.getByRole('button', { name: words.table.over.rematch }));
        await expectNothingSideways(page);
      }
      await page.setViewportSize(DESKTOP);
      // The paper is put away, and the keys are looked up, without a pointer, too.
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: words.table.keys.title })).toBeVisible();
      await expect(page.locator('body[data-pointed=never]')).toBeVisible();
      await page.keyboard.press('Escape');
    });

    const link = await test.step('its link', async () => {
      await page.locator('.status-line.is-over').getByRole('button').click();
      await end.getByRole('button', { name: words.table.over.share }).click();
      const field = page.getByLabel(words.replay.share.carried);
      await expect(field).toHaveValue(/#r=/);
      return field.inputValue();
    });
    const { actions } = matchRecord.parse(await savedMatch(page));
    expect(link.length).toBeLessThan(2000);

    await test.step('watched again, elsewhere', async () => {
      const elsewhere = await browser.newContext({ ...surroundings, viewport: PHONE });
      const other = await elsewhere.newPage();
      const otherTrouble = troubleOf(other);
      // The page itself is all that is fetched: nobody is asked for the match.
      const asked: string[] = [];
      other.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api')) asked.push(request.url());
      });
      await other.goto(link);
      const slider = other.getByRole('slider', { name: words.table.history.slider });
      // All of it is played again before it is shown.
      await expect(slider).toHaveAttribute('max', String(actions.length), { timeout: PATIENCE });
      if (tour.openHands !== undefined)
        expect(await other.locator(tour.openHands).count()).toBeGreaterThan(3);
      await other.getByRole('button', { name: words.table.history.next }).click();
      await other.keyboard.press('ArrowRight');
      await expect(slider).toHaveValue('2');
      for (const size of [PHONE, DESKTOP]) {
        await other.setViewportSize(size);
        expect(await violations(other)).toEqual([]);
      }
      // Through the eyes of one who was there.
      const { eyes, everybody } = words.table.replay;
      await other.getByRole('button', { name: eyes.replace('{look}', everybody) }).click();
      await other.getByRole('menuitemradio', { name: ME }).click();
      if (tour.openHands !== undefined) await expect(other.locator(tour.openHands)).toHaveCount(0);
      await other.keyboard.press('End');
      await expect(other.locator('.status-line.is-over')).toBeVisible();
      await expect(other.getByRole('dialog')).toBeHidden();
      expect(asked).toEqual([]);
      expect(otherTrouble).toEqual([]);
      await elsewhere.close();
    });

    await test.step('the smallest windows, whatever people are called', async () => {
      const count = Math.max(seats.min, Math.min(seats.max, NAMES.length));
      // No two may be called alike: whoever comes after the fourth is a bot.
      const people = Array.from({ length: count }, (_, seat) => {
        const name = NAMES[seat];
        return name === undefined ? { name: `B${seat}`, bot: true } : { name };
      });
      await layTable(page, people, { locale, slug });
      await expectWhole(page, words.table.cover.reveal, tour);
    });
    expect(trouble).toEqual([]);
    await context.close();
  });
