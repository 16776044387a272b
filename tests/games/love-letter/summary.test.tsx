import { layOut } from './arrange';
import { match, sit, stateOf } from './at-the-desk';

const desk = () => match(3, { turn: '0', arrange: layOut([['guard', 'king'], ['baron'], ['priest']]) });

test.each([
  [
    'zh-Hant',
    ['輪到你', '你的手牌：衛兵，親密度 1、國王，親密度 6', '阿楓：還沒有好感，還在局中，還沒有棄牌'],
  ],
  [
    'en',
    [
      'It is your turn',
      'Your hand: Guard, value 1, King, value 6',
      '阿楓: no tokens, still in, no discards yet',
    ],
  ],
] as const)('the desk is told in words in %s', async (locale, expected) => {
  const { lines } = await sit(stateOf(desk(), '0'), locale);
  for (const line of expected) expect(lines()).toContain(line);
});

test('a hand of somebody else is told only when all lie open', async () => {
  const closed = await sit(stateOf(desk(), null));
  expect(closed.lines().filter((line) => line.includes('的手牌：'))).toEqual([]);
  document.body.replaceChildren();
  const table = desk();
  const open = await sit(
    stateOf(table, null, { openViews: ['0', '1', '2'].map((seat) => table.view(seat)) }),
  );
  expect(open.lines()).toContain('阿楓的手牌：男爵，親密度 3');
});
