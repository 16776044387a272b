import { gameOf, games } from '@games/index';
import { expect, type Page, test } from '@playwright/test';
import { HIDDEN, OPEN } from '@tests/examples';
import { beginMatch } from '../../scripts/lib/begin-match';
import { openFrontDoor } from './front-door';
import { TablePlayer } from './player';
import { layTable, textOf } from './table';
import { playToTheEnd } from './tours';

test.use({ serviceWorkers: 'allow' });

/** Opens the home page once and waits until the browser has its copy of the site. */
async function visitOnce(page: Page, url = '') {
  await page.goto(`${url}/zh-Hant`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('after one visit of the home page, a match against a bot is played without a network', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await visitOnce(page);
  await context.setOffline(true);

  await page
    .getByRole('link', { name: gameOf(HIDDEN)?.title['zh-Hant'] ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/${HIDDEN}$`));
  await layTable(page, [{ name: '我' }, { name: 'B', bot: true }], { options: { goal: 'short' } });
  const player = new TablePlayer(page);
  await player.waitsForTurn();
  await player.step();
  await player.waitsForTurn();
  await page.reload();
  expect(await player.waitsFor()).not.toBe('over');
  await playToTheEnd(page, HIDDEN);
  await expect(player.rematch).toBeVisible();
});

test('without a network every page of play opens in both languages, and online pages say why not', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000 + 20_000 * games.length);
  await visitOnce(page);
  await context.setOffline(true);
  const lost: string[] = [];
  page.on('requestfailed', (request) => {
    // A table that is left ends its workers, whatever they are fetching; rooms are on the network.
    const isMeant = request.failure()?.errorText === 'net::ERR_ABORTED' || request.url().includes('/rooms');
    if (!isMeant) lost.push(request.url());
  });

  for (const locale of ['zh-Hant', 'en'])
    for (const { slug, title } of games) {
      await page.goto(`/${locale}/${slug}/rules`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await beginMatch(page, `/${locale}/${slug}`, () =>
        expect(page.getByRole('heading', { level: 1 })).toHaveText(title[locale === 'en' ? 'en' : 'zh-Hant']),
      );
      await expect(
        page.getByRole('region', { name: locale === 'en' ? 'Table' : '桌面', exact: true }),
      ).toBeVisible();
    }
  await page.goto('/');
  await expect(page).toHaveURL(/\/(zh-Hant|en)$/);
  await page.evaluate(() => document.fonts.ready);
  expect(lost).toEqual([]);

  for (const path of ['/en/rooms', `/en/rooms/new?game=${OPEN}`, `/en/rooms/${'x'.repeat(22)}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'No network right now' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  await expect(page).toHaveURL(/\/en$/);

  await page.getByRole('link', { name: 'Online rooms' }).click();
  await expect(page.getByRole('heading', { name: 'No network right now' })).toBeVisible();
  await context.setOffline(false);
  // The page asks by itself when the network comes back while it is awake, else on request.
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' });
    // It may go while it is being pressed: then the page has come back by itself.
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveURL(/\/en\/rooms$/);
  expect(await textOf(page)).not.toContain('No network');
});

test('the site offers itself as an app, in the language one reads', async ({ page, request }) => {
  await page.goto(`/en/${HIDDEN}`);
  const link = page.locator('link[rel="manifest"]');
  // It comes when the page has nothing else to do.
  await expect(link).toHaveCount(1, { timeout: 20_000 });
  const address = (await link.getAttribute('href')) ?? '';
  const manifest: { lang: string; start_url: string; icons: { src: string }[] } = await (
    await request.get(address)
  ).json();
  expect(manifest).toMatchObject({ lang: 'en', start_url: '/en' });
  expect(manifest.icons).not.toHaveLength(0);
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
});

test('fetching both languages ahead of time leaves the chosen one alone', async ({ page, context }) => {
  test.setTimeout(120_000);
  await visitOnce(page);
  const chosen = (await context.cookies()).filter(({ name }) => name === 'NEXT_LOCALE');
  expect(chosen.map(({ value }) => value)).toEqual(['zh-Hant']);
});

test('a new version waits for the match to end, says that it is here, and comes when it is asked in', async ({
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const door = await openFrontDoor(baseURL ?? '');
  const page = await context.newPage();
  await visitOnce(page, door.url);
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: '新版本準備好了' });

  const other = await context.newPage();
  await other.goto(`${door.url}/zh-Hant/${HIDDEN}`);
  await other.getByRole('button', { name: '開始', exact: true }).click();
  await other.waitForURL(/\/table\?match=/);
  const table = new TablePlayer(other);
  await table.waitsForTurn();

  door.deploy();
  await page.reload();
  // It is here once every page of it has been fetched ahead.
  await expect(notice).toBeVisible({ timeout: 60_000 });
  await expect(other.getByText('新版本準備好了')).toHaveCount(0);
  await notice.getByRole('button', { name: '換上新版本' }).click();
  await expect(notice).toContainText('還有一桌開著');
  await expect(table.hand).toBeVisible();
  await table.step();

  await other.close();
  let isLoaded = false;
  page.once('load', () => {
    isLoaded = true;
  });
  // The lock of a window that is closed is let go of a moment later.
  await expect(async () => {
    if (!isLoaded) await notice.getByRole('button', { name: '換上新版本' }).click({ timeout: 1000 });
    expect(isLoaded).toBe(true);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  const waiting = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  expect(waiting).toBe(false);
  await page.close();
  await door.close();
});
