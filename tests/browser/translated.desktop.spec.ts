import { expect, type Page, test } from '@playwright/test';
import { AT_ONCE, HIDDEN } from '@tests/examples';
import { translate } from '@tests/translator';
import { layTable } from './table';
import { playSteps, tourOf, untilMyTurn } from './tours';
import { troubleOf } from './watch';

/** Presses before and after the page is loaded again. */
const PRESSES = 6;

const said = (page: Page): Promise<string> =>
  page.locator('.table-board').evaluate(({ textContent }) => textContent.replace(/\s+/g, ' '));

for (const slug of [HIDDEN, AT_ONCE])
  test(`a table of ${slug} that the browser translates is played on, and says what it would say`, async ({
    page,
  }) => {
    const trouble = troubleOf(page);
    await page.addInitScript(`(${translate})(document)`);
    const tour = await tourOf(slug);
    await layTable(page, [{ name: '我' }, { name: 'B', bot: true }], { slug, options: tour.options ?? {} });
    await page.locator('.table-screen').waitFor();
    for (const _ of [1, 2]) {
      if ((await playSteps(page, tour, PRESSES)) || (await untilMyTurn(page))) break;
      expect(await page.locator('font').count()).toBeGreaterThan(5);
      // What a page that is laid anew says is what the rules know.
      const before = await said(page);
      await page.reload();
      // The end of a round is told once more.
      await untilMyTurn(page);
      await expect.poll(() => said(page)).toBe(before);
    }
    expect(trouble).toEqual([]);
  });
