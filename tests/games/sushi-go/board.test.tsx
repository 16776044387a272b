import { sushiGo } from '@games/sushi-go/whole';
import { screen, within } from '@testing-library/react';
import { tableOf } from '@tests/table-of';
import { sitAt, stateAt } from '@tests/ui/at-board';
import type { Action } from '@/kit/action';
import type { TableState } from '@/ui/table/table-state';
import { layOut } from './arrange';

const laid = () =>
  tableOf(sushiGo, 2, {
    arrange: layOut(
      [
        ['egg', 'squid', 'wasabi'],
        ['tempura', 'sashimi', 'pudding'],
      ],
      { tableaus: [['chopsticks'], ['wasabi', 'salmon']], puddings: [0, 2] },
    ),
  });

async function sit(table: ReturnType<typeof laid>, changed: Partial<TableState> = {}) {
  const played: Action[] = [];
  const play = (action: Action) => played.push(action);
  const { user } = await sitAt(stateAt('sushi-go', table, '0', { play, ...changed }));
  return { user, played };
}

const hand = () => within(screen.getByRole('list', { name: '你的手牌' }));

test('two cards are taken with chopsticks in the order in which they are tapped', async () => {
  const { user, played } = await sit(laid());
  await user.click(hand().getByRole('button', { name: /花枝握壽司/ }));
  expect(screen.getByRole('status', { name: '現在' }).textContent).toContain('要留下花枝握壽司嗎');
  await user.click(hand().getByRole('button', { name: /芥末/ }));
  await user.click(screen.getByRole('button', { name: '交換順序' }));
  await user.click(screen.getByRole('button', { name: '用筷子拿這兩張' }));
  expect(played).toEqual([{ move: 'pick', args: ['wasabi', 'squid'] }]);
});

test('in a lesson the card that is asked for is lit, and no other', async () => {
  const isForLater = ({ args }: Action) => (args.join() === 'squid' ? undefined : { reason: 'coach-other' });
  await sit(laid(), { veto: isForLater });
  expect(hand().getByRole('button', { name: /花枝握壽司/ })).toHaveClass('is-lit');
  for (const name of [/蛋皮/, /芥末/]) {
    expect(hand().getByRole('button', { name })).not.toHaveClass('is-lit');
    expect(hand().getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
});

test('a locked choice lies open to its own seat and can be taken back', async () => {
  const table = laid();
  table.play('0', 'pick', 'egg');
  const { user, played } = await sit(table);
  expect(hand().getByRole('img', { name: /蛋皮握壽司.*蓋在面前的牌/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '改選別張' }));
  expect(played).toEqual([{ move: 'unlock', args: [] }]);
});

test('the board groups what lies before each seat and says what it is worth', async () => {
  await sit(laid());
  const theirs = within(screen.getByRole('region', { name: 'Ana面前的牌' }));
  expect(theirs.getByRole('img', { name: '2 個布丁' })).toBeTruthy();
  expect(theirs.getByRole('button', { name: '芥末 · 鮭魚握壽司 · 6 分' })).toBeTruthy();
});

test('each card of the hand shows what it would add now, a second one after the first', async () => {
  const { user } = await sit(laid());
  const squid = hand().getByRole('button', { name: /花枝握壽司/ });
  expect(squid).toHaveAccessibleDescription(expect.stringContaining('現在 +3'));
  await user.click(hand().getByRole('button', { name: /芥末/ }));
  expect(squid).toHaveAccessibleDescription(expect.stringContaining('放在芥末上：現在 +9'));
  await user.click(squid);
  expect(screen.getByRole('status', { name: '現在' })).toHaveTextContent('放在芥末上：現在 +9');
});
