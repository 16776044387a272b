import { expect, test } from '@playwright/test';
import { LOCALES } from '@/kit/entry';
import { wordsOf } from '../../browser/words';

/** Pixels that the side of a square one draws in has at least. */
const THUMB = 36;

for (const locale of LOCALES)
  test(`below the slip of a lesson a sheet is brought near by a press, ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/ka-pai/learn`);
    const pad = page.locator('.kp-pad');
    const lit = pad.locator('.kp-square.is-lit').first();
    await page.getByRole('button', { name: wordsOf(locale).coach.next }).click();
    await pad.locator('.kp-bring-near').click();
    await expect(pad).toHaveClass(/is-near/);
    const square = await lit.boundingBox();
    expect(square?.width).toBeGreaterThanOrEqual(THUMB);
    const [paper, window] = [await pad.boundingBox(), page.viewportSize()];
    expect(paper?.x).toBeGreaterThanOrEqual(0);
    expect((paper?.x ?? 0) + (paper?.width ?? 0)).toBeLessThanOrEqual(window?.width ?? 0);
    await lit.click();
    await expect(pad).not.toHaveClass(/is-near/);
  });
