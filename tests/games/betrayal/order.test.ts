import type { Choice } from '@games/betrayal/rules/view';
import { inOrder } from '@games/betrayal/table/order';

const choice = (
  move: Choice['move'],
  arg: string,
  clause: Choice['clause'],
  more: Partial<Choice> = {},
): Choice => ({
  move,
  args: [arg],
  clause,
  label: { kind: arg },
  ...more,
});
const odds = (chance: number) => ({ odds: { dice: 3, add: 0, from: 3, chance } });

test('what the haunt is about comes first, then what lies there, then the likeliest attack', () => {
  const told = inOrder([
    choice('use', 'mask', 'BH131'),
    choice('use', 'seal', 'BH-h37', { not: { reason: 'no-hero' } }),
    choice('attack', 'bare', 'BH48', odds(0.08)),
    choice('attack', 'with-spear', 'BH48', odds(0.29)),
    choice('trade', 'ask', 'BH33'),
    choice('take', 'book', 'BH34'),
    choice('use', 'burn', 'BH-h33', odds(0.1)),
    choice('use', 'defuse', 'BH-h45', odds(0.06)),
    choice('use', 'exorcise', 'BH-exorcism', { source: 'haunts.8.title' }),
  ]);
  expect(told.map(({ args }) => args[0])).toEqual([
    'burn',
    'exorcise',
    'book',
    'with-spear',
    'bare',
    'mask',
    'defuse',
    'ask',
    'seal',
  ]);
});
