import { expect, test } from '@playwright/test';
import { LOCALES } from '@/kit/entry';
import { layTable } from '../../browser/table';

for (const locale of LOCALES)
  test(`four windows, the own one with its counts, are all in sight, ${locale}`, async ({ page }) => {
    const bots = ['B', 'C', 'D'].map((name) => ({ name, bot: true }));
    await layTable(page, [{ name: '我' }, ...bots], { slug: 'crows-overkill', locale });
    const scene = page.locator('.co-scene');
    await expect(scene.locator('.co-place')).toHaveCount(4);
    // Measured in parts of pixels, which scrollHeight rounds.
    const [needed, there] = await scene.evaluate((element) => {
      const bottomOf = (one: Element) => one.getBoundingClientRect().bottom;
      return [Math.max(...[...element.querySelectorAll('*')].map(bottomOf)), bottomOf(element)];
    });
    expect(needed).toBeLessThanOrEqual(there ?? 0);
  });
