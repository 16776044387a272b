import { screen, within } from '@testing-library/react';
import { layOut } from '@tests/games/love-letter/arrange';
import { withMedia } from '../at-hand';
import { match, sit, stateOf } from './at-the-desk';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/love-letter/table',
  useRouter: () => ({ replace: () => undefined }),
}));

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
  await user.click(aids.getByRole('switch', { name: aid }));
  await user.click(aids.getByRole('button', { name: '關上' }));
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

test('where the slip takes room, a pointer passing by does not push the table about', async () => {
  const { user } = await sit(stateOf(table(), '0'));
  await user.click(hand().getByRole('button', { name: /^男爵/ }));
  await user.hover(screen.getByRole('button', { name: '對Ana打出男爵' }));
  expect(screen.getByText('你的衛兵（1）和你選的人的手牌比大小，小的出局')).toBeInTheDocument();
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
  expect(screen.queryByRole('button', { name: '筆記' })).not.toBeInTheDocument();
  await switchOn(user, /^筆記/);
  expect(screen.getByRole('button', { name: '筆記' })).toBeInTheDocument();
});
