import type { Face } from '@games/numeri/rules/components';
import { numeri } from '@games/numeri/whole';
import { act, screen, waitFor, within } from '@testing-library/react';
import { tableOf } from '@tests/table-of';
import { sitAt, stateAt } from '@tests/ui/at-board';
import type { Action, PlayerID } from '@/kit/action';
import type { Locale } from '@/kit/entry';
import { layOut } from './arrange';

/** 小明 to move: the 1 on space 9, the 3 on 12, the 4 on 15; Ana's 2 on 10. The split is open if `isOpen`. */
const rolled = (die: Face, isOpen = true) =>
  tableOf(numeri, 2, { turn: '0', arrange: layOut(die, [{ 1: 9, 3: 12, 4: 15 }, { 2: 10 }], isOpen) });

/** Sits down; the die is still in the hand of whoever's turn it is. */
async function sitBeforeTheRoll(
  table: ReturnType<typeof rolled>,
  playerID: PlayerID | null = '0',
  locale: Locale = 'zh-Hant',
) {
  const played: Action[] = [];
  const { user } = await sitAt(
    stateAt('numeri', table, playerID, { play: (action) => played.push(action) }),
    locale,
  );
  return { user, played };
}

async function sit(...at: Parameters<typeof sitBeforeTheRoll>) {
  const shown = await sitBeforeTheRoll(...at);
  const thrower = screen.queryByRole('button', { name: /^(擲骰子|Roll the die)$/ });
  if (thrower !== null) await shown.user.click(thrower);
  return shown;
}

const path = () => within(screen.getByRole('list', { name: '小徑' }));
const stone = (name: RegExp) => path().getByRole('button', { name });
const tray = (number: number) =>
  within(screen.getByRole('list', { name: '你的豆子' })).getByRole('button', {
    name: new RegExp(`^${number} 號`),
  });
const choices = () => within(screen.getByRole('group', { name: '選擇' }));
const status = () => screen.getByRole('status', { name: '現在' });

test('the die is thrown by whoever’s turn it is, and nothing says before what it shows', async () => {
  const { user, played } = await sitBeforeTheRoll(rolled(4));
  expect(status()).toHaveTextContent('輪到你：擲骰子');
  expect(document.body).not.toHaveTextContent(/擲出/);
  expect(document.querySelector('.nu-yard')).not.toHaveTextContent('4');
  expect(path().queryAllByRole('button')).toEqual([]);
  await user.click(screen.getByRole('button', { name: '點骰子，把它擲出去' }));
  expect(status()).toHaveTextContent('輪到你：擲出 4');
  expect(screen.getByRole('img', { name: '小明的骰子 · 4' })).toBeInTheDocument();
  expect(played).toEqual([]);
});

test('the key D throws', async () => {
  const { user } = await sitBeforeTheRoll(rolled(4));
  await user.keyboard('d');
  expect(status()).toHaveTextContent('輪到你：擲出 4');
});

test('a roll that leaves no choice is carried out without another tap', async () => {
  const { played } = await sit(rolled(1));
  expect(played).toEqual([]);
  await waitFor(() => expect(played).toEqual([{ move: 'move', args: [1] }]), { timeout: 3000 });
});

test('a roll that leaves a choice waits for it', async () => {
  const { played } = await sit(rolled('star'));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(played).toEqual([]);
});

test('with one thing to do one press does it, on the path, in the tray or by the button', async () => {
  const { user, played } = await sit(rolled(1));
  expect(status()).toHaveTextContent('輪到你：擲出 1，走 1 號豆子');
  await user.click(stone(/^小徑第 9 格，空白，小明的 1 號豆子$/));
  await user.click(tray(1));
  await user.click(choices().getByRole('button', { name: '走 1 號豆子' }));
  // Where nobody presses in time, the bean goes by itself.
  expect(played.slice(0, 3)).toEqual(Array(3).fill({ move: 'move', args: [1] }));
});

test('where it would land is shown beforehand, and the stone there may be pressed instead', async () => {
  const { user, played } = await sit(rolled(1));
  await user.click(stone(/^小徑第 11 格，空白，1 號豆子會走到這裡$/));
  expect(played[0]).toEqual({ move: 'move', args: [1] });
});

test('with several beans to choose from, the first press shows and the second plays', async () => {
  const { user, played } = await sit(rolled(4));
  await user.click(tray(3));
  expect(played).toEqual([]);
  expect(status()).toHaveTextContent('3 號先走到空白格');
  await user.keyboard('{Escape}');
  await user.click(stone(/4 號豆子$/));
  expect(played).toEqual([]);
  expect(status()).toHaveTextContent('4 號會走到空白格');
  await user.click(tray(4));
  expect(played).toEqual([{ move: 'move', args: [4] }]);
});

test('on a ☆ each bean has one way to go: the press that chooses it moves it', async () => {
  const { user, played } = await sit(rolled('star'));
  await user.click(tray(3));
  expect(played).toEqual([{ move: 'move', args: [3] }]);
});

test('a pick can be taken back', async () => {
  const { user, played } = await sit(rolled(4));
  await user.click(tray(3));
  await user.click(choices().getByRole('button', { name: '重選' }));
  expect(status()).toHaveTextContent('輪到你：擲出 4');
  await user.click(tray(3));
  await user.keyboard('{Escape}');
  expect(status()).toHaveTextContent('輪到你：擲出 4');
  expect(played).toEqual([]);
});

