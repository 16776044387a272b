import { games } from '@games/index';
import { expect, type Page, test } from '@playwright/test';

// One thumb: what is lit is all there is to press.
test.skip(({ isMobile }) => !isMobile, 'at phone size');

/** Presses what the lesson points at, or reads on, until it says that it is over. */
async function follow(page: Page): Promise<string[]> {
  const slip = page.getByRole('region', { name: '教學' });
  const status = slip.getByRole('status');
  const next = slip.getByRole('button', { name: '接下去' });
  const over = slip.getByRole('button', { name: '正式來一局' });
  const lit = page.locator('button[data-coached]');
  const said: string[] = [];
  await expect(slip).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    await next.or(over).or(lit).first().waitFor();
    const words = (await status.textContent()) ?? '';
    if (said.at(-1) !== words) said.push(words);
    if (await over.isVisible()) return said;
    if (await next.isVisible()) await next.tap();
    // What is lit may have gone on by itself: then there is something else to press.
    else
      await lit
        .first()
        .tap({ timeout: 1_000 })
        .catch(() => undefined);
  }
  throw new Error(`no end of it: ${said.at(-1)}`);
}

for (const { slug, coach } of games)
  if (coach !== undefined)
    test(`the lesson of ${slug} leads to its end and to a real match`, async ({ page }) => {
      // A lesson takes some forty presses, which a busy machine draws slowly.
      test.setTimeout(90_000);
      const { default: script } = await coach.script();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto(`/zh-Hant/${slug}`);
      await page.getByRole('link', { name: '邊玩邊學' }).first().tap();
      await page.waitForURL(/\/learn$/);
      const said = await follow(page);
      const steps = script.chapters.flatMap((chapter) => chapter.steps);
      expect(said.length).toBeGreaterThan(steps.length);
      expect(errors).toEqual([]);
      await page.getByRole('button', { name: '正式來一局' }).tap();
      await page.waitForURL(/\/table\?match=/);
      await expect(page.getByRole('region', { name: '教學' })).toHaveCount(0);
      await page.goto(`/zh-Hant/${slug}`);
      await expect(page.getByRole('link', { name: '邊玩邊學' })).toHaveCount(1);
    });
