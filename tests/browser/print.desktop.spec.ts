import { expect, type Page, test } from '@playwright/test';
import { HIDDEN } from '@tests/examples';
import { contrast, luminance, pictureOf } from './pixels';
import { layTable } from './table';
import { playToTheEnd, untilMyTurn } from './tours';

/** WCAG 1.4.6. */
const CLEAR = 7;

/** By lamp light, as a printer gets it. */
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

/** Every piece of text that is printed, with its colour and what lies behind it, as red, green and blue. */
const inks = (page: Page) =>
  page.evaluate(() => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (brush === null) throw new Error('nothing to mix colours on');
    /** The colours laid over each other, the lowest first, on white paper. */
    const mixed = (colours: readonly string[]): number[] => {
      for (const colour of ['#fff', ...colours]) {
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 1, 1);
      }
      return [...brush.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; ink: number[]; ground: number[] }[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = textContent?.trim() ?? '';
      if (parent === null || text === '' || parent.closest('svg, script, style, .sr-only') !== null) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const grounds: string[] = [];
      for (let one: Element | null = parent; one !== null; one = one.parentElement)
        grounds.unshift(getComputedStyle(one).backgroundColor);
      const ink = getComputedStyle(parent).color;
      found.push({ text: text.slice(0, 40), ink: mixed([...grounds, ink]), ground: mixed(grounds) });
    }
    return found;
  });

/** All of it is as good as black on white; says how many pieces of text there are. */
async function expectClear(page: Page, where: string): Promise<number> {
  const all = await inks(page);
  const pale = all.filter(({ ink, ground }) => contrast(luminance(ink), luminance(ground)) < CLEAR);
  expect({ where, pale }).toEqual({ where, pale: [] });
  const picture = await pictureOf(page);
  expect({ where, paper: picture.at(1, picture.height - 2) }).toEqual({ where, paper: 1 });
  return all.length;
}

/** How many sheets the printer would need. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('a rulebook by lamp light prints black on white: its clauses, and nothing to press', async ({
  page,
}) => {
  await page.goto(`/zh-Hant/${HIDDEN}/rules`);
  await print(page);
  expect(await expectClear(page, 'rules')).toBeGreaterThan(50);
  await expect(page.locator('.clause').first()).toBeVisible();
  for (const part of ['header', 'footer', 'nav', 'button', 'main a:not(.prose a)'])
    for (const one of await page.locator(part).all()) await expect(one).toBeHidden();
  expect(await sheets(page)).toBeGreaterThan(1);
});

test('a score sheet by lamp light prints alone, on one sheet', async ({ page }) => {
  test.setTimeout(60_000);
  await layTable(page, [{ name: '我' }, { name: 'B', bot: true }], { options: { goal: 'short' } });
  await playToTheEnd(page, HIDDEN);
  await page.getByRole('dialog').locator('.is-counted').last().waitFor();
  await print(page);
  expect(await expectClear(page, 'score sheet')).toBeGreaterThan(5);
  // Neither the middle of the window nor its edge is a place on a sheet.
  await expect(page.locator('.score-sheet')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.table-screen, .score-next').first()).toBeHidden();
  expect(await sheets(page)).toBe(1);
});

test('whatever else is printed by lamp light is black on white', async ({ page }) => {
  for (const path of ['', `/${HIDDEN}`, '/bots', '/rooms', '/credits', '/no-such-game']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/zh-Hant${path}`);
    await print(page);
    expect(await expectClear(page, path)).toBeGreaterThan(1);
  }
  await page.emulateMedia({ media: 'screen' });
  await layTable(page, [{ name: '我' }, { name: 'B', bot: true }]);
  await untilMyTurn(page);
  await print(page);
  await expectClear(page, 'table');
});
