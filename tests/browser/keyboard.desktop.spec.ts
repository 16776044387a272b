import { expect, type Page, test } from '@playwright/test';
import { layTable } from './table';

const MOST_TURNS = 250;

/** Waits for my turn; false once the match is over. */
async function isMyTurn(page: Page): Promise<boolean> {
  const state = await page.waitForFunction(() => {
    if (document.querySelector('.status-line.is-over') !== null) return 'over';
    return document.querySelector('.table-screen.is-mine') === null ? false : 'mine';
  });
  return (await state.jsonValue()) === 'mine';
}

const press = (page: Page, ...keys: readonly string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** How one turn of each game is played by somebody who has no pointer. */
const TURNS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'love-letter': async (page) => {
    const isPicked = (await page.locator('.table-choices').count()) > 0;
    if (isPicked) {
      // The first of the buttons has the focus; a Guard names the Priest.
      await press(page, (await page.locator('.ll-names').count()) > 0 ? '2' : 'Enter');
      return;
    }
    // The Princess only when there is nothing else; the Countess when she has to be.
    const status = await page.getByRole('status', { name: '現在' }).textContent();
    const hand = await page
      .getByRole('list', { name: '你的手牌' })
      .getByRole('button')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
    const wanted = status?.includes('必須打出伯爵夫人') ? /伯爵夫人/ : /^(?!公主)/;
    await press(
      page,
      String(
        Math.max(
          0,
          hand.findIndex((name) => wanted.test(name)),
        ) + 1,
      ),
    );
  },
  'sushi-go': (page) => press(page, '1', 'Enter'),
  numeri: async (page) => {
    const lit = page.locator('.nu-tray-bean.is-lit');
    const bean = (await lit.count()) > 0 ? await lit.first().getAttribute('aria-label') : null;
    await press(page, bean?.match(/\d/)?.[0] ?? 'Enter');
  },
};

for (const [slug, playTurn] of Object.entries(TURNS))
  test(`a whole match of ${slug} is played by the keyboard alone`, async ({ page }) => {
    // Well under half of it where nothing else runs.
    test.setTimeout(90_000);
    await layTable(page, [{ name: '我' }, { name: 'B', bot: true }], {
      slug,
      options: slug === 'love-letter' ? { goal: 'short' } : {},
    });
    // From here on nothing is pointed at.
    await page.evaluate(() =>
      window.addEventListener('pointerdown', () => document.body.classList.add('was-pointed-at'), true),
    );
    let turns = 0;
    while (await isMyTurn(page)) {
      await playTurn(page);
      turns += 1;
      if (turns > MOST_TURNS) throw new Error(`${slug} was not over after ${MOST_TURNS} keys`);
    }
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    // The paper at the end is put away, and what can be done next is reached, without a pointer.
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: '鍵盤操作' })).toBeVisible();
    await expect(page.locator('body.was-pointed-at')).toHaveCount(0);
  });
