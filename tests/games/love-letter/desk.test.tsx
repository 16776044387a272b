import type { LoveLetterG } from '@games/love-letter/rules/state';
import { screen, within } from '@testing-library/react';
import { layOut } from './arrange';
import { match, momentOf, sit, stateOf } from './at-the-desk';

const place = (name: string) => within(screen.getByRole('region', { name }));

/** Three seats with four kinds that lie nowhere else: the King, the Countess, the Princess, the Prince. */
const secrets = () =>
  match(3, {
    turn: '0',
    arrange: layOut([['guard', 'priest'], ['king'], ['princess']], { aside: 'countess' }),
  });

test.each([
  ['zh-Hant', ['國王', '公主', '伯爵夫人']],
  ['en', ['King', 'Princess', 'Countess']],
] as const)('in %s nothing on the page tells what the others hold', async (locale, names) => {
  const { container } = await sit(stateOf(secrets(), '0'), locale);
  for (const name of names) expect(container.innerHTML).not.toContain(name);
  for (const kind of ['king', 'princess', 'countess']) expect(container.innerHTML).not.toContain(kind);
});

test('a spectator sees places and piles, and no hand', async () => {
  const { container } = await sit(stateOf(secrets(), null));
  expect(screen.queryByRole('list', { name: '你的手牌' })).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: '現在' })).toHaveTextContent('輪到小明');
  for (const name of ['小明', '阿楓', 'Ana'])
    expect(screen.getByRole('region', { name })).toBeInTheDocument();
  for (const kind of ['guard', 'priest', 'king'])
    expect(container.innerHTML).not.toContain(`data-kind="${kind}"`);
});

test('a card I have seen lies open in its place, and the notes say so', async () => {
  const table = secrets();
  table.play('0', 'play', 'priest', '1');
  const { user } = await sit(stateOf(table, '0'));
  expect(place('阿楓').getByRole('button', { name: '阿楓拿著國王' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '人物一覽' }));
  const notes = within(screen.getByRole('dialog'));
  expect(await notes.findByText('阿楓拿著國王')).toBeInTheDocument();
  expect(notes.getByRole('img', { name: '已現身 1 張，共 5 張' })).toBeInTheDocument();
});

test('a card says once how many of it there are', async () => {
  await sit(stateOf(secrets(), '0'));
  const guard = screen.getByRole('button', { name: /衛兵/ });
  expect(guard).toHaveAccessibleDescription(expect.stringContaining('已現身 1 張，共 5 張'));
  expect(guard).not.toHaveAccessibleDescription(expect.stringContaining('這種牌共'));
});

test('the sheet by the table is what its button says: every character, before what I know', async () => {
  const { user } = await sit(stateOf(secrets(), '0'));
  await user.click(screen.getByRole('button', { name: '人物一覽' }));
  const sheet = screen.getByRole('dialog', { name: '人物一覽' });
  await within(sheet).findByText('你知道的事');
  const words = sheet.textContent ?? '';
  expect(words.indexOf('公主')).toBeGreaterThan(-1);
  expect(words.indexOf('公主')).toBeLessThan(words.indexOf('你知道的事'));
});

test.each(['0', null])('the place of a first discard is kept in its row, for seat %s', async (seat) => {
  await sit(stateOf(secrets(), seat));
  const row = within(screen.getByRole('list', { name: '阿楓的棄牌' }));
  expect(row.getByRole('img', { name: '還沒有棄牌' })).toBeInTheDocument();
});

test('a wrong guess narrows what a seat can hold', async () => {
  const table = secrets();
  table.play('0', 'play', 'guard', '1', 'baron');
  await sit(stateOf(table, '0'));
  const could = place('阿楓').getByRole('img', { name: /^阿楓可能拿著/ });
  expect(could).toHaveAccessibleName(expect.not.stringContaining('男爵'));
  expect(could).toHaveTextContent('≠3');
});

