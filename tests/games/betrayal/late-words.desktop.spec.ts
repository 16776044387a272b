import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { layTable } from '@tests/browser/table';

const FILE = 'games/betrayal/haunts/04-the-web-of-destiny/words/zh-Hant.json';
const { books } = JSON.parse(readFileSync(FILE, 'utf8')) as { books: { heroes: { end: string } } };
const AT_ONCE = { start: 'haunt', haunt: '4' };
const GUESTS = [{ name: '小明' }, { name: 'B', bot: true }, { name: 'C', bot: true }];
/** What a message is that has no words: its key; and one that nothing has read: its braces. */
const RAW = /game\.\w|haunts\.\d|hints\.\w|\{\w+\}/;

/** How often the words of the haunt were asked for; the first times the line is down. */
async function losing(page: Page, times: number): Promise<() => number> {
  let count = 0;
  await page.route('**/_next/static/**/*.js', async (route) => {
    const response = await route.fetch();
    const isLate = (await response.text()).includes(books.heroes.end);
    if (isLate) count += 1;
    await (isLate && count <= times ? route.abort('connectionfailed') : route.fulfill({ response }));
  });
  return () => count;
}

// A script that is still on its way when its page goes would fail after the test, and with it the one that comes next.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** An explorer is chosen, as the others do after that: then the haunt begins. */
async function lay(page: Page): Promise<void> {
  await layTable(page, GUESTS, { slug: 'betrayal', options: AT_ONCE });
  await page.locator('.bt-person.is-lit').first().click();
}

test('a table whose words do not come says so, asks again, and goes on when they are here', async ({
  page,
}) => {
  const asked = await losing(page, 5);
  await lay(page);
  // Bots choose after one another.
  await expect(page.getByText('還缺一些文字')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.bt-house')).toHaveAttribute('data-stage', 'choosing');
  // The pauses before it is asked for again are seconds.
  await expect(page.locator('.bt-goal')).toBeVisible({ timeout: 20_000 });
  expect(asked()).toBe(6);
  await expect(page.getByText('還缺一些文字')).toHaveCount(0);
  await expect(page.locator('.table-screen')).not.toContainText(RAW);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page.locator('.bt-goal')).toBeVisible();
});

test.describe('after one visit of the home page', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a haunt begins without a network', async ({ page, context }) => {
    await page.goto('/zh-Hant');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await lay(page);
    // Bots choose after one another.
    await expect(page.locator('.bt-goal')).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('.bt-goal .bt-mark')).toBeVisible();
    await expect(page.locator('.table-screen')).not.toContainText(RAW);
  });
});
