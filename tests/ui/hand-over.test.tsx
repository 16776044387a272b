import { screen, within } from '@testing-library/react';
import { at } from '@/kit/seats';
import { HandOverCover } from '@/ui/table/HandOver';
import { SeatNamesProvider } from '@/ui/table/seat-names';
import type { JournalMoment } from '@/ui/table/table-state';
import { likeABrowser, people, show } from './at-hand';

const seats = people('小明', '阿姨');

const cover = (reveal: () => void, recap: readonly JournalMoment[] = []) => (
  <SeatNamesProvider seats={seats} playerID="0">
    <HandOverCover seat={at(seats, '0')} recap={recap} onReveal={reveal} />
  </SeatNamesProvider>
);

const play = (stateID: number): JournalMoment => ({
  stateID,
  entries: [{ kind: 'play', playerID: '1', facts: { card: `第${stateID}張` }, isPrivy: false }],
});

beforeEach(likeABrowser);

test('one press on the one thing to press, by the keyboard too', async () => {
  const reveal = jest.fn();
  const { user } = show(cover(reveal));
  expect(screen.getByRole('heading', { name: '交給小明' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '上次輪到你之後' })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(reveal).toHaveBeenCalledTimes(1);
});

test('somebody who is asked to respond is asked before a hand is seen', async () => {
  const reveal = jest.fn();
  const { user } = show(
    <SeatNamesProvider seats={seats} playerID="0">
      <HandOverCover seat={at(seats, '0')} kind="respond" onReveal={reveal} />
    </SeatNamesProvider>,
  );
  expect(screen.getByRole('heading', { name: '小明，要不要回應' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '讓我看看' }));
  expect(reveal).toHaveBeenCalledTimes(1);
});

test('what happened since lies on the cover itself, action by action', async () => {
  const reveal = jest.fn();
  const { user } = show(cover(reveal, [play(4), play(5)]));
  const recap = screen.getByRole('region', { name: '上次輪到你之後' });
  expect(within(recap).getAllByRole('listitem')).toHaveLength(2);
  expect(recap).toHaveTextContent('阿姨');
  expect(recap).toHaveTextContent('第5張');
  await user.keyboard('{Enter}');
  expect(reveal).toHaveBeenCalledTimes(1);
});
