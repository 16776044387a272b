import { gameOf } from '@games/index';
import { expect, test } from '@playwright/test';
import { HIDDEN } from '@tests/examples';
import { DESKTOP, expectOurFonts, SMALLEST, sideways, violations } from './watch';

/** The pages of the house; those of a game are seen in its tour. */
const PAGES = [
  '',
  `/${HIDDEN}/table`,
  '/bots',
  '/rooms',
  `/rooms/new?game=${HIDDEN}`,
  `/rooms/${'x'.repeat(22)}`,
  '/credits',
  '/no-such-game',
  `/${HIDDEN}/replay`,
  `/${HIDDEN}/replay#r=AAAA`,
  '/offline',
];

for (const locale of ['zh-Hant', 'en'] as const)
  test(`every page is accessible and in our fonts, ${locale}, by day on one screen and by lamp on the other`, async ({
    browser,
    baseURL,
  }, { project }) => {
    test.setTimeout(120_000);
    // Every two of language, light and screen meet.
    const isDesktop = project.name === 'desktop';
    const colorScheme = (locale === 'en') === isDesktop ? 'dark' : 'light';
    const context = await browser.newContext({
      colorScheme,
      reducedMotion: 'reduce',
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const path of PAGES) {
      await page.goto(`/${locale}${path}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect({ path, found: await violations(page) }).toEqual({ path, found: [] });
      if (!isDesktop) continue;
      await expectOurFonts(page);
      for (const size of [...SMALLEST, DESKTOP]) {
        await page.setViewportSize(size);
        expect({ path, wide: await sideways(page) }).toEqual({ path, wide: [] });
      }
    }
    expect(errors).toEqual([]);
    await context.close();
  });

test('the address without a language leads to one; the switch keeps the page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/(zh-Hant|en)$/);
  await page.goto(`/zh-Hant/${HIDDEN}`);
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL(new RegExp(`/en/${HIDDEN}$`));
  await expect(page.getByRole('heading', { level: 1, name: gameOf(HIDDEN)?.title.en ?? '' })).toBeVisible();
});

for (const path of [
  '/zh-Hant/no-such-game',
  '/en/no-such-game/rules',
  '/zh-Hant/a/b/c/d',
  '/fr',
  `/fr/${HIDDEN}`,
])
  test(`${path} says that it is not there and leads back`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await page
      .getByRole('link', { name: /架|shelf|首頁|Home/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/(zh-Hant|en)$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a link with a wrong number of seats or an odd option says so and offers the usual table', async ({
  page,
}) => {
  await page.goto(`/zh-Hant/${HIDDEN}?seats=9&goal=ten&nonsense=1`);
  await expect(page.getByRole('status').filter({ hasText: '9' })).toBeVisible();
  await page.getByRole('button', { name: '開始', exact: true }).click();
  await page.waitForURL(/\/table\?match=/);
});

test('every clause of the rules can be linked to', async ({ page }) => {
  await page.goto(`/zh-Hant/${HIDDEN}/rules#LL8`);
  await expect(page.locator('#LL8')).toBeInViewport();
});
