import { games } from '@games/index';
import { expect, type Locator, test } from '@playwright/test';
import { runningMatch } from '../../scripts/lib/begin-match';

const spans = (all: Locator): Promise<{ left: number; right: number }[]> =>
  all.evaluateAll((found) =>
    found.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right) };
    }),
  );

for (const { slug, seats } of games)
  test(`the plates of ${slug} stand over the mats of their seats`, async ({ page }) => {
    for (let count = seats.min; count <= seats.max; count++) {
      await runningMatch(page, `/zh-Hant/${slug}?seats=${count}`);
      await page.locator('.table-board > *').first().waitFor();
      await expect(page.locator('.seat-plate')).toHaveCount(count);
      const mats = await spans(page.locator('.table-board .seat-mat:not(.is-mine)'));
      // A game without mats has nothing to stand over.
      if (mats.length === 0) return;
      const plates = await spans(page.locator('.table-seats > li'));
      expect(plates).toHaveLength(mats.length);
      for (const [index, { left, right }] of plates.entries()) {
        const mat = mats[index];
        const middle = (left + right) / 2;
        expect(middle).toBeGreaterThan(mat?.left ?? 0);
        expect(middle).toBeLessThan(mat?.right ?? 0);
      }
    }
  });
