import { expect, test } from '@playwright/test';
import { HIDDEN } from '@tests/examples';
import { layTable, plantSave, savedMatch, takeOverFrom } from './table';

const two = [{ name: '小明' }, { name: 'Ana' }];

test('a damaged save is set aside, can be downloaded, and the page leads back', async ({ page }) => {
  await page.goto('/zh-Hant');
  await plantSave(page, 'broken', { format: 1, what: '不是存檔' });
  await page.goto(`/zh-Hant/${HIDDEN}/table?match=broken`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('打不開');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下載這份存檔' }).click();
  expect((await download).suggestedFilename()).toBe('kaizhuo-save.json');
  await page.getByRole('button', { name: '回到遊戲頁' }).click();
  await expect(page).toHaveURL(new RegExp(`/zh-Hant/${HIDDEN}$`));
  await page.goto(`/zh-Hant/${HIDDEN}/table?match=broken`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('找不到');
});

test('a save from older rules says so', async ({ page }) => {
  await layTable(page, two);
  await expect(page.getByRole('button', { name: '是我，翻開' })).toBeVisible();
  const record = (await savedMatch(page)) as object;
  await plantSave(page, 'old', { ...record, id: 'old', rulesVersion: 0 });
  await page.goto(`/zh-Hant/${HIDDEN}/table?match=old`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('舊版規則');
});

test('a table that nobody laid says so', async ({ page }) => {
  await page.goto(`/en/${HIDDEN}/table`);
  await expect(page.getByRole('main').getByRole('status')).toContainText('No match is set up here');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/${HIDDEN}$`));
});

test('two tabs never play one table; the second can take it over', async ({ page }) => {
  await layTable(page, two);
  await expect(page.getByRole('button', { name: '是我，翻開' })).toBeVisible();
  await takeOverFrom(page);
});

test('with the storage full the play goes on with a notice', async ({ page, context, baseURL }) => {
  await page.goto('/zh-Hant');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
  await layTable(page, two).catch(() => undefined);
  await page.getByRole('button', { name: '是我，翻開' }).click();
  await expect(
    page
      .getByText('空間不夠')
      .or(page.getByText(/無法存|存不了|存不下/))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: '手牌' })).toBeVisible();
});

test('what a table needs and cannot have is said, and "try again" fetches it once it is there', async ({
  page,
  context,
}) => {
  const blocked: string[] = [];
  let isCut = true;
  await context.route('**/_next/static/chunks/*', (route) => {
    // A worker's own scripts are no part of any page.
    const isOfWorker = route.request().url().includes('/turbopack-') && page.url().endsWith('/table');
    if (!isCut || !isOfWorker) return route.continue();
    blocked.push(route.request().url());
    return route.abort();
  });
  const laying = layTable(page, two);
  // The table is laid first, which may take a slow machine some seconds.
  await expect(page.getByText('有一部分沒有送到')).toBeVisible({ timeout: 20_000 });
  expect(blocked).not.toEqual([]);
  isCut = false;
  await page.getByRole('button', { name: '再試一次' }).click();
  await laying;
  await expect(page.getByRole('button', { name: '是我，翻開' })).toBeVisible();
  await expect(page.getByText('有一部分沒有送到')).toBeHidden();
});

test('a later version of the site opens the database beside a table, which says that it is older', async ({
  page,
  context,
}) => {
  await layTable(page, two);
  await page.getByRole('button', { name: '是我，翻開' }).click();
  await expect(page.getByRole('region', { name: '手牌' })).toBeVisible();
  const later = await context.newPage();
  await later.goto('/zh-Hant/credits');
  const outcome = await later.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('kaizhuo', 2);
        opening.onblocked = () => resolve('blocked');
        opening.onsuccess = () => {
          opening.result.close();
          resolve('opened');
        };
      }),
  );
  expect(outcome).toBe('opened');
  await expect(page.getByText('這一頁比存檔舊')).toBeVisible();
  await expect(page.getByRole('region', { name: '手牌' })).toBeVisible();
});
