import { act, screen } from '@testing-library/react';
import type { Action } from '@/kit/action';
import { RESPOND } from '@/kit/response';
import { setStandingAnswer } from '@/ui/standing-answers';
import { TableScreen } from '@/ui/table/TableScreen';
import type { SeatInfo } from '@/ui/table/table-state';
import { AtTable, likeABrowser, people, show, tableState, withMedia } from './at-hand';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/chess/table',
  useRouter: () => ({ replace: () => undefined }),
}));

beforeEach(() => {
  likeABrowser();
  withMedia('prefers-reduced-motion');
});

/** Seat 0 plays something at seat 1, which is asked. */
async function whileAsked(
  playerID: string | null,
  seats: readonly SeatInfo[] = people('小明', '阿楓', 'Ana'),
) {
  const state = tableState({ seats, playerID });
  const ctx = { ...state.ctx, activePlayers: { '1': RESPOND } };
  show(
    <AtTable state={{ ...state, ctx }}>
      <TableScreen status="有拉門的話現在可以打" seat={() => ({})} summary={['桌上沒有東西']}>
        桌
      </TableScreen>
    </AtTable>,
  );
  await act(async () => undefined);
  return screen.getByRole('status', { name: '現在' });
}

test('whoever is asked reads what the game has to say', async () => {
  expect(await whileAsked('1')).toHaveTextContent('有拉門的話現在可以打');
  expect(screen.getByText('要不要回應，等你決定')).toBeInTheDocument();
});

test.each(['0', '2', null])('seat %s waits, and reads only whom for', async (playerID) => {
  expect((await whileAsked(playerID)).textContent).toBe('等阿楓決定要不要回應');
  expect(screen.queryByText(/拉門/)).not.toBeInTheDocument();
  expect(screen.getByText('阿楓還在決定要不要回應')).toBeInTheDocument();
});

test('whoever has answered is not waited for while the answer is on its way', async () => {
  const state = tableState({ playerID: '1', isPending: true });
  const asked = { ...state.ctx, activePlayers: { '1': RESPOND, '2': RESPOND } };
  show(
    <AtTable state={{ ...state, ctx: asked }}>
      <TableScreen status="送出了" seat={() => ({})} summary={['桌上沒有東西']}>
        桌
      </TableScreen>
    </AtTable>,
  );
  await act(async () => undefined);
  expect(screen.getByRole('status', { name: '現在' }).textContent).toBe('等Ana決定要不要回應');
  expect(screen.getByText('Ana還在決定要不要回應')).toBeInTheDocument();
});

test('the last who has answered reads that it is on its way', async () => {
  const state = tableState({ playerID: '1', isPending: true });
  show(
    <AtTable state={{ ...state, ctx: { ...state.ctx, activePlayers: { '1': RESPOND } } }}>
      <TableScreen status="送出了" seat={() => ({})} summary={['桌上沒有東西']}>
        桌
      </TableScreen>
    </AtTable>,
  );
  await act(async () => undefined);
  expect(screen.getByRole('status', { name: '現在' }).textContent).toBe('送出了');
  expect(screen.getByText('送出中')).toBeInTheDocument();
});

test('a bot that is asked is waited for in the same words', async () => {
  const [mine, asked, third] = people('小明', '阿楓', 'Ana');
  if (mine === undefined || asked === undefined || third === undefined) throw new Error('three sit here');
  const withBot = [mine, { ...asked, occupant: { kind: 'bot' as const, level: 'hard' as const } }, third];
  expect(await whileAsked('0', withBot)).toHaveTextContent('等阿楓決定要不要回應');
});

describe('whoever can only let it happen', () => {
  const pass = { move: 'pass', args: [] };
  const play = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    play.mockClear();
    setStandingAnswer('chess', '1', false);
  });
  afterEach(() => jest.useRealTimers());

  async function sit(legal: readonly Action[], playerID = '1') {
    const state = tableState({ playerID, legal, play });
    const ctx = { ...state.ctx, activePlayers: { '1': RESPOND } };
    show(
      <AtTable state={{ ...state, ctx }}>
        <TableScreen status="要不要回應" seat={() => ({})} choices={<button type="button">不回應</button>}>
          桌
        </TableScreen>
      </AtTable>,
    );
    await act(async () => undefined);
    await act(async () => undefined);
  }
  const wish = () => screen.queryByRole('button', { name: '不能回應時，替我回答' });
  const wait = () => act(async () => jest.advanceTimersByTime(4000));

  test('may have the page answer after a pause, from then on', async () => {
    await sit([pass]);
    await wait();
    expect(play).not.toHaveBeenCalled();
    await act(async () => wish()?.click());
    await act(async () => jest.advanceTimersByTime(1500));
    expect(play).not.toHaveBeenCalled();
    await wait();
    expect(play).toHaveBeenCalledWith(pass);
  });

  test('is not answered for once there is something to answer with', async () => {
    setStandingAnswer('chess', '1', true);
    await sit([pass, { move: 'block', args: [] }]);
    expect(wish()).not.toBeInTheDocument();
    await wait();
    expect(play).not.toHaveBeenCalled();
  });
});
