import { act, screen, within } from '@testing-library/react';
import { type GameResult, gameResult, scoreSheet } from '@/kit/score-sheet';
import { GameOver } from '@/ui/table/GameOver';
import { AtTable, likeABrowser, people, show, tableState, withMedia } from './at-hand';

beforeEach(() => {
  likeABrowser();
  withMedia('prefers-reduced-motion');
});

const over = async (scores: number[], rating?: string, more: Partial<GameResult> = {}, playerID = '0') => {
  const rows = ['tokens', 'bonus'].map((id) => ({ id, scores }));
  const seats = people('小明', '阿楓').slice(0, scores.length);
  const state = tableState({ seats, playerID, result: { ...gameResult(scoreSheet(rows), rating), ...more } });
  show(
    <AtTable state={state}>
      <GameOver onTold={() => undefined} />
    </AtTable>,
  );
  return within(await screen.findByRole('dialog'));
};

test('somebody who played alone has not won: the sheet says what it was worth, and knows no places', async () => {
  const sheet = await over([28], 'good');
  expect(sheet.getByRole('heading')).toHaveTextContent('好極了，56 分');
  expect(sheet.getByText('56')).toBeInTheDocument();
  expect(sheet.queryByText(/名$/)).not.toBeInTheDocument();
  expect(document.querySelector('.has-won th, th.has-won')).toBeNull();
});

test('without ratings it says the points', async () => {
  expect((await over([28])).getByRole('heading')).toHaveTextContent(/^56 分$/);
});

test('among two there is a winner, or first place is shared', async () => {
  expect((await over([2, 3])).getByRole('heading')).toHaveTextContent('阿楓贏了');
});

test('first place can be shared', async () => {
  expect((await over([3, 3])).getByRole('heading')).toHaveTextContent('並列');
});

test('whoever has won reads so, and not their own name', async () => {
  expect((await over([3, 2])).getByRole('heading')).toHaveTextContent('你贏了');
});

test('who has won is told once the rows have been counted up, or the sheet is put aside', async () => {
  withMedia();
  const sheet = await over([2, 3]);
  expect(sheet.getByRole('heading')).toHaveTextContent('這一局結束了');
  expect(screen.queryByText('阿楓贏了')).not.toBeInTheDocument();
  expect(document.querySelector('.over-marks > *')).toBeNull();
  act(() => sheet.getByRole('button', { name: '直接看結果' }).click());
  expect(sheet.getByRole('heading')).toHaveTextContent('阿楓贏了');
});

test('a side has won together, and does not share a place', async () => {
  const together = await over([1, 1], undefined, { together: true });
  expect(together.getByRole('heading')).toHaveTextContent('你和阿楓贏了');
});

test('whoever looks is named first', async () => {
  const together = await over([1, 1], undefined, { together: true }, '1');
  expect(together.getByRole('heading')).toHaveTextContent('你和小明贏了');
});

test('there may be nobody who has won', async () => {
  expect((await over([0, 0], undefined, { winners: [] })).getByRole('heading')).toHaveTextContent('沒有人贏');
});
