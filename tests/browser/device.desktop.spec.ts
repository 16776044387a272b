import { expect, test } from '@playwright/test';
import { HIDDEN } from '@tests/examples';
import { matchRecord } from '@/play/match-record';
import { TablePlayer } from './player';
import { layTable, savedMatch, searchPage, textOf } from './table';
import { playToTheEnd } from './tours';
import { DESKTOP, PHONE, takeShifts, twoFrames, violations, watchShifts } from './watch';

const four = [{ name: '小明' }, { name: 'Ana María' }, { name: '電腦', bot: true }, { name: '王小美' }];
const SHORT = { goal: 'short' };

test('three people and a bot play a whole match; the page never holds another hand', async ({ page }) => {
  test.setTimeout(180_000);
  await layTable(page, four, { options: SHORT });
  const player = new TablePlayer(page);
  let turns = 0;
  let searches = 0;
  while (searches < 8 || turns < 12) {
    const stage = await player.step();
    if (stage === 'over') break;
    const isHandedOn = stage === 'pass' || (stage === 'turn' && (await player.waitsFor()) === 'cover');
    if (isHandedOn && searches < 8) {
      // Covered: nobody's cards may be left anywhere in the page.
      await expect(player.cover).toBeVisible();
      const found = await searchPage(page);
      expect(found.objects).toBeGreaterThan(1000);
      expect(found.forbidden).toEqual([]);
      expect(found.hands.filter(({ cards }) => cards.length > 0)).toEqual([]);
      // What everybody saw happen lies on the cover; nothing else may say a card's name.
      expect(await textOf(page, '.cover-recap')).not.toMatch(/衛兵|神父|男爵|侍女|王子|國王|伯爵夫人|公主/);
      searches++;
    }
    if (stage === 'turn') {
      turns++;
      if (turns % 6 === 0) {
        const record = matchRecord.parse(await savedMatch(page));
        const [last] = record.actions.slice(-1);
        const { forbidden, hands } = await searchPage(page);
        expect(forbidden).toEqual([]);
        const seats = new Set(hands.filter(({ cards }) => cards.length > 0).map(({ playerID }) => playerID));
        expect(seats.size).toBeLessThanOrEqual(1);
        expect(last).toBeDefined();
      }
    }
  }
  await playToTheEnd(page, HIDDEN);
  expect(turns).toBeGreaterThan(8);
  expect(searches).toBeGreaterThan(3);

  const record = matchRecord.parse(await savedMatch(page));
  expect(record.isOver).toBe(true);

  await expect(page.getByRole('dialog').getByRole('table')).toContainText('好感');
  expect(await violations(page)).toEqual([]);
  await player.rematch.click();
  await expect(player.cover).toBeVisible();
});

test('tables to go on with push nothing about, and do not grow the page with their number', async ({
  page,
}) => {
  const heights: number[] = [];
  for (let tables = 1; tables <= 2; tables++) {
    await layTable(page, [{ name: '我' }, { name: 'B', bot: true }]);
    await page.locator('.table-screen').waitFor();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await page.goto('/zh-Hant');
      await expect(page.getByRole('link', { name: '回到這一桌' })).toHaveCount(tables);
      await page.evaluate(() => document.fonts.ready);
      await watchShifts(page);
      await twoFrames(page);
      expect(await takeShifts(page)).toEqual([]);
      heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
    }
  }
  expect(heights.slice(2)).toEqual(heights.slice(0, 2));
});
