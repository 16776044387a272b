import { gameResult, scoreSheet } from '@/kit/score-sheet';

test('adds up the categories and ranks the seats, equals sharing a place', () => {
  const sheet = scoreSheet([
    { id: 'coins', scores: [3, 5, 1, 5] },
    { id: 'debts', scores: [0, -2, 4, -2] },
  ]);
  expect(sheet.totals).toEqual([3, 3, 5, 3]);
  expect(sheet.ranking).toEqual([['2'], ['0', '1', '3']]);
  expect(gameResult(sheet)).toMatchObject({ winners: ['2'], winner: '2' });
});

test('tie-breaks decide in order; what is still equal shares the win', () => {
  const points = [{ id: 'points', scores: [7, 7, 7] }];
  const puddings = { id: 'puddings', scores: [2, 3, 3] };
  const sheet = scoreSheet(points, [puddings]);
  expect(sheet.ranking).toEqual([['1', '2'], ['0']]);
  expect(gameResult(sheet)).toMatchObject({ winners: ['1', '2'], draw: true });
  expect(gameResult(scoreSheet(points, [puddings, { id: 'age', scores: [0, 0, 1] }]))).toMatchObject({
    winner: '2',
  });
});
