import { screen, within } from '@testing-library/react';
import { withMedia } from '@tests/ui/at-hand';
import { layOut } from './arrange';
import { match, sit, stateOf } from './at-the-desk';

const table = () =>
  match(3, {
    turn: '0',
    arrange: layOut([['baron', 'guard'], ['king'], ['princess']], { aside: 'countess' }),
  });

const hand = () => within(screen.getByRole('list', { name: '你的手牌' }));
type User = Awaited<ReturnType<typeof sit>>['user'];

async function switchOff(user: User, aid: RegExp) {
  await user.click(screen.getByRole('button', { name: '選單' }));
  await user.click(screen.getByRole('menuitem', { name: '聲音與輔助' }));
  const aids = within(screen.getByRole('dialog', { name: '聲音與輔助' }));
  await user.click(await aids.findByRole('switch', { name: aid }));
  await user.click(aids.getByRole('button', { name: '關閉' }));
}

/** Each test begins with every aid on, as kept by the browser: switching back is part of the test. */
const switchOn = switchOff;

test('what a card would do is told with the card kept and the target under the pointer', async () => {
  const { user } = await sit(stateOf(table(), '0'));
  withMedia('prefers-reduced-motion', 'min-width: 48rem');
  await user.click(hand().getByRole('button', { name: /^男爵/ }));
  expect(screen.getByText('你的衛兵（1）和你選的人的手牌比大小，小的出局')).toBeInTheDocument();
  const ana = screen.getByRole('button', { name: '對Ana打出男爵' });
  expect(ana).toHaveAccessibleDescription('你的衛兵（1）和Ana的手牌比大小，小的出局');
  await user.hover(ana);
  expect(screen.getByText('你的衛兵（1）和Ana的手牌比大小，小的出局')).toBeInTheDocument();
});

test('what the own cards do is written beside them before any is picked', async () => {
  await sit(stateOf(table(), '0'));
  const lines = [...document.querySelectorAll('.card-line')].map((line) => line.textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^男爵.*私下比手牌/),
    expect.stringMatching(/^衛兵.*猜他的手牌是哪一張/),
  ]);
});

test('without previews the card says what it says', async () => {
  const { user } = await sit(stateOf(table(), '0'));
  await switchOff(user, /^預覽/);
  await user.click(hand().getByRole('button', { name: /^男爵/ }));
  expect(screen.queryByText(/^你的衛兵/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '對Ana打出男爵' })).not.toHaveAccessibleDescription();
  expect(JSON.parse(localStorage.getItem('kaizhuo.aids') ?? '')).toEqual({ 'love-letter': ['previews'] });
  await switchOn(user, /^預覽/);
  expect(screen.getByText(/^你的衛兵/)).toBeInTheDocument();
});

test('without notes nothing is remembered for me', async () => {
  const known = table();
  known.play('0', 'play', 'guard', '1', 'baron');
  const { user } = await sit(stateOf(known, '0'));
  expect(screen.getByRole('img', { name: /^阿楓可能拿著/ })).toBeInTheDocument();
  await switchOff(user, /^筆記/);
  expect(screen.queryByRole('img', { name: /^阿楓可能拿著/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '人物一覽' })).not.toBeInTheDocument();
  await switchOn(user, /^筆記/);
  expect(screen.getByRole('button', { name: '人物一覽' })).toBeInTheDocument();
});
