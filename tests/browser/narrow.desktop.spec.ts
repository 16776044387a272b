import { games } from '@games/index';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { layTable } from './table';

/** A window of 1280 by 800 at twice its size, and the narrowest phone. */
const SIZES = [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
];
/** As long as names may be, in scripts that break between any two characters, and nowhere. */
const LONG = 24;
const NAMES = [
  '一二三四五六七八九十'.repeat(3).slice(0, LONG),
  'W'.repeat(LONG),
  '👩‍👩‍👧‍👦'.repeat(LONG),
  '龘'.repeat(LONG),
];

const HANDS = '.table-hand button[aria-pressed]';

/** What is wider than the window, or than the part of the table that scrolls. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.table-main, .table-board, .table-board > *')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ className, scrollWidth, clientWidth }) => `${className}: ${scrollWidth} in ${clientWidth}`),
  );

/** Comes into the window when it is scrolled to, whole, and nothing lies on it. */
async function expectReachable(thing: Locator): Promise<void> {
  await thing.scrollIntoViewIfNeeded();
  await expect(thing).toBeInViewport({ ratio: 0.99 });
}

for (const { slug } of games)
  test(`the table of ${slug} is whole in the smallest windows, whatever people are called`, async ({
    page,
  }) => {
    await layTable(
      page,
      NAMES.map((name) => ({ name })),
      { slug },
    );
    await page.locator('.table-screen, .cover').first().waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const cover = page.getByRole('button', { name: '是我，翻開' });
      if (await cover.isVisible()) {
        expect(await sideways(page)).toEqual([]);
        await expectReachable(cover);
        await cover.click();
      }
      await expect(page.locator('.table-screen.is-mine')).toBeVisible();
      expect(await sideways(page)).toEqual([]);
      await expectReachable(page.locator('.status-line'));
      const card = page.locator(HANDS).first();
      await expectReachable(card);
      if (!(await page.locator('.table-choices button').first().isVisible())) await card.click();
      for (const button of await page.locator('.table-choices button').all()) {
        await expectReachable(button);
        await button.click({ trial: true });
      }
      expect(await sideways(page)).toEqual([]);
    }
  });

test('no page scrolls sideways in the smallest windows', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const path of [
      '',
      ...games.flatMap(({ slug }) => [`/${slug}`, `/${slug}/rules`]),
      '/rooms',
      '/bots',
    ]) {
      await page.goto(`/en${path}`);
      expect({ path, wide: await sideways(page) }).toEqual({ path, wide: [] });
    }
  }
});
