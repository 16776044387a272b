import { act, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import zhHant from '@/i18n/messages/zh-Hant.json';
import type { GameMessages } from '@/i18n/site-messages';
import { gameResult, scoreSheet } from '@/kit/score-sheet';
import { ScoreSheetPaper } from '@/ui/table/ScoreSheetPaper';
import { likeABrowser, people, show, withMedia } from './at-hand';

const result = gameResult(
  scoreSheet(
    [
      { id: 'tokens', scores: [4, 4, 1] },
      { id: 'bonus', scores: [0, 0, -2] },
    ],
    [{ id: 'discards', scores: [9, 11, 3] }],
  ),
);
const seats = people('小明', '阿楓', 'Ana');

const texts = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th,td')].map((cell) => cell.textContent));
const counted = () => document.querySelectorAll('.is-counted').length;

beforeEach(likeABrowser);
afterEach(() => jest.useRealTimers());

test('says every category, the total, the tie-break and the places', () => {
  withMedia('prefers-reduced-motion');
  show(<ScoreSheetPaper result={result} seats={seats} />);
  expect(texts()).toEqual([
    ['', '小明', '阿楓', 'Ana'],
    ['好感', '4', '4', '1'],
    ['加分', '0', '0', '−2'],
    ['合計', '4', '4', '−1'],
    ['平手時先比'],
    ['棄牌', '9', '11', '3'],
    ['', '第 2 名', '第 1 名', '第 3 名'],
  ]);
  // Nothing is counted up for who does not want movement.
  expect(counted()).toBe(5);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('after two who share a place the next one is left out', () => {
  withMedia('prefers-reduced-motion');
  const tied = gameResult(scoreSheet([{ id: 'tokens', scores: [3, 5, 3, 1] }]));
  show(<ScoreSheetPaper result={tied} seats={people('小明', '阿楓', 'Ana', 'Ben')} />);
  expect(texts().at(-1)).toEqual(['', '第 2 名', '第 1 名', '第 2 名', '第 4 名']);
});

test('is counted up row by row, and can be skipped', () => {
  withMedia();
  jest.useFakeTimers();
  show(<ScoreSheetPaper result={result} seats={seats} />);
  expect(counted()).toBe(0);
  act(() => jest.advanceTimersByTime(700));
  expect(counted()).toBe(1);
  act(() => screen.getByRole('button', { name: '直接看結果' }).click());
  expect(counted()).toBe(5);
});

test('one category needs no total', () => {
  withMedia('prefers-reduced-motion');
  const short = gameResult(scoreSheet([{ id: 'tokens', scores: [2, 3] }]));
  show(<ScoreSheetPaper result={short} seats={seats.slice(0, 2)} />);
  expect(screen.queryByText('合計')).not.toBeInTheDocument();
});

test('a category leads to its clause', async () => {
  withMedia('prefers-reduced-motion');
  const lookUp = jest.fn();
  const clauseOf = (row: string) => (row === 'bonus' ? 'LL5' : undefined);
  const { user } = show(
    <ScoreSheetPaper result={result} seats={seats} clauseOf={clauseOf} lookUp={lookUp} />,
  );
  const [button, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  expect(button).toHaveAccessibleName('加分');
  expect(button).toHaveAccessibleDescription('看規則 LL5');
  if (button !== undefined) await user.click(button);
  expect(lookUp).toHaveBeenCalledWith('LL5');
});

test('a game whose lowest total wins says so beside the totals', () => {
  withMedia('prefers-reduced-motion');
  const game = { score: { tokens: '甜度', bonus: '加分', discards: '棄牌', total: '合計，低的贏' } };
  show(
    <NextIntlClientProvider locale="zh-Hant" messages={{ ...zhHant, game: game as unknown as GameMessages }}>
      <ScoreSheetPaper result={result} seats={seats} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('rowheader', { name: '合計，低的贏' })).toBeInTheDocument();
});

test.each([
  ['第 {round} 場', '第 2 場'],
  [undefined, '第 2 輪'],
])('what a round is called is the game’s word where it has one: %s', (round, heading) => {
  withMedia('prefers-reduced-motion');
  const inRounds = scoreSheet(
    [1, 2].map((number) => ({ id: 'tokens', scores: [number, 1, 0], round: number })),
  );
  const game = {
    score: { tokens: '好感', ...(round !== undefined && { round }) },
  } as unknown as GameMessages;
  show(
    <NextIntlClientProvider locale="zh-Hant" messages={{ ...zhHant, game }}>
      <ScoreSheetPaper result={gameResult(inRounds)} seats={seats} />
    </NextIntlClientProvider>,
  );
  const button = screen.getByRole('button', { name: heading });
  expect(button).toHaveAttribute('title', `${heading}怎麼來的`);
});
