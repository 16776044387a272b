import { execFileSync } from 'node:child_process';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { ReplayRecord } from '@/play/replay/replay-record';
import { playToTheEnd } from '../../scripts/lib/first-legal';
import { layTable, plantSave } from './table';

const slider = (page: Page) => page.getByRole('slider', { name: '第幾步' });

/** Faults of accessibility in the page as it stands. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const OPEN_HANDS: Readonly<Record<string, string>> = {
  'love-letter': '.ll-place.is-open .ll-known .playing-card-face',
  'sushi-go': '.sg-open-hand .playing-card-face',
};

let matches: readonly ReplayRecord[];
test.beforeAll(() => {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'tests/browser/print-played.ts']);
  matches = JSON.parse(String(printed)) as readonly ReplayRecord[];
});

/** A match that somebody has played on this device, as it is saved. */
async function plantMatch(page: Page, slug: string): Promise<number> {
  const replay = matches.find((match) => match.slug === slug);
  if (replay === undefined) throw new Error(`nobody has played ${slug}`);
  await page.goto('/zh-Hant');
  await plantSave(page, 'kept', { ...replay, id: 'kept', savedAt: 1, isOver: true });
  return replay.actions.length;
}

for (const slug of ['love-letter', 'sushi-go', 'numeri'])
  test(`a match of ${slug} is watched again, and by somebody else from its link alone`, async ({
    page,
    browser,
    baseURL,
  }, { project }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const last = await plantMatch(page, slug);
    await page.goto(`/zh-Hant/${slug}/replay?match=kept`);
    await expect(slider(page)).toHaveAttribute('max', String(last));

    const hands = OPEN_HANDS[slug];
    if (hands !== undefined) expect(await page.locator(hands).count()).toBeGreaterThan(3);
    await page.getByRole('button', { name: '下一步' }).click();
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveValue('2');
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: /用誰的眼睛看/ }).click();
    await page.getByRole('menuitemradio', { name: '小明' }).click();
    if (hands !== undefined) await expect(page.locator(hands)).toHaveCount(0);
    await page.keyboard.press('End');
    await expect(page.locator('.status-line.is-over')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.getByRole('button', { name: '選單' }).click();
    await page.getByRole('menuitem', { name: '分享這一局' }).click();
    const link = await page.getByLabel(/整局都在這條連結裡/).inputValue();
    expect(link.length).toBeLessThan(2000);
    expect(errors).toEqual([]);

    const elsewhere = await browser.newContext({ ...project.use, ...(baseURL !== undefined && { baseURL }) });
    const other = await elsewhere.newPage();
    // The page itself is all that is fetched: nobody is asked for the match.
    const asked: string[] = [];
    other.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api')) asked.push(request.url());
    });
    await other.goto(link);
    await expect(slider(other)).toHaveAttribute('max', String(last));
    expect(asked).toEqual([]);
    await elsewhere.close();
  });

test('a match that is watched again is accessible in English by lamplight, and so is its slip', async ({
  browser,
  baseURL,
}, { project }) => {
  // Four times through axe, three of them while the match plays on.
  test.setTimeout(90_000);
  const context = await browser.newContext({
    ...project.use,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  for (const slug of ['love-letter', 'sushi-go', 'numeri']) {
    await plantMatch(page, slug);
    await page.goto(`/en/${slug}/replay?match=kept`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Share this match' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await context.close();
});

test('the end sheet leads to the match and to its link', async ({ page }) => {
  test.setTimeout(90_000);
  await layTable(page, [{ name: '我' }, { name: 'B', bot: true }], { options: { goal: 'short' } });
  await playToTheEnd(page, 'love-letter');
  await page.getByRole('button', { name: '分享這一局' }).click();
  await expect(page.getByLabel(/整局都在這條連結裡/)).toHaveValue(/\/zh-Hant\/love-letter\/replay#r=/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '重看' }).click();
  await page.waitForURL(/\/replay\?match=/);
  await expect(slider(page)).toHaveValue('0');
});

test('a link that is none gets a page that says so, and another one in the same tab is opened', async ({
  page,
}) => {
  await page.goto('/zh-Hant/love-letter/replay#r=AAAA');
  await expect(page.getByRole('heading', { name: '這不是一份重播' })).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = `#r=${'A'.repeat(9000)}`;
  });
  await expect(page.getByRole('heading', { name: '這份重播大得不尋常' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/en/numeri/replay');
  await expect(page.getByRole('heading', { name: 'Which match do you want to watch?' })).toBeVisible();
  await page.goto('/en/numeri/replay?match=nobody');
  await expect(page.getByRole('heading', { name: 'This match is not here' })).toBeVisible();
});

test('a match that is not over shows nobody’s hand', async ({ page }) => {
  await layTable(page, [{ name: '我' }, { name: '你' }]);
  await page.waitForURL(/match=/);
  await page.goto(page.url().replace('/table?', '/replay?'));
  await expect(page.getByRole('heading', { name: '這一局還沒結束' })).toBeVisible();
  await expect(page.locator('.playing-card-face')).toHaveCount(0);
});
