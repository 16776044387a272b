import { expect, test } from '@playwright/test';
import { layTable } from '@tests/browser/table';
import { NEWS, playSteps } from '@tests/browser/tours';
import { DESKTOP, PHONE, sticksOut } from '@tests/browser/watch';
import tour from './tour';

/** As long as a name may be. */
const NAME = '住在很遠很遠的山腳下每天都慢慢走路來玩的人啊哈哈';
const MOST_STEPS = 120;

test('the sheet of a round holds the longest name, and what was won beside it', async ({ page }) => {
  await layTable(page, [{ name: NAME }, { name: 'B', bot: true }], { slug: 'love-letter' });
  const sheet = page.locator('.ll-slip');
  for (let step = 0; step < MOST_STEPS && !(await sheet.isVisible()); step++) {
    await playSteps(page, tour, 1);
    // The next step would put the sheet away.
    await sheet.or(page.locator('.table-screen.is-mine')).or(page.locator(NEWS)).first().waitFor();
  }
  await expect(sheet).toContainText(NAME);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expect.poll(() => sticksOut(sheet)).toEqual([]);
  }
});
