import { sushiGo } from '@games/sushi-go/whole';
import { tableOf } from '@tests/table-of';
import { sitAt, stateAt } from '@tests/ui/at-board';
import { layOut } from './arrange';

const counter = () =>
  tableOf(sushiGo, 2, {
    arrange: layOut(
      [
        ['egg', 'squid'],
        ['tempura', 'pudding'],
      ],
      { tableaus: [['chopsticks'], []], puddings: [0, 2] },
    ),
  });

test.each([
  [
    'zh-Hant',
    [
      '你的手牌：蛋皮握壽司和花枝握壽司',
      '小明：0 分，還沒有布丁，還在選，面前：筷子',
      'Ana：0 分，2 個布丁，還在選，面前還沒有牌',
    ],
  ],
  [
    'en',
    [
      'Your hand: Egg nigiri and Squid nigiri',
      'Ana: 0 points, 2 puddings, still choosing, nothing in front yet',
    ],
  ],
] as const)('the counter is told in words in %s', async (locale, expected) => {
  const { lines } = await sitAt(stateAt('sushi-go', counter()), locale);
  for (const line of expected) expect(lines()).toContain(line);
});

test('a hand of somebody else is told only when all lie open', async () => {
  const closed = await sitAt(stateAt('sushi-go', counter(), null));
  expect(closed.lines().filter((line) => line.includes('的手牌：'))).toEqual([]);
  document.body.replaceChildren();
  const open = await sitAt(stateAt('sushi-go', counter(), null, { isOpen: true }));
  expect(open.lines()).toContain('Ana的手牌：天婦羅和布丁');
});
