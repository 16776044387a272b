import { act, screen } from '@testing-library/react';
import { TableScreen } from '@/ui/table/TableScreen';
import type { JournalMoment } from '@/ui/table/table-state';
import type { Telling } from '@/ui/table/telling';
import { setTellingPace, TELLING_PACES, tellingPace } from '@/ui/telling-pace';
import { AtTable, likeABrowser, show, tableState, withMedia } from './at-hand';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ replace: () => undefined }),
}));

const telling: Telling = { 'play-at': { weight: 'moment', sound: null } };
const at = (stateID: number, seat: string, isPrivy = false): JournalMoment => ({
  stateID,
  entries: [{ kind: 'play-at', playerID: '1', facts: { card: '男爵', target: { seat } }, isPrivy }],
});

test('as tests of other things have stored it nobody reads: bots are held by secrets alone, until a pace is chosen', async () => {
  likeABrowser();
  withMedia('prefers-reduced-motion');
  localStorage.setItem('kaizhuo.telling', 'at-once');
  const hold = jest.fn();
  const page = (...journal: JournalMoment[]) => (
    <AtTable state={tableState({ journal, hold })}>
      <TableScreen status="輪到你" seat={() => ({})} handHeight="0" telling={telling}>
        桌面
      </TableScreen>
    </AtTable>
  );
  const told = [at(0, '0'), at(1, '0'), at(2, '2'), at(3, '2', true), at(4, '0')];
  const { again } = show(page(...told.slice(0, 1)));
  const follow = async (count: number) => {
    again(page(...told.slice(0, count)));
    await act(async () => undefined);
  };
  const large = () => screen.queryByRole('region', { name: '剛剛發生的事' });
  const putAway = () => act(async () => screen.getByRole('button', { name: '繼續' }).click());

  await follow(2);
  expect(large()).not.toBeNull();
  await putAway();
  await follow(3);
  expect(hold).not.toHaveBeenCalledWith(true, 'told');
  await follow(4);
  expect(hold).toHaveBeenLastCalledWith(true, 'told');
  await putAway();
  expect(hold).toHaveBeenLastCalledWith(false, 'told');
  expect([tellingPace(), TELLING_PACES.length]).toEqual(['quick', 3]);
  act(() => setTellingPace('quick'));
  await follow(5);
  expect(hold).toHaveBeenLastCalledWith(true, 'told');
});
