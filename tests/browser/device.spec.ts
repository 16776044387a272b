import { expect, test } from '@playwright/test';
import { TablePlayer } from './player';
import { layTable } from './table';

const four = [{ name: '小明' }, { name: 'Ana María' }, { name: '電腦', bot: true }, { name: '王小美' }];
const SHORT = { goal: 'short' };

test('a reload, the way back and a closed lid all resume on the cover', async ({ page }) => {
  await layTable(page, four, { options: SHORT });
  const player = new TablePlayer(page);
  let turns = 0;
  while (turns < 2) if ((await player.step()) === 'turn') turns++;
  await page.reload();
  await expect(player.cover).toBeVisible();

  await player.cover.click();
  // Whoever is out by then has no hand to show.
  await expect(player.cover).toBeHidden();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(player.cover).toBeVisible();

  await page.goto('/zh-Hant');
  await page.getByRole('link', { name: '回到這一桌' }).click();
  await expect(player.cover).toBeVisible();
});

test('history can be scrubbed and left again', async ({ page }) => {
  await layTable(page, [{ name: '我' }, { name: 'B', bot: true }]);
  const player = new TablePlayer(page);
  let turns = 0;
  while (turns < 3) if ((await player.step()) === 'turn') turns++;
  await player.waitsForTurn();
  await page.getByRole('button', { name: '回看前面的局面' }).click();
  await page.getByRole('button', { name: '上一步' }).click();
  await expect(page.getByText(/你正在看第 \d+ 步/)).toBeVisible();
  await page.getByRole('button', { name: '回到現在' }).first().click();
  await expect(page.getByText(/你正在看第 \d+ 步/)).toBeHidden();
});
