import type { Kind } from '@games/love-letter/rules/components';
import { loveLetter } from '@games/love-letter/whole';
import { tableOf } from '@tests/table-of';
import { Bot } from '@/bots/bot';
import type { Json, PlayerID } from '@/kit/action';
import { anyRulebook } from '@/kit/rulebook';
import { layOut } from './arrange';

interface Case {
  readonly hands: readonly (readonly Kind[])[];
  readonly layout?: Parameters<typeof layOut>[1];
  readonly plays?: readonly (readonly [PlayerID, ...Json[]])[];
  /** Names, and whom they are called, that can do nothing. */
  readonly vain: readonly string[];
}

const CASES: readonly (readonly [string, Case])[] = [
  [
    'LL-r7 the only King, in the own hand',
    { hands: [['king', 'guard'], ['priest'], ['baron']], vain: ['guard 1 king', 'guard 2 king'] },
  ],
  [
    'LL-r7 a card of which both copies lie open, and one that lies open with the other in the own hand',
    {
      hands: [['baron', 'guard'], ['princess']],
      layout: { discards: [['priest', 'baron'], ['priest']] },
      vain: ['guard 1 priest', 'guard 1 baron'],
    },
  ],
  [
    'LL-r7 LL14 a card that a Guard has just missed',
    {
      hands: [['guard', 'handmaid'], ['priest'], ['prince']],
      layout: { top: ['guard', 'guard', 'guard'] },
      plays: [
        ['0', 'guard', '1', 'countess'],
        ['1', 'guard', '2', 'countess'],
        ['2', 'guard', '1', 'king'],
      ],
      vain: ['guard 1 king'],
    },
  ],
];

test.each(CASES)('no bot names %s', (_, { hands, layout, plays = [], vain }) => {
  const table = tableOf(loveLetter, hands.length, { turn: '0', arrange: layOut(hands, layout) });
  for (const [seat, ...args] of plays) table.play(seat, 'play', ...args);
  const legal = loveLetter.legal(table.view('0'), table.ctx).map(({ args }) => args.join(' '));
  expect(legal).toEqual(expect.arrayContaining([...vain]));
  const decision = { view: table.view('0'), ctx: table.ctx };
  for (const level of ['easy', 'normal', 'hard'] as const) {
    const bot = new Bot(anyRulebook(loveLetter), level, { budget: { iterations: 30 } });
    const chosen = Array.from({ length: 150 }, (__, seed) =>
      bot.decide(decision, `${seed}`).action.args.join(' '),
    );
    expect(chosen.filter((one) => vain.includes(one))).toEqual([]);
  }
});

test.each([
  ['no bot has a hand shown that it has seen, while there is another', ['guard', '0', 'king'], ['2']],
  ['what has been seen is shown again where all else is protected', ['handmaid'], ['1']],
] as const)('LL-r8 %s', (_, last, targets) => {
  const table = tableOf(loveLetter, 3, {
    turn: '0',
    arrange: layOut([['priest', 'priest'], ['countess'], ['baron']], {
      top: ['guard', last[0], 'handmaid'],
    }),
  });
  table.play('0', 'play', 'priest', '1');
  table.play('1', 'play', 'guard', '2', 'princess');
  table.play('2', 'play', ...last);
  const { ctx } = table;
  const view = table.view('0');
  const looksAt = loveLetter.considered?.(view, ctx, loveLetter.legal(view, ctx), 'hard') ?? [];
  expect(looksAt.flatMap(({ args }) => (args[0] === 'priest' ? [args[1]] : []))).toEqual(targets);
});

test('a Guard that can do nothing is still played where that is what there is to do', () => {
  const table = tableOf(loveLetter, 2, {
    turn: '0',
    arrange: layOut([['priest', 'princess'], ['guard']], { top: ['countess', 'guard'] }),
  });
  table.play('0', 'play', 'priest', '1');
  table.play('1', 'play', 'countess');
  expect(table.view('0').hand).toEqual(['princess', 'guard']);
  const bot = new Bot(anyRulebook(loveLetter), 'hard', { budget: { iterations: 60 } });
  const { action } = bot.decide({ view: table.view('0'), ctx: table.ctx }, 's');
  expect(action.args.slice(0, 2)).toEqual(['guard', '1']);
});
