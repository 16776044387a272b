import { games } from '@games/index';
import { expect, type Page } from '@playwright/test';
import { HIDDEN } from '@tests/examples';
import { routing } from '@/i18n/routing';
import type { GameEntry, Locale } from '@/kit/entry';
import { openAwake } from '../../scripts/lib/begin-match';
import { whatIsCut } from './layout';
import { test } from './online';
import { plantSave } from './table';
import { lookOf, NEWS } from './tours';
import { matchUnderWay } from './under-way';
import { DESKTOP, sideways, twoFrames } from './watch';
import { wordsOf } from './words';

/** Pixels of letters that nobody has changed, and of those that people set who see less well. */
const USUAL = 16;
const LARGE = [24, 32];
/** So many sit there, where the game may have as many. */
const USUAL_SEATS = 4;
const NAMES: Readonly<Record<Locale, readonly string[]>> = {
  'zh-Hant': ['我', '阿楓', '小松', '小籽', '豆豆'],
  en: ['Me', 'Ada', 'Ben', 'Cleo', 'Dora'],
};
const NARROW = { width: 360, height: 740 };
const ON_ITS_SIDE = { width: 740, height: 360 };

/** Sets how large letters are in the browser, as its settings do: what is in `rem` follows, queries of the window as well. */
async function lettersOf(page: Page): Promise<(pixels: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (pixels) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
    await twoFrames(page);
  };
}

/** Where the page, or what of it scrolls, is wider than the screen. */
const tooWide = async (page: Page): Promise<string[]> => [
  ...(await sideways(page)),
  ...(await page.evaluate(() => {
    const { scrollWidth = 0 } = document.scrollingElement ?? {};
    return scrollWidth > innerWidth ? [`the page: ${scrollWidth} in ${innerWidth}`] : [];
  })),
];

const sizeOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

async function layMatch(page: Page, entry: GameEntry, locale: Locale): Promise<void> {
  const { min, max } = entry.seats;
  const record = await matchUnderWay(entry, NAMES[locale], {
    seats: Math.max(min, Math.min(max, USUAL_SEATS)),
  });
  await page.goto(`/${locale}`);
  await plantSave(page, record.id, record);
  await page.goto(`/${locale}/${entry.slug}/table?match=${record.id}`);
  const cover = page.getByRole('button', { name: wordsOf(locale).table.cover.reveal });
  const screen = page.locator('.table-screen');
  await cover.or(screen).first().waitFor();
  if (await cover.isVisible()) await cover.click();
  await screen.waitFor();
  while (await page.locator(NEWS).first().isVisible()) await page.keyboard.press('m');
}

/** Without what differs with the letters alone: how many pixels it is about. */
const kindOf = (fault: string): string => fault.replaceAll(/\d+ px|\d+ by \d+/g, '');

/** What is wrong with the page when letters are large, and is not when they are as usual; they stay large. */
async function lostByLetters(page: Page, where: string): Promise<string[]> {
  const setLetters = await lettersOf(page);
  const lost: string[] = [];
  for (const size of [NARROW, ON_ITS_SIDE, DESKTOP]) {
    await page.setViewportSize(size);
    await setLetters(USUAL);
    const usual = new Set((await whatIsCut(page)).map(kindOf));
    for (const letters of size === DESKTOP ? LARGE.slice(0, 1) : LARGE) {
      await setLetters(letters);
      const found = [
        ...(await tooWide(page)),
        ...(await whatIsCut(page)).filter((fault) => !usual.has(kindOf(fault))),
      ];
      lost.push(...found.map((fault) => `letters of ${letters} px, ${size.width} wide: ${fault} (${where})`));
    }
  }
  await page.setViewportSize(NARROW);
  return lost;
}

for (const entry of games)
  test(`${entry.slug}: with letters set larger, all of its table is there`, async ({ page }) => {
    const { locale } = lookOf(entry.slug, 'phone');
    await layMatch(page, entry, locale);
    await page.setViewportSize(NARROW);
    const usual = await sizeOf(page, '.status-line');
    const lost = await lostByLetters(page, 'the table');
    expect(await sizeOf(page, '.status-line')).toBeGreaterThan(usual);
    expect(lost).toEqual([]);
  });

/** Where one comes by before there is a table. */
const PAGES = ['', `/${HIDDEN}`, `/${HIDDEN}/rules`, '/rooms', '/bots', `/${HIDDEN}?mode=device&seats=4`];

for (const locale of routing.locales)
  test(`with letters set larger, all of every page is there, ${locale}`, async ({ page }) => {
    const lost: string[] = [];
    await page.setViewportSize(NARROW);
    for (const address of PAGES) {
      await openAwake(page, `/${locale}${address}`);
      for (const details of await page.locator('form details').all())
        await details.evaluate((element) => element.setAttribute('open', ''));
      const usual = await sizeOf(page, 'h1');
      lost.push(...(await lostByLetters(page, address)));
      expect(await sizeOf(page, 'h1')).toBeGreaterThan(usual);
      await (await lettersOf(page))(USUAL);
      expect(await sizeOf(page, 'h1')).toBe(usual);
    }
    expect(lost).toEqual([]);
  });

test('with letters set larger, all of a room is there, for its owner and for a guest, and all of its talk', async ({
  guest,
}) => {
  const ming = await guest();
  const ana = await guest();
  await ming.openRoom(HIDDEN, '小明');
  await ana.page.goto(ming.link);
  await expect(ana.page.getByLabel('你的名字')).toBeVisible();
  const lost = await lostByLetters(ana.page, 'before one sits down');
  await (await lettersOf(ana.page))(USUAL);
  await ana.join(ming.link, 'Ana');
  lost.push(...(await lostByLetters(ming.page, 'the room of its owner')));
  await ming.start();
  await expect(ming.table).toBeVisible();
  lost.push(...(await lostByLetters(ming.page, 'an online table')));
  await ming.page.getByRole('button', { name: /^聊天/ }).click();
  await expect(ming.page.getByLabel('小明要說的話')).toBeInViewport({ ratio: 1 });
  lost.push(...(await lostByLetters(ming.page, 'the talk')));
  expect(lost).toEqual([]);
});
