import { BOX } from '@games/macroscope/rules/components';
import { candidates } from '@games/macroscope/rules/looks';
import { macroscope } from '@games/macroscope/whole';
import { tableOf } from '@tests/table-of';
import { Bot } from '@/bots/bot';
import { RandomSource } from '@/kit/random';
import { anyRulebook } from '@/kit/rulebook';
import { allBut, layOut } from './arrange';
import { alike } from './subject';

const turnWith = (layout: Parameters<typeof layOut>[0], seats = 2) =>
  tableOf(macroscope, seats, { turn: '0', arrange: layOut({ starter: '0', lifted: 1, ...layout }) });

type Table = ReturnType<typeof turnWith>;

const decide = (table: Table, playerID: string) =>
  new Bot(anyRulebook(macroscope), 'hard', { budget: { iterations: 120 } }).decide(
    { view: table.view(playerID), ctx: table.ctx },
    'seed',
  ).action;

test('what may lie below is counted from the looks of the open windows', () => {
  for (const open of [[], [3], [3, 4, 8], [0, 2, 5, 7, 9, 11], allBut(0)]) {
    const table = turnWith({ open, picture: 'tiger' });
    expect(candidates(table.view('1')).sort()).toEqual(alike(table.G).sort());
    expect(candidates(table.view('1'))).toContain('tiger');
  }
});

test('worlds hold pictures that look like what is seen, and all of them', () => {
  const table = turnWith({ open: [3, 4, 8], picture: 'tiger' });
  const random = new RandomSource({ seed: 'worlds', position: 0 });
  const seen = new Set(
    Array.from({ length: 400 }, () => macroscope.determinize(table.view('1'), table.ctx, random).picture),
  );
  expect([...seen].sort()).toEqual(alike(table.G).sort());
});

/** A picture that nothing else looks like through these windows. */
const unmistakable = (open: readonly number[]): string => {
  const looks = [...BOX.values()].map((all) => open.map((window) => all[window]).join(''));
  const [picture = ''] = [...BOX.keys()].filter(
    (_, index) => looks.filter((one) => one === looks[index]).length === 1,
  );
  return picture;
};

test('what can be nothing else is named', () => {
  const open = [2, 3, 4, 5, 6, 7];
  const picture = unmistakable(open);
  expect(decide(turnWith({ open, picture, points: [5, 5] }), '0')).toEqual({
    move: 'guess',
    args: [picture.replaceAll('-', ' ')],
  });
});

test('what may be a hundred things is not', () => {
  expect(decide(turnWith({ open: [0], picture: 'ant', points: [12, 12] }), '0').move).toBe('decline');
});

test('votes go by how near an answer is, and not by what serves whoever votes', () => {
  for (const [text, vote] of [
    ['elefant', 'accept'],
    ['mammoth', 'deny'],
    ['elephant toy thing', 'deny'],
  ] as const) {
    const table = turnWith({ open: allBut(6), picture: 'elephant', points: [9, 9, 9] }, 3);
    table.play('0', 'guess', text);
    table.play('1', 'stay');
    table.play('2', 'stay');
    const isVote = table.G.step === 'judging';
    expect([text, isVote]).toEqual([text, text !== 'mammoth']);
    for (const seat of isVote ? ['1', '2'] : []) {
      const { move } = decide(table, seat);
      expect([text, move]).toEqual([text, vote]);
      table.play(seat, move);
    }
  }
});