test('a split is two presses, the first of which can be undone by the same bean', async () => {
  const { user, played } = await sit(rolled(4));
  await user.click(stone(/3 號豆子$/));
  expect(status()).toHaveTextContent('3 號先走到空白格，接著按 1 號');
  await user.click(stone(/3 號豆子$/));
  expect(status()).toHaveTextContent('輪到你：擲出 4');
  await user.click(stone(/1 號豆子$/));
  expect(status()).toHaveTextContent('1 號先走到空白格，接著按 3 號');
  // The space where the first half lands takes it back as well.
  await user.click(stone(/1 號豆子會走到這裡$/));
  expect(status()).toHaveTextContent('輪到你：擲出 4');
  await user.click(tray(1));
  await user.click(tray(3));
  expect(played).toEqual([{ move: 'split', args: [1, 3] }]);
});

test('the second half may land where the first one stood', async () => {
  const table = tableOf(numeri, 2, {
    turn: '0',
    arrange: layOut(3, [{ 1: 8, 2: 9 }, { 5: 11 }], true),
  });
  const { user, played } = await sit(table);
  await user.click(tray(2));
  await user.click(stone(/^小徑第 9 格，空白，1 號豆子會走到這裡$/));
  expect(played).toEqual([{ move: 'split', args: [2, 1] }]);
});

test('every use of the roll is a button', async () => {
  const { user, played } = await sit(rolled(4));
  expect(
    choices()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['走 4 號豆子', '先走 1 號，再走 3 號', '先走 3 號，再走 1 號']);
  await user.click(choices().getByRole('button', { name: '先走 3 號，再走 1 號' }));
  expect(choices().getAllByRole('button')).toHaveLength(2);
  await user.click(choices().getByRole('button', { name: '先走 3 號，再走 1 號' }));
  expect(played).toEqual([{ move: 'split', args: [3, 1] }]);
});

test('keys: digits press beans, S goes through the splits', async () => {
  const { user, played } = await sit(rolled(4));
  await user.keyboard('s');
  expect(status()).toHaveTextContent('1 號先走');
  await user.keyboard('s');
  expect(status()).toHaveTextContent('3 號先走');
  // The word on it has the focus by then.
  expect(choices().getByRole('button', { name: '先走 3 號，再走 1 號' })).toHaveFocus();
  await user.keyboard('1');
  expect(played).toEqual([{ move: 'split', args: [3, 1] }]);
  await user.keyboard('{Escape}4');
  expect(status()).toHaveTextContent('4 號會走到空白格');
  await user.keyboard('4');
  expect(played.at(-1)).toEqual({ move: 'move', args: [4] });
});

test('a bean that was not rolled says why it stays, with the clause', async () => {
  // The only bean that may move does so by itself after a while.
  jest.useFakeTimers();
  const { played } = await sitBeforeTheRoll(rolled(4, false));
  await act(async () => screen.getByRole('button', { name: '擲骰子' }).click());
  await act(async () => tray(5).click());
  expect(played).toEqual([]);
  expect(screen.getByText('擲出的是 4，不能走別的號碼')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /NU-r9/ })).toBeInTheDocument();
  jest.useRealTimers();
});

test('whoever is not to move has nothing to press, and sees the roll and everybody’s points', async () => {
  await sit(rolled(4), '1');
  expect(path().queryAllByRole('button')).toEqual([]);
  expect(path().getAllByRole('img')).toHaveLength(37);
  expect(screen.getByRole('img', { name: '小明擲出 4' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '還在手上：2、5 號' })).toBeInTheDocument();
  expect(screen.getByText('−17 分')).toBeInTheDocument();
});

test('a spectator sees the garden, and no tray', async () => {
  await sit(rolled(4), null);
  expect(path().getAllByRole('listitem')).toHaveLength(37);
  expect(screen.queryByRole('list', { name: '你的豆子' })).not.toBeInTheDocument();
});

test('the gate says whether rolls may be split', async () => {
  await sit(rolled(4, false));
  expect(screen.getByRole('img', { name: /^分水嶺：還沒有豆子越過/ })).toBeInTheDocument();
});

test('in English', async () => {
  const { user } = await sit(rolled(4), '0', 'en');
  expect(screen.getByRole('status', { name: 'Now' })).toHaveTextContent(
    'Your turn: you rolled 4; move bean 4 or split the roll',
  );
  await user.click(screen.getByRole('button', { name: 'Space 12 of the path, printed 2, 小明’s bean 3' }));
  expect(screen.getByRole('status', { name: 'Now' })).toHaveTextContent(
    'Bean 3 moves to a blank space first; now press bean 1',
  );
});

test('what a choice would bring is said on its button', async () => {
  const { user } = await sit(rolled('star'));
  await user.click(tray(3));
  expect(choices().getByRole('button', { name: '走 3 號豆子' })).toHaveAccessibleDescription(
    expect.stringMatching(/分/),
  );
});

test('a stone says what it is worth to whoever stands there', async () => {
  await sit(rolled(1));
  expect(path().getByRole('img', { name: '小徑第 37 格，印著 30' })).toHaveAccessibleDescription(
    '豆子站在這裡，以號碼乘上 +30 計分：1 號 +30 分，5 號 +150 分',
  );
});
