import { expect, test } from '@playwright/test';
import { LOCALES } from '@/kit/entry';
import { layTable } from '../../browser/table';

for (const locale of LOCALES)
  test(`on a phone that lies on its side a hand in two rows says what its spells are called, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const bots = ['B', 'C', 'D', 'E', 'F'].map((name) => ({ name, bot: true }));
    await layTable(page, [{ name: '我' }, ...bots], { slug: 'cheaty-mages', locale });
    const cards = page.locator('.cm-hand-card');
    await expect(cards).toHaveCount(5);
    for (const card of await cards.all()) await expect(card.locator('.cm-spell-name')).toBeVisible();
  });
