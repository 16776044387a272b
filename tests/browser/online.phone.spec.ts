import { expect, type Page } from '@playwright/test';
import { AT_ONCE, HIDDEN } from '@tests/examples';
import { type RoomGuest, test, twoAtTable } from './online';
import { TablePlayer } from './player';

const TAP = 44;

/** Where the page is wider than its screen, and controls in sight that are too small for a thumb. */
const cramped = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    const small = [...document.querySelectorAll<HTMLElement>('button, a, input, [role=switch]')].filter(
      (control) => {
        const { width, height } = control.getBoundingClientRect();
        const isInText = getComputedStyle(control).display === 'inline';
        const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return isShown && !isInText && width > 1 && (width < least - 0.5 || height < least - 0.5);
      },
    );
    return [
      ...(sideways > 0 ? [`${sideways} px sideways`] : []),
      ...small.map((control) => {
        const { width, height } = control.getBoundingClientRect();
        return `${width} × ${height}: ${control.outerHTML.slice(0, 160)}`;
      }),
    ];
  }, TAP);

/** Says a line in the chat. */
async function say({ page }: RoomGuest, name: string, line: string): Promise<void> {
  await openChat(page);
  await page.getByLabel(`${name}要說的話`).fill(line);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: '房間裡說的話' })).toContainText(line);
}

const chatOf = (page: Page) => page.getByRole('button', { name: /^聊天/ });

const openChat = (page: Page) => chatOf(page).click();

test('a match is joined by its link, talked over and played to the end', async ({ guest }) => {
  test.setTimeout(150_000);
  const { ming, ana } = await twoAtTable(guest, HIDDEN);
  for (const { page } of [ming, ana]) expect(await cramped(page)).toEqual([]);

  await say(ming, '小明', '看得到嗎');
  await expect(chatOf(ana.page)).toHaveAccessibleName('聊天，1 則未讀');
  await openChat(ana.page);
  await expect(ana.page.getByText('看得到嗎')).toBeVisible();
  // Whoever puts the sheet away while it still slides in has read nothing.
  await expect(ana.page.getByLabel('要說的話')).toBeInViewport({ ratio: 1 });
  expect(await cramped(ana.page)).toEqual([]);
  for (const { page } of [ming, ana]) await page.keyboard.press('Escape');
  await expect(chatOf(ana.page)).toHaveAccessibleName('聊天');

  let hints = 0;
  await Promise.all(
    [ming, ana].map(async ({ page }) => {
      const player = new TablePlayer(page);
      for (;;) {
        const stage = await player.waitsFor();
        if (stage === 'over') break;
        if (stage === 'turn' && hints < 1) {
          hints++;
          expect(await cramped(page)).toEqual([]);
          // One decision is left to a bot of this browser's own.
          await page.getByRole('button', { name: '提示' }).click();
          await page.getByRole('button', { name: '就這樣做' }).click();
          await expect(page.getByRole('button', { name: '就這樣做' })).toBeHidden();
        } else await player.step();
      }
      expect(await cramped(page)).toEqual([]);
    }),
  );
  expect(hints).toBe(1);
  const match = await ming.openMatch();
  expect(match.secretsIn(ming.frames, '0')).toEqual([]);
  expect(match.secretsIn(ana.frames, '1')).toEqual([]);
});

test('a room fits the screen, for its owner and for a guest', async ({ guest }) => {
  const ming = await guest();
  await ming.openRoom(AT_ONCE, '一二三四五六七八九十一二三四五六七八九十一二三四');
  const ana = await guest();
  await ana.page.goto(ming.link);
  await expect(ana.page.getByLabel('你的名字')).toBeVisible();
  for (const { page } of [ming, ana]) expect(await cramped(page)).toEqual([]);
});
