import AxeBuilder from '@axe-core/playwright';
import { games } from '@games/index';
import { expect, test } from '@playwright/test';
import { LoveLetterPlayer } from './love-letter';
import { layTable } from './table';

const four = [{ name: '小明' }, { name: 'Ana María' }, { name: '電腦', bot: true }, { name: '王小美' }];
const SHORT = { goal: 'short' };

test('a reload, the way back and a closed lid all resume on the cover', async ({ page }) => {
  await layTable(page, four, { options: SHORT });
  const player = new LoveLetterPlayer(page);
  let turns = 0;
  while (turns < 2) if ((await player.step()) === 'turn') turns++;
  await page.reload();
  await expect(player.cover).toBeVisible();

  await player.cover.click();
  await expect(player.hand.or(page.getByRole('dialog')).first()).toBeVisible();
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
  const player = new LoveLetterPlayer(page);
  let turns = 0;
  while (turns < 3) if ((await player.step()) === 'turn') turns++;
  await player.waitsForTurn();
  await page.getByRole('button', { name: '回看前面的局面' }).click();
  await page.getByRole('button', { name: '上一步' }).click();
  await expect(page.getByText(/你正在看第 \d+ 步/)).toBeVisible();
  await page.getByRole('button', { name: '回到現在' }).first().click();
  await expect(page.getByText(/你正在看第 \d+ 步/)).toBeHidden();
});

const LOOKS = [
  { locale: 'zh-Hant', colorScheme: 'light' },
  { locale: 'en', colorScheme: 'dark' },
] as const;

for (const { slug } of games)
  for (const { locale, colorScheme } of LOOKS)
    test(`the table of ${slug} is accessible, ${locale}, ${colorScheme}`, async ({ browser, baseURL }, {
      project,
    }) => {
      const context = await browser.newContext({
        ...project.use,
        colorScheme,
        reducedMotion: 'reduce',
        ...(baseURL !== undefined && { baseURL }),
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await layTable(
        page,
        [
          { name: '一二三四五六七八九十一二三四五六七八九十一二三四' },
          { name: 'Bo', bot: true },
          { name: 'Cy', bot: true },
          { name: 'Di', bot: true },
        ],
        { locale, slug },
      );
      await expect(
        page.getByRole('region', { name: locale === 'en' ? 'Table' : '桌面', exact: true }),
      ).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ html, failureSummary }) => html + failureSummary).join(' | ')}`,
        ),
      ).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
      await context.close();
    });
