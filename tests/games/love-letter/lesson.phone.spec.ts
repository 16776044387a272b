import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/zh-Hant/love-letter/learn');
});

test('what the lesson did not ask for is answered in its slip, and covers nothing', async ({ page }) => {
  const slip = page.getByRole('region', { name: '教學' });
  await slip.getByRole('button', { name: '下一步' }).tap();
  await page.locator('.ll-hand-cards [data-kind="guard"]').first().tap();
  await page.locator('.table-choices button').first().tap();
  const names = page.locator('.ll-names button');
  const height = (await slip.boundingBox())?.height;
  await names.nth(1).tap();
  await expect(slip.getByRole('alert')).toHaveText('先照這一步做');
  await expect(page.locator('body')).not.toContainText('undefined');
  expect((await slip.boundingBox())?.height).toBe(height);
  for (const name of await names.all()) await name.tap({ trial: true });
});

test('the number is where the lesson says that it is', async ({ page }) => {
  await expect(page.getByRole('region', { name: '教學' })).toContainText('左上角的數字');
  const place = await page
    .locator('.table-hand [data-kind]')
    .first()
    .evaluate((card) => {
      const whole = card.getBoundingClientRect();
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (/^\d$/.test(node.textContent ?? '')) {
          const range = document.createRange();
          range.selectNode(node);
          const { x, y } = range.getBoundingClientRect();
          return { across: (x - whole.x) / whole.width, down: (y - whole.y) / whole.height };
        }
      return undefined;
    });
  expect(place?.across).toBeLessThan(0.3);
  expect(place?.down).toBeLessThan(0.3);
});
