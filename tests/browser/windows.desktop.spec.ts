import { games } from '@games/index';
import { expect, type Page, test } from '@playwright/test';
import { runningMatch } from '../../scripts/lib/begin-match';
import { layTable } from './table';
import { tourOf, untilMyTurn } from './tours';
import { DESKTOP, twoFrames } from './watch';

/** A phone upright and on its side, 1280 by 800 at twice its size, a tablet. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 820, height: 1180 },
];

const NAME = 'Konstantinopolitanischer';

/** What must be in the window without scrolling: the sentence, what there is to choose, the own plate and hand. */
const MINE = '.table-status, .table-choices button, .table-mine > .seat-plate, .table-hand button';

/** What of it is not wholly in the window, and what of it another part of the table lies on. */
const troubles = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const nameOf = (element: Element) => `${element.className} ${element.getAttribute('aria-label') ?? ''}`;
    const parts = [...document.querySelectorAll(selector), ...document.querySelectorAll('.table-board')]
      .filter((element) => getComputedStyle(element).visibility === 'visible')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const outside = parts
      .filter(
        ({ box }) =>
          box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
      )
      .map(({ element }) => `${nameOf(element)} is not in the window`);
    // Cards of one hand may lie on each other; rounding leaves a pixel.
    const apart = parts.flatMap(({ element, box }, place) =>
      parts.slice(place + 1).flatMap((other) => {
        const isHand = [element, other.element].every((one) => one.closest('.table-hand') !== null);
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        return !isHand && across > 1 && down > 1
          ? [`${nameOf(element)} and ${nameOf(other.element)} lie on each other`]
          : [];
      }),
    );
    return [...outside, ...apart];
  }, MINE);

for (const { slug, seats } of games)
  test(`hand and dock of ${slug} are in every window, and nothing lies on them`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('kaizhuo.names', JSON.stringify([name])), NAME);
    await runningMatch(page, `/zh-Hant/${slug}?seats=${seats.max}`);
    await expect(page.locator('.table-mine')).toContainText(NAME);
    await untilMyTurn(page);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      expect({ size, troubles: await troubles(page) }).toEqual({ size, troubles: [] });
    }
    const choice = page.locator('.table-choices button').first();
    const { piece } = await tourOf(slug);
    // Where a thing is done twice before there is anything to choose, it is pressed twice.
    for (let presses = 0; presses < 2 && !(await choice.isVisible()); presses++) {
      const allowed = (await page.evaluateHandle<HTMLElement>(`(${piece})()`)).asElement();
      await allowed?.click();
      await twoFrames(page);
    }
    await choice.waitFor();
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      expect({ size, troubles: await troubles(page) }).toEqual({ size, troubles: [] });
    }
  });

test('a sheet that lies open does not come in anew when the phone is turned', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const [upright = DESKTOP, onItsSide = DESKTOP] = WINDOWS;
  await page.setViewportSize(upright);
  await layTable(page, [{ name: '我' }, { name: 'B', bot: true }]);
  await page.getByRole('button', { name: '紀錄' }).click();
  const sheet = page.getByRole('dialog', { name: '紀錄' });
  await sheet.evaluate((paper) => Promise.all(paper.getAnimations().map(({ finished }) => finished)));
  await page.setViewportSize(onItsSide);
  await twoFrames(page);
  expect(await sheet.evaluate((paper) => paper.getAnimations().length)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});