test('discards lie in order and can be read', async () => {
  const table = secrets();
  table.play('0', 'play', 'guard', '1', 'baron');
  const { user } = await sit(stateOf(table, '0'));
  const row = within(screen.getByRole('list', { name: '小明的棄牌' }));
  await user.click(row.getByRole('button', { name: '衛兵，親密度 1' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('猜他的手牌是哪一張');
});

test('whoever is out is told by whom and by what, and waits', async () => {
  const table = secrets();
  table.play('0', 'play', 'guard', '1', 'king');
  await sit(stateOf(table, '1'));
  expect(screen.getByRole('status', { name: '現在' })).toHaveTextContent('被小明的衛兵淘汰出局');
  expect(place('阿楓').getByRole('img', { name: '被小明的衛兵淘汰出局' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^打出/ })).not.toBeInTheDocument();
});

test('in the past nothing can be played', async () => {
  const { user } = await sit(
    stateOf(secrets(), '0', { moment: 0, legal: [], journal: [momentOf(secrets(), '0', 0)] }),
  );
  const card = within(screen.getByRole('list', { name: '你的手牌' })).getByRole('button', { name: /衛兵/ });
  await user.click(card);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^對/ })).not.toBeInTheDocument();
});

const showdown = (tokens: readonly number[]) => {
  const table = match(3, {
    turn: '2',
    arrange: (G: LoveLetterG) => {
      layOut([['princess'], ['king'], ['baron', 'guard']], { only: true })(G);
      for (const [seat, count] of tokens.entries()) {
        const open = G.seats[seat];
        if (open !== undefined) open.tokens = count;
      }
    },
  });
  return table;
};

test('the end of a round lies on the desk until it is put away, and never hides the hand', async () => {
  const table = showdown([0, 0, 0]);
  const { user, next } = await sit(stateOf(table, '0'));
  table.play('2', 'play', 'guard', '1', 'prince');
  await next(stateOf(table, '0', { journal: [momentOf(table, '0', 1)] }));
  const slip = within(screen.getByRole('complementary', { name: '第 1 輪結束' }));
  expect(slip.getByText('公主，親密度 8')).toBeInTheDocument();
  expect(slip.getByRole('img', { name: '得到一枚好感' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: '你的手牌' })).toBeInTheDocument();
  await user.click(slip.getByRole('button', { name: '繼續' }));
  expect(screen.queryByRole('complementary', { name: '第 1 輪結束' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '人物一覽' }));
  expect(within(screen.getByRole('dialog')).getByText('上一輪')).toBeInTheDocument();
});

test('a round that ended earlier is not told again', async () => {
  const table = showdown([0, 0, 0]);
  table.play('2', 'play', 'guard', '1', 'prince');
  await sit(stateOf(table, '0'));
  expect(screen.queryByRole('complementary', { name: '第 1 輪結束' })).not.toBeInTheDocument();
});

test('when the game is over the hands of the last showdown lie open', async () => {
  const table = showdown([4, 2, 3]);
  table.play('2', 'play', 'guard', '1', 'prince');
  const { user } = await sit(stateOf(table, '0'));
  await user.keyboard('{Escape}');
  expect(place('阿楓').getByRole('button', { name: '阿楓拿著國王' })).toBeInTheDocument();
  expect(place('Ana').getByRole('button', { name: 'Ana拿著男爵' })).toBeInTheDocument();
});

test('between two, three cards lie open', async () => {
  const table = match(2, { turn: '0' });
  await sit(stateOf(table, '0'));
  const open = within(screen.getByRole('list', { name: '翻開不用的牌' }));
  expect(open.getAllByRole('listitem')).toHaveLength(3);
});

test('four seats with names of 24 characters', async () => {
  const table = match(4, { turn: '0' });
  const name = '一二三四五六七八九十一二三四五六七八九十一二三四';
  const seats = stateOf(table, '0').seats.map((seat) => ({ ...seat, name: `${name}${seat.playerID}` }));
  await sit(stateOf(table, '0', { seats }));
  for (const seat of seats) expect(screen.getByRole('region', { name: seat.name })).toBeInTheDocument();
});
