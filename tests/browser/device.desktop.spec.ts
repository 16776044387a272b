import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { matchRecord } from '@/play/match-record';
import { LoveLetterPlayer } from './love-letter';
import { layTable, savedMatch, searchPage, textOf } from './table';

const four = [{ name: '小明' }, { name: 'Ana María' }, { name: '電腦', bot: true }, { name: '王小美' }];
const SHORT = { goal: 'short' };

test('three people and a bot play a whole match; the page never holds another hand', async ({ page }) => {
  test.setTimeout(90_000);
  await layTable(page, four, { options: SHORT });
  const player = new LoveLetterPlayer(page);
  let turns = 0;
  let searches = 0;
  for (;;) {
    const stage = await player.step();
    if (stage === 'over') break;
    if (stage === 'pass' && searches < 8) {
      // Covered: nobody's cards may be left anywhere in the page.
      await expect(player.cover).toBeVisible();
      const found = await searchPage(page);
      expect(found.objects).toBeGreaterThan(1000);
      expect(found.forbidden).toEqual([]);
      expect(found.hands.filter(({ cards }) => cards.length > 0)).toEqual([]);
      expect(await textOf(page)).not.toMatch(/衛兵|神父|男爵|侍女|王子|國王|伯爵夫人|公主/);
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
  expect(turns).toBeGreaterThan(8);
  expect(searches).toBeGreaterThan(3);

  const record = matchRecord.parse(await savedMatch(page));
  expect(record.isOver).toBe(true);

  await expect(page.getByRole('dialog').getByRole('table')).toContainText('好感');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
  await player.rematch.click();
  await expect(player.cover).toBeVisible();
});

test('a turn can be played by the keyboard alone', async ({ page }) => {
  await layTable(page, [{ name: '我' }, { name: 'B', bot: true }]);
  const player = new LoveLetterPlayer(page);
  await player.waitsForTurn();
  const before = await page.evaluate(() => document.querySelectorAll('[aria-live] *').length);
  expect(before).toBeGreaterThanOrEqual(0);
  // A pick by its number, then whatever has the focus.
  const names = await player.hand
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  const index = Math.max(
    0,
    names.findIndex((name) => !name.includes('公主')),
  );
  await page.keyboard.press(String(index + 1));
  for (let step = 0; step < 4 && (await player.choices.isVisible()); step++)
    await page.keyboard.press('Enter');
  await expect(player.choices).toBeHidden();
  await player.waitsFor();
});
