import { expect, type Page, test } from '@playwright/test';
import { layTable } from './table';

const MOST_KEYS = 500;
const OVER = 'over';

/**
 * Waits until this seat is to act, and says which key somebody without a pointer would press next:
 * the way it is said by the page, from the words and marks on it.
 */
async function nextKey(page: Page, slug: string): Promise<string> {
  const key = await page.waitForFunction((game) => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const nameOf = (element: Element | undefined) => element?.getAttribute('aria-label') ?? '';
    if (all('.status-line.is-over').length > 0) return 'over';
    if (all('.table-screen.is-mine').length === 0) return false;
    const hasChoices = all('.table-choices button').length > 0;
    if (game === 'sushi-go') return hasChoices ? 'Enter' : '1';
    // The bean that may go first, or goes second; once one is picked, the button has the focus.
    if (game === 'numeri') return nameOf(all('.nu-tray-bean.is-lit')[0]).match(/\d/)?.[0] ?? 'Enter';
    // The Guard names the Priest.
    if (hasChoices) return all('.ll-names').length > 0 ? '2' : 'Enter';
    const hand = all('[aria-label="你的手牌"] button').map(nameOf);
    const mustCountess = document.body.textContent?.includes('必須打出伯爵夫人') === true;
    // The Princess only when there is nothing else.
    const place = hand.findIndex((name) => (mustCountess ? /^伯爵夫人/ : /^(?!公主)/).test(name));
    return String(Math.max(place, 0) + 1);
  }, slug);
  return String(await key.jsonValue());
}

for (const slug of ['love-letter', 'sushi-go', 'numeri'])
  test(`a whole match of ${slug} is played by the keyboard alone`, async ({ page }) => {
    await layTable(page, [{ name: '我' }, { name: 'B', bot: true }], {
      slug,
      options: slug === 'love-letter' ? { goal: 'short' } : {},
    });
    // From here on nothing is pointed at.
    await page.evaluate(() =>
      window.addEventListener('pointerdown', () => document.body.classList.add('was-pointed-at'), true),
    );
    let keys = 0;
    for (let key = await nextKey(page, slug); key !== OVER; key = await nextKey(page, slug)) {
      await page.keyboard.press(key);
      keys += 1;
      if (keys > MOST_KEYS) throw new Error(`${slug} was not over after ${MOST_KEYS} keys`);
    }
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    // The paper at the end is put away, and the keys are looked up, in the same way.
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: '鍵盤操作' })).toBeVisible();
    await expect(page.locator('body.was-pointed-at')).toHaveCount(0);
  });
