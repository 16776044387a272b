import { expect, test } from '@playwright/test';
import { LOCALES } from '@/kit/entry';
import { layTable } from '../../browser/table';

for (const locale of LOCALES)
  test(`four windows, the own one with its counts, are all in sight, ${locale}`, async ({ page }) => {
    const bots = ['B', 'C', 'D'].map((name) => ({ name, bot: true }));
    await layTable(page, [{ name: '我' }, ...bots], { slug: 'crows-overkill', locale });
    const scene = page.locator('.co-scene');
    await expect(scene.locator('.co-place')).toHaveCount(4);
    const [needed, there] = await scene.evaluate(({ scrollHeight, clientHeight }) => [
      scrollHeight,
      clientHeight,
    ]);
    // A part of a pixel is rounded up.
    expect(needed).toBeLessThanOrEqual((there ?? 0) + 1);
  });
