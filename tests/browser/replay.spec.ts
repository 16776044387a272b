import { expect, type Page, test } from '@playwright/test';
import { HIDDEN, OPEN } from '@tests/examples';
import { layTable } from './table';
import { playToTheEnd } from './tours';
import { violations } from './watch';

const slider = (page: Page) => page.getByRole('slider', { name: 'Step' });

test('the end sheet leads to the match and to its link, accessible in English by lamplight', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ colorScheme: 'dark' });
  await layTable(page, [{ name: 'Me' }, { name: 'B', bot: true }], {
    locale: 'en',
    slug: HIDDEN,
    options: { goal: 'short' },
  });
  await playToTheEnd(page, HIDDEN);
  await page.getByRole('button', { name: 'Share this match' }).click();
  await expect(page.getByLabel(/The whole match is in this link/)).toHaveValue(
    new RegExp(`/en/${HIDDEN}/replay#r=`),
  );
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Watch again' }).click();
  await page.waitForURL(/\/replay\?match=/);
  await expect(slider(page)).toHaveValue('0');
  // While it plays on by itself.
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Share this match' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a link that is none gets a page that says so, and another one in the same tab is opened', async ({
  page,
}) => {
  await page.goto(`/zh-Hant/${HIDDEN}/replay#r=AAAA`);
  await expect(page.getByRole('heading', { name: '這不是一份重播' })).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = `#r=${'A'.repeat(9000)}`;
  });
  await expect(page.getByRole('heading', { name: '這份重播大得不尋常' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto(`/en/${OPEN}/replay`);
  await expect(page.getByRole('heading', { name: 'Which match do you want to watch?' })).toBeVisible();
  await page.goto(`/en/${OPEN}/replay?match=nobody`);
  await expect(page.getByRole('heading', { name: 'This match is not here' })).toBeVisible();
});

test('a match that is not over shows nobody’s hand', async ({ page }) => {
  await layTable(page, [{ name: '我' }, { name: '你' }]);
  await page.waitForURL(/match=/);
  await page.goto(page.url().replace('/table?', '/replay?'));
  await expect(page.getByRole('heading', { name: '這一局還沒結束' })).toBeVisible();
  await expect(page.locator('.playing-card-face')).toHaveCount(0);
});
