import { gameOf } from '@games/index';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HIDDEN, hiddenRules, openRules } from '@tests/examples';
import { likeABrowser, show, withMedia } from '@tests/ui/at-hand';
import type { Action } from '@/kit/action';
import type { OnlineSession } from '@/play/online/online-session';
import { RoomNotices } from '@/play/online/RoomNotices';
import { RoomPage } from '@/play/online/RoomPage';
import { forgetRoom, keepKey, keysOf } from '@/play/online/seat-keys';
import { useSnapshot } from '@/play/online/use-online-session';
import type { OpenSocket, RequestName } from '@/play/online/wire-socket';
import { LATE_MS } from '@/ui/use-late';
import type { ChatLine } from '@/wire/chat';
import type { Room } from '@/wire/room';
import {
  FakeServer,
  HandSurroundings,
  keyOf,
  personOf,
  ROOM_ID,
  sessionAt,
  settle,
  VOICE,
} from './fake-server';

const mockRoute = { pushed: [] as string[] };
const mockLine: { open: OpenSocket | undefined } = { open: undefined };

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/rooms/x',
  useRouter: () => ({ push: (path: string) => mockRoute.pushed.push(path), replace: () => undefined }),
  Link: ({ href, target, children }: { href: string; target?: string; children: React.ReactNode }) => (
    <a href={href} target={target}>
      {children}
    </a>
  ),
}));
jest.mock('@/play/online/wire-socket', () => ({
  ...jest.requireActual('@/play/online/wire-socket'),
  openSocket: (...parameters: Parameters<OpenSocket>) => mockLine.open?.(...parameters),
}));

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
}
type Reply = { readonly status?: number; readonly body: object };

const calls: Call[] = [];
let replies: ((call: Call) => Reply)[] = [];

/** A room before or in its match, and this browser's seats in it. */
async function enter({
  own = [] as string[],
  room = {} as Partial<Room>,
  people = 3,
  talk = [] as ChatLine[],
} = {}) {
  const server = new FakeServer(
    hiddenRules,
    Array.from({ length: people }, () => 'person' as const),
    { goal: 'short', tie: 'classic', faceUp: true },
  );
  server.room = { ...server.room, options: { goal: 'short', tie: 'classic', faceUp: true }, ...room };
  server.talk = talk;
  mockLine.open = server.open;
  for (const seat of own) keepKey(ROOM_ID, keyOf(seat), HIDDEN);
  const shown = show(
    <RoomPage roomID={ROOM_ID} header={<header>開桌</header>} loadRules={async () => <p>規則</p>} />,
  );
  await act(settle);
  await act(settle);
  return { ...shown, server };
}

const WAITING: Partial<Room> = { stage: 'waiting', matchID: null };
const open = { kind: 'open' } as const;
const person = (seat: number, more: Partial<Extract<Room['seats'][number], { kind: 'person' }>> = {}) => ({
  kind: 'person' as const,
  personID: personOf(seat),
  name: ['小明', 'Ana', '王小美'][seat] ?? '',
  isPresent: true,
  awayInMs: null,
  isPlayedByBot: false,
  ...more,
});

beforeEach(() => {
  likeABrowser();
  withMedia();
  localStorage.clear();
  sessionStorage.clear();
  forgetRoom(ROOM_ID);
  mockRoute.pushed = [];
  calls.length = 0;
  replies = [];
  globalThis.fetch = (async (url: string, init?: { body?: string }) => {
    const call = { path: url, body: JSON.parse(init?.body ?? '{}') as Record<string, unknown> };
    calls.push(call);
    const reply = replies.shift();
    if (reply === undefined) throw new TypeError('Failed to fetch');
    const { status = 200, body } = reply(call);
    return { ok: status < 300, status, json: async () => body };
  }) as unknown as typeof fetch;
});

const seats = () => screen.getByRole('list', { name: '座位' });

test('a window is called by the game while its room waits', async () => {
  document.title = '線上房間';
  const { unmount } = await enter({ room: { ...WAITING, seats: [person(0), open, open] } });
  expect(document.title).toBe(gameOf(HIDDEN)?.title['zh-Hant']);
  unmount();
  expect(document.title).toBe('線上房間');
});

test('a guest reads who is here and what is played, and sits down by a name', async () => {
  const { user, server } = await enter({ room: { ...WAITING, seats: [person(0), open, open] } });
  expect(within(seats()).getByText('小明')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(gameOf(HIDDEN)?.title['zh-Hant'] ?? '');
  // A guest may read the options and change nothing.
  await waitFor(() => expect(screen.getByText(/不論人數都是 3 枚/)).toBeInTheDocument());
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '打亂座位' })).not.toBeInTheDocument();

  const seated = { ...server.room, revision: 2, seats: [person(0), person(1), open] };
  replies = [() => ({ body: { room: seated, key: keyOf(1) } })];
  server.room = seated;
  await user.type(screen.getByLabelText('你的名字'), ' Ana ');
  await user.click(screen.getByRole('button', { name: '坐下' }));
  await act(settle);
  expect(calls).toEqual([
    { path: `/api/rooms/${ROOM_ID}/join`, body: { name: 'Ana', credential: expect.any(String) } },
  ]);
  expect(keysOf(ROOM_ID)).toEqual([keyOf(1)]);
  expect(server.asked.at(-1)).toMatchObject({ event: 'enter', request: { keys: [keyOf(1)] } });
  expect(within(seats()).getByText('你')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '坐下' })).not.toBeInTheDocument();
});

test('whoever waits finds the rules and the lesson, and stays in the room while reading', async () => {
  await enter({ own: ['0'], room: { ...WAITING, seats: [person(0), open, open] } });
  expect(screen.getByRole('link', { name: '讀規則' })).toHaveAttribute('href', `/${HIDDEN}/rules`);
  expect(screen.getByRole('link', { name: '邊玩邊學' })).toHaveAttribute('href', `/${HIDDEN}/learn`);
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('target', '_blank');
});

describe('where the browser keeps nothing', () => {
  const carry = { code: 'c'.repeat(32), expiresInMs: 600_000 };
  const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const fails = (name: string, ...which: ('getItem' | 'setItem')[]) => {
    for (const one of which)
      jest.spyOn(Storage.prototype, one).mockImplementation(() => {
        throw new DOMException('no', name);
      });
  };
  afterEach(() => jest.restoreAllMocks());

  /** A guest comes in and sits down. */
  const sitDown = async () => {
    const shown = await enter({ room: { ...WAITING, seats: [person(0), open, open] } });
    const { user, server } = shown;
    const seated = { ...server.room, revision: 2, seats: [person(0), person(1), open] };
    replies = [() => ({ body: { room: seated, key: keyOf(1) } })];
    server.room = seated;
    await user.type(screen.getByLabelText('你的名字'), 'Ana');
    await user.click(screen.getByRole('button', { name: '坐下' }));
    await act(settle);
    return shown;
  };

  test('whoever sits down is told so at once, and takes the seat to a second device', async () => {
    fails('SecurityError', 'getItem', 'setItem');
    const { user } = await sitDown();
    expect(within(seats()).getByText('你')).toBeInTheDocument();
    expect(screen.getByText('這個瀏覽器記不住你的位子')).toBeInTheDocument();
    expect(mayLeave()).toBe(false);
    expect(screen.queryByRole('button', { name: '再存一次' })).not.toBeInTheDocument();
    replies = [() => ({ body: carry }), () => ({ body: { devices: [] } })];
    await user.click(screen.getByRole('button', { name: '帶到另一台裝置' }));
    expect(await screen.findByLabelText('只能用一次的連結')).toHaveValue(
      `${window.location.origin}/rooms/${ROOM_ID}#carry=${carry.code}`,
    );
    expect(calls.at(-2)).toEqual({ path: `/api/rooms/${ROOM_ID}/carry`, body: { key: keyOf(1) } });
  });

  test('a full device is told so until there is room, and then nothing keeps one here', async () => {
    fails('QuotaExceededError', 'setItem');
    const { user } = await sitDown();
    expect(screen.getByText(/裝置的空間滿了/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '再存一次' }));
    expect(screen.getByText(/裝置的空間滿了/)).toBeInTheDocument();
    jest.restoreAllMocks();
    await user.click(screen.getByRole('button', { name: '再存一次' }));
    expect(screen.queryByText(/裝置的空間滿了/)).not.toBeInTheDocument();
    expect(mayLeave()).toBe(true);
  });

  test('it is read once, also by whoever comes back to their seat at the table', async () => {
    fails('SecurityError', 'getItem', 'setItem');
    const { user, server } = await sitDown();
    await user.click(screen.getByRole('button', { name: '知道了' }));
    act(() => server.changeRoom({ stage: 'playing', matchID: 'm'.repeat(22) }));
    expect(await screen.findByRole('region', { name: '桌面' })).toBeInTheDocument();
    expect(screen.queryByText('這個瀏覽器記不住你的位子')).not.toBeInTheDocument();
    expect(mayLeave()).toBe(false);
  });

  test('each of several at this screen takes their own seat along, at the table as well', async () => {
    fails('SecurityError', 'getItem', 'setItem');
    const { user } = await enter({ own: ['0', '2'], room: { seats: [person(0), person(1), person(2)] } });
    await user.click(await screen.findByRole('button', { name: '是我，翻開' }));
    expect(await screen.findByText('這個瀏覽器記不住你的位子')).toBeInTheDocument();
    replies = [() => ({ body: carry }), () => ({ body: { devices: [] } })];
    await user.click(screen.getByRole('button', { name: '把王小美的位子帶到另一台裝置' }));
    expect(calls[0]).toEqual({ path: `/api/rooms/${ROOM_ID}/carry`, body: { key: keyOf(2) } });
  });

  test('a seat that is brought here is no exception', async () => {
    fails('QuotaExceededError', 'setItem');
    window.location.hash = `#carry=${carry.code}`;
    const room = { ...WAITING, seats: [person(0), open] };
    replies = [() => ({ body: { key: keyOf(0), room: { slug: HIDDEN } } })];
    await enter({ room });
    expect(await screen.findByText('這個瀏覽器記不住你的位子')).toBeInTheDocument();
    expect(within(seats()).getByText('你')).toBeInTheDocument();
  });

  test('whoever only watches has nothing to lose', async () => {
    fails('SecurityError', 'getItem', 'setItem');
    await enter({ room: { ...WAITING, seats: [person(0), open] } });
    expect(screen.queryByText('這個瀏覽器記不住你的位子')).not.toBeInTheDocument();
    expect(mayLeave()).toBe(true);
  });
});

test('a name that looks like somebody’s is stopped here, one that was faster by the server', async () => {
  const { user } = await enter({ room: { ...WAITING, seats: [person(0), open] } });
  const field = screen.getByLabelText('你的名字');
  await user.type(field, '小 明');
  await user.click(screen.getByRole('button', { name: '坐下' }));
  expect(field).toHaveAccessibleDescription('和「小明」看起來一樣；加個字或數字就分得清楚');
  await user.clear(field);
  await user.type(field, '⼩明');
  expect(field).toHaveAccessibleDescription('和「小明」看起來一樣；加個字或數字就分得清楚');
  expect(calls).toEqual([]);
  const taken = { code: 'name-taken', alike: '小朋' };
  replies = [() => ({ status: 409, body: { error: taken } })];
  await user.clear(field);
  await user.type(field, '小朋');
  await user.click(screen.getByRole('button', { name: '坐下' }));
  expect(await screen.findByText(/房間裡已經有「小朋」，看起來一樣/)).toBeVisible();
  replies = [() => ({ status: 409, body: { error: { code: 'seat-taken' } } })];
  await user.clear(field);
  await user.type(field, 'Bo');
  await user.click(screen.getByRole('button', { name: '坐下' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('有人先坐下了');
});

test('a full room tells a visitor so, and offers no form', async () => {
  await enter({ room: { ...WAITING, seats: [person(0), person(1)] } });
  expect(screen.getByRole('heading', { name: '位子坐滿了' })).toBeInTheDocument();
  expect(screen.queryByLabelText('你的名字')).not.toBeInTheDocument();
});

test('the owner shows out whoever sits there, gives seats to bots, and starts with bots for the rest', async () => {
  const { user, server } = await enter({
    own: ['0'],
    room: { ...WAITING, seats: [person(0), person(1), open, open] },
  });
  replies = [0, 1, 2].map(() => () => ({ body: { room: server.room } }));
  await user.click(screen.getByRole('button', { name: '第 2 個座位' }));
  await user.click(screen.getByRole('menuitem', { name: /請Ana離座/ }));
  await user.click(screen.getByRole('button', { name: '第 3 個座位' }));
  await user.click(screen.getByRole('menuitemradio', { name: '電腦：高手' }));
  expect(calls.map(({ body }) => body)).toEqual([
    { key: keyOf(0), seat: 1, plan: { kind: 'open' }, personID: personOf(1) },
    { key: keyOf(0), seat: 2, plan: { kind: 'bot', level: 'hard' }, personID: null },
  ]);
  await user.click(screen.getByRole('button', { name: '加 2 個電腦，開始' }));
  expect(calls.at(-1)).toEqual({
    path: `/api/rooms/${ROOM_ID}/start`,
    body: { key: keyOf(0), openSeats: { kind: 'bot', level: 'normal', count: 2 } },
  });
});

test('the owner says how many bots come, as few as the game needs and as many as fit', async () => {
  const { user, server } = await enter({
    own: ['0'],
    room: { ...WAITING, seats: [person(0), open, open, open] },
  });
  const fewer = screen.getByRole('button', { name: '少一個電腦' });
  await user.click(fewer);
  await user.click(fewer);
  expect(fewer).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '多一個電腦' }));
  replies = [() => ({ body: { room: server.room } })];
  await user.click(screen.getByRole('button', { name: '加 2 個電腦，開始' }));
  expect(calls.at(-1)?.body).toEqual({
    key: keyOf(0),
    openSeats: { kind: 'bot', level: 'normal', count: 2 },
  });
  // Somebody sits down meanwhile.
  act(() => server.changeRoom({ seats: [person(0), person(1), open, { kind: 'closed' }] }));
  expect(screen.getByRole('button', { name: '加 1 個電腦，開始' })).toBeEnabled();
});

describe('while the owner is away', () => {
  const away = [person(0, { isPresent: false }), person(1), person(2), open];

  test('a guest reads what happens then, and who starts', async () => {
    const { server } = await enter({ own: ['2'], room: { ...WAITING, seats: away } });
    expect(screen.getByText(/小明不在線上。半分鐘後/)).toBeInTheDocument();
    act(() => server.changeRoom({ actingID: personOf(1) }));
    expect(screen.getByText('小明不在線上，由Ana開始')).toBeInTheDocument();
    expect(within(seats()).getByText('代理房主')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /開始$/ })).not.toBeInTheDocument();
  });

  test('whoever acts for them fills seats and starts, and shows nobody out', async () => {
    const { user, server } = await enter({
      own: ['1'],
      room: { ...WAITING, seats: away, actingID: personOf(1) },
    });
    expect(screen.getByText('小明不在線上，由你開始')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '第 1 個座位' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '打亂座位' })).not.toBeInTheDocument();
    replies = [0, 1].map(() => () => ({ body: { room: server.room } }));
    await user.click(screen.getByRole('button', { name: '第 4 個座位' }));
    await user.click(screen.getByRole('menuitemradio', { name: '電腦：高手' }));
    await user.click(screen.getByRole('button', { name: '就這些人，開始' }));
    expect(calls.map(({ body }) => body)).toEqual([
      { key: keyOf(1), seat: 3, plan: { kind: 'bot', level: 'hard' }, personID: null },
      { key: keyOf(1), openSeats: { kind: 'closed' } },
    ]);
  });

  test('they have everything back when they return', async () => {
    const { server } = await enter({ own: ['1'], room: { ...WAITING, seats: away, actingID: personOf(1) } });
    act(() => server.changeRoom({ seats: [person(0), ...away.slice(1)], actingID: null }));
    expect(screen.getByText('等小明按開始')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /開始$/ })).not.toBeInTheDocument();
  });
});

test('the owner hands the room to somebody else', async () => {
  const { user, server } = await enter({ own: ['0'], room: { ...WAITING, seats: [person(0), person(1)] } });
  replies = [() => ({ body: { room: { ...server.room, revision: 9, ownerID: personOf(1) } } })];
  await user.click(screen.getByRole('button', { name: '第 2 個座位' }));
  await user.click(screen.getByRole('menuitem', { name: /把房間交給Ana/ }));
  expect(calls).toEqual([
    { path: `/api/rooms/${ROOM_ID}/hand-on`, body: { key: keyOf(0), personID: personOf(1) } },
  ]);
  expect(screen.getByText('等Ana按開始')).toBeInTheDocument();
});

test('the owner can keep out whoever sits there', async () => {
  const { user, server } = await enter({
    own: ['0'],
    room: { ...WAITING, seats: [person(0), person(1), open] },
  });
  replies = [() => ({ body: { room: server.room } })];
  await user.click(screen.getByRole('button', { name: '第 2 個座位' }));
  await user.click(screen.getByRole('menuitem', { name: /不讓Ana再進來/ }));
  const request = { key: keyOf(0), seat: 1, plan: { kind: 'open' }, personID: personOf(1), keepOut: true };
  expect(calls.map(({ body }) => body)).toEqual([request]);
});

test('whoever carries a seat sees where it is open, and signs another device out', async () => {
  const { user } = await enter({ own: ['0'], room: { ...WAITING, seats: [person(0), open] } });
  const devices = [
    { deviceID: 'here', isOwn: true },
    { deviceID: 'there', isOwn: false },
  ];
  replies = [
    () => ({ body: { code: 'c'.repeat(32), expiresInMs: 600_000 } }),
    () => ({ body: { devices } }),
    () => ({ body: { devices: devices.slice(0, 1) } }),
  ];
  await user.click(screen.getByRole('button', { name: /小明/ }));
  await user.click(screen.getByRole('menuitem', { name: /帶到另一台裝置/ }));
  expect(await screen.findByText('裝置 1：就是這台')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '登出裝置 2' }));
  expect(calls.at(-1)).toEqual({
    path: `/api/rooms/${ROOM_ID}/sign-out`,
    body: { key: keyOf(0), deviceID: 'there' },
  });
  await waitFor(() => expect(screen.queryByText('裝置 2')).not.toBeInTheDocument());
});

test('alone, the owner can start with bots only; without seats enough, not at all', async () => {
  const { server } = await enter({ own: ['0'], room: { ...WAITING, seats: [person(0), open] } });
  expect(screen.queryByRole('button', { name: '就這些人，開始' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '加 1 個電腦，開始' })).toBeEnabled();
  act(() => server.changeRoom({ seats: [person(0), { kind: 'closed' }] }));
  expect(screen.queryByRole('button', { name: /開始$/ })).not.toBeInTheDocument();
  expect(screen.getByText(/至少要 2 個座位/)).toBeInTheDocument();
});

test('an owner who opens the room to all cannot keep bots from standing in, and helps nobody', async () => {
  const { user, server } = await enter({
    own: ['0'],
    room: {
      ...WAITING,
      settings: { isPublic: false, awaySeconds: null, turnClock: null, allowsHints: true },
      seats: [person(0), open],
    },
  });
  replies = [() => ({ body: { room: server.room } })];
  await user.click(screen.getByRole('switch', { name: '公開' }));
  expect(calls[0]?.body).toEqual({
    key: keyOf(0),
    settings: { isPublic: true, awaySeconds: 90, allowsHints: false },
  });
});

test('the settings come all at once: nothing that can be pressed is pushed away', async () => {
  const seen = new Set<string>();
  const clock = () => screen.queryByRole('button', { name: /^計時/ }) !== null;
  const options = () => screen.queryByRole('radio', { name: /短局/ }) !== null;
  const watch = new MutationObserver(() => seen.add(`${clock()} ${options()}`));
  watch.observe(document.body, { childList: true, subtree: true });
  await enter({ own: ['0'], room: { ...WAITING, seats: [person(0), open] } });
  await screen.findByRole('radio', { name: /短局/ });
  watch.disconnect();
  expect([...seen]).toEqual(['false false', 'true true']);
});

test('a server out of reach is said, and nothing is lost', async () => {
  const { user } = await enter({ own: ['0'], room: { ...WAITING, seats: [person(0), person(1)] } });
  await user.click(screen.getByRole('button', { name: '開始' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('連不上伺服器');
  expect(screen.getByRole('button', { name: '開始' })).toBeEnabled();
});

test.each([
  ['room-missing', '找不到這間房'],
  ['protocol', '這一頁太舊了'],
] as const)('%s leads to a page that says so', async (code, title) => {
  const server = new FakeServer(hiddenRules, ['person', 'person'], {
    goal: 'short',
    tie: 'classic',
    faceUp: true,
  });
  server.errors.set('enter', [{ code }]);
  mockLine.open = server.open;
  show(<RoomPage roomID={ROOM_ID} header={null} loadRules={async () => null} />);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '回到遊戲架' })).toHaveAttribute('href', '/');
});

test('a match under rules that have changed leads its people to a new room', async () => {
  const { user, server } = await enter({ own: ['0'], room: { stage: 'closed' } });
  expect(screen.getByRole('heading', { name: '這一局的規則改過了' })).toBeInTheDocument();
  const next = 'n'.repeat(22);
  replies = [() => ({ body: { room: { ...server.room, roomID: next } } })];
  await user.click(screen.getByRole('button', { name: '同一群人開新的一局' }));
  expect(mockRoute.pushed).toEqual([`/rooms/${next}`]);
  expect(keysOf(next)).toEqual([keyOf(0)]);
});

test('while the line is lost the table stays, says so, and stops saying so', async () => {
  const { server } = await enter({ own: ['0'] });
  expect(await screen.findByRole('region', { name: '桌面' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '已連線' })).toBeInTheDocument();
  server.isUp = false;
  await act(() => server.breakLines());
  expect(screen.getByText('連線斷了，正在接回來')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '桌面' })).toBeInTheDocument();
  server.isUp = true;
  await waitFor(() => expect(screen.queryByText('連線斷了，正在接回來')).not.toBeInTheDocument());
});

describe('where a line cannot be had', () => {
  const CUT = '連線斷了，正在接回來';
  const NOT_YET = '還沒連上房間，正在再試';
  const BLOCKED = '這裡的網路好像擋住了房間的連線';
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++)
      await act(async () => {
        await jest.advanceTimersByTimeAsync(1000);
        await settle();
      });
  };
  /** A room out of reach by socket; by http it answers like this. */
  const outside = async (http: (() => Reply) | undefined, own: string[] = []) => {
    const server = new FakeServer(hiddenRules, ['person', 'person'], {
      goal: 'short',
      tie: 'classic',
      faceUp: true,
    });
    server.isUp = false;
    mockLine.open = server.open;
    replies = http === undefined ? [] : Array.from({ length: 50 }, () => http);
    for (const seat of own) keepKey(ROOM_ID, keyOf(seat), HIDDEN);
    const shown = show(<RoomPage roomID={ROOM_ID} header={null} loadRules={async () => null} />);
    await pass(1);
    return { ...shown, server };
  };
  const answers = () => ({ body: { room: {} } });

  test.each([
    ['nobody', []],
    ['somebody whose key nobody has looked at', ['0']],
  ])('%s who has never been in is told of no line that was lost, and of no seat', async (_who, own) => {
    await outside(undefined, own);
    expect(screen.getByText(NOT_YET)).toBeInTheDocument();
    expect(screen.queryByText(CUT)).not.toBeInTheDocument();
    expect(screen.queryByText(/位子/)).not.toBeInTheDocument();
  });

  test('whoever watches is promised no seat when the line is lost, whoever sits is', async () => {
    for (const [own, isPromised] of [
      [[], false],
      [['0'], true],
    ] as const) {
      const { server, unmount } = await enter({
        own: [...own],
        room: { ...WAITING, seats: [person(0), open] },
      });
      server.isUp = false;
      await act(() => server.breakLines());
      expect(screen.getByText(CUT)).toBeInTheDocument();
      expect(screen.queryByText(/你的位子還在/) !== null).toBe(isPromised);
      unmount();
    }
  });

  test('the site answers and sockets do not: after 15 s it says what may be the matter and what to try', async () => {
    await outside(answers);
    await pass(13);
    expect(screen.getByText(NOT_YET)).toBeInTheDocument();
    await pass(2);
    expect(screen.getByText(BLOCKED)).toBeInTheDocument();
    expect(screen.getByText(/WebSocket.*換個網路/)).toBeInTheDocument();
  });

  test('"try again" begins anew, and leads in where nothing is in the way any more', async () => {
    const { server } = await outside(answers);
    await pass(15);
    fireEvent.click(screen.getByRole('button', { name: '再試一次' }));
    await pass(1);
    expect(screen.getByText(NOT_YET)).toBeInTheDocument();
    await pass(15);
    server.isUp = true;
    server.room = { ...server.room, ...WAITING, seats: [person(0), open] };
    fireEvent.click(screen.getByRole('button', { name: '再試一次' }));
    await pass(1);
    expect(screen.getByRole('list', { name: '座位' })).toBeInTheDocument();
    expect(screen.queryByText(BLOCKED)).not.toBeInTheDocument();
  });

  test.each([
    ['out of reach by http, too', undefined],
    ['without its store', () => ({ status: 503, body: { error: { code: 'store-down' } } })],
  ])('a server %s: no network is blamed', async (_what, http) => {
    await outside(http);
    await pass(60);
    expect(screen.getByText(NOT_YET)).toBeInTheDocument();
    expect(screen.queryByText(BLOCKED)).not.toBeInTheDocument();
  });

  test('what is blamed is looked into again: a server that came back without sockets', async () => {
    await outside(undefined);
    await pass(15);
    replies = Array.from({ length: 50 }, () => answers);
    await pass(15);
    expect(screen.getByText(BLOCKED)).toBeInTheDocument();
  });

  test('a room that is not there is told as such', async () => {
    await outside(() => ({ status: 404, body: { error: { code: 'room-missing' } } }));
    await pass(15);
    expect(screen.getByText('找不到這間房')).toBeInTheDocument();
  });

  test('a server that lets lines through and nobody in is not blamed on the network', async () => {
    const { server } = await outside(answers);
    server.isUp = true;
    server.errors.set(
      'enter',
      Array.from({ length: 200 }, () => ({ code: 'store-down' as const })),
    );
    await pass(30);
    expect(screen.getByText(NOT_YET)).toBeInTheDocument();
    expect(screen.queryByText(BLOCKED)).not.toBeInTheDocument();
  });

  test('whoever was in and is out for so long reads the same, and plays on when there is a line', async () => {
    const { server } = await enter({ own: ['0'], room: { ...WAITING, seats: [person(0), open] } });
    replies = Array.from({ length: 50 }, () => answers);
    server.isUp = false;
    await act(() => server.breakLines());
    await pass(16);
    expect(screen.getByText(BLOCKED)).toBeInTheDocument();
    server.isUp = true;
    await pass(16);
    expect(screen.queryByText(BLOCKED)).not.toBeInTheDocument();
    expect(screen.queryByText(CUT)).not.toBeInTheDocument();
  });
});

test.each([
  [[], '重新載入就好。'],
  [['0'], '重新載入就好，位子還在。'],
])('a page that is too old promises a seat to those who have one (%j)', async (own, text) => {
  const { server } = await enter({ own, room: { ...WAITING, seats: [person(0), open] } });
  server.errors.set('enter', [{ code: 'protocol' }]);
  await act(() => server.breakLines());
  expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
});

test('somebody away is counted down for; a seat a bot plays is taken back with one tap', async () => {
  const { user, server } = await enter({
    own: ['0'],
    room: {
      seats: [
        person(0, { isPlayedByBot: true }),
        person(1, { isPresent: false, awayInMs: 60_000 }),
        person(2),
      ],
    },
  });
  expect(await screen.findByText('Ana暫時離開了')).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^(60|59) 秒後/);
  await user.click(screen.getByRole('button', { name: '我來' }));
  expect(server.asked.at(-1)).toEqual({ event: 'take-back', request: { personID: personOf(0) } });
});

test('whatever is pressed takes a seat back that a bot plays', async () => {
  const { user, server } = await enter({
    own: ['0'],
    room: { seats: [person(0, { isPlayedByBot: true }), person(1), person(2)] },
  });
  await user.click(await screen.findByRole('region', { name: '桌面' }));
  expect(server.asked.at(-1)).toEqual({ event: 'take-back', request: { personID: personOf(0) } });
});

describe('somebody who is there and does nothing', () => {
  const [MINUTE, SEAT] = [60_000, '0'];
  const here = { seats: [person(0), person(1), person(2)] };
  /** The table has waited for the first seat for so long, as this browser's people see it. */
  const waits = async (own: string[], ms: number) => {
    const shown = await enter({ own, room: here });
    await screen.findByRole('region', { name: '桌面' });
    shown.server.waited = { [SEAT]: ms };
    act(() => shown.server.tell());
    return shown;
  };

  test('is told nothing before a minute has passed, and then at once', async () => {
    await waits(['0'], MINUTE - 500);
    expect(screen.queryByText('小明，大家在等你')).not.toBeInTheDocument();
    expect(await screen.findByText('小明，大家在等你', undefined, { timeout: 5_000 })).toBeInTheDocument();
  });

  test('is told, after three, that the others may have a bot play', async () => {
    await waits(['0'], 3 * MINUTE);
    expect(screen.getByText(/其他人可以讓電腦代打/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '讓電腦代打' })).not.toBeInTheDocument();
  });

  test('is named to the others, who after three minutes vote once each', async () => {
    const { user, server } = await waits(['1'], MINUTE);
    expect(screen.getByText('還在等小明')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '讓電腦代打' })).not.toBeInTheDocument();
    server.waited = { [SEAT]: 3 * MINUTE };
    act(() => server.tell());
    expect(screen.queryByText('還在等小明')).not.toBeInTheDocument();
    expect(screen.getByText('小明三分鐘沒有動作了')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '讓電腦代打' }));
    expect(server.asked.at(-1)).toEqual({
      event: 'vote',
      request: { matchID: server.room.matchID, playerID: SEAT, personID: personOf(1) },
    });
    act(() => server.changeRoom({ votes: [{ playerID: SEAT, by: [personOf(1)] }] }));
    expect(screen.getByText('1 人同意，過半才算')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '讓電腦代打' })).not.toBeInTheDocument();
  });

  test('is nobody’s to vote about who only watches', async () => {
    await waits([], 3 * MINUTE);
    expect(screen.getByText('小明三分鐘沒有動作了')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '讓電腦代打' })).not.toBeInTheDocument();
  });

  test('does not point at others', async () => {
    const { server } = await waits(['0'], 3 * MINUTE);
    server.waited = { [SEAT]: 3 * MINUTE, '1': 3 * MINUTE };
    act(() => server.tell());
    expect(screen.getByText('小明，大家在等你')).toBeInTheDocument();
    expect(screen.queryByText('Ana三分鐘沒有動作了')).not.toBeInTheDocument();
  });

  test('who is away, with a bot to come, is not named twice', async () => {
    const { server } = await waits(['1'], 3 * MINUTE);
    act(() =>
      server.changeRoom({ seats: [person(0, { isPresent: false, awayInMs: 9000 }), person(1), person(2)] }),
    );
    expect(screen.getByText('小明暫時離開了')).toBeInTheDocument();
    expect(screen.queryByText('小明三分鐘沒有動作了')).not.toBeInTheDocument();
  });
});

describe('somebody who comes late', () => {
  const bot = { kind: 'bot', level: 'normal', name: '阿楓' } as const;
  const played = { seats: [person(0), person(1), bot] };
  const claim = (more: Partial<Room['claims'][number]> = {}) => ({
    personID: personOf(2),
    name: '王小美',
    playerID: '2',
    by: [],
    of: [personOf(0), personOf(1)],
    answer: 'open' as const,
    ...more,
  });

  /** A watcher has asked for the bot's seat. */
  const asked = async () => {
    const shown = await enter({ room: played });
    const { user, server } = shown;
    await user.click(await screen.findByRole('button', { name: '接手電腦的位子' }));
    replies = [() => ({ body: { room: { ...server.room, revision: 5, claims: [claim()] }, key: keyOf(2) } })];
    await user.type(screen.getByLabelText('你的名字'), '王小美');
    await user.click(screen.getByRole('button', { name: '問問大家' }));
    await act(settle);
    server.room = { ...server.room, revision: 5, claims: [claim()] };
    return shown;
  };

  test('asks for a bot’s seat, follows what is answered, and sits down', async () => {
    const { server } = await asked();
    expect(calls.at(-1)).toEqual({
      path: `/api/rooms/${ROOM_ID}/claim`,
      body: { name: '王小美', seat: 2, keys: [], credential: expect.any(String) },
    });
    expect(screen.getByText('正在問大家，能不能接手阿楓的位子')).toBeInTheDocument();
    expect(screen.getByText('2 人都還沒說好')).toBeInTheDocument();
    act(() => server.changeRoom({ claims: [claim({ by: [personOf(0), personOf(1)], answer: 'yes' })] }));
    expect(screen.getByText('大家說好，阿楓走完這一步就換你坐下')).toBeInTheDocument();
    expect(keysOf(ROOM_ID)).toEqual([]);
    act(() => server.changeRoom({ claims: [], seats: [person(0), person(1), person(2)] }));
    await act(settle);
    expect(keysOf(ROOM_ID)).toEqual([keyOf(2)]);
    expect(server.asked.findLast(({ event }) => event === 'enter')?.request).toMatchObject({
      keys: [keyOf(2)],
    });
  });

  test('is told to stay where the browser cannot remember what was asked', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    const { server } = await asked();
    expect(screen.getByText(/瀏覽器記不住這次的詢問/)).toBeInTheDocument();
    act(() => server.changeRoom({ claims: [], seats: [person(0), person(1), person(2)] }));
    await act(settle);
    expect(keysOf(ROOM_ID)).toEqual([keyOf(2)]);
    expect(await screen.findByText('這個瀏覽器記不住你的位子')).toBeInTheDocument();
    full.mockRestore();
  });

  test('is told a no, and may take it back before', async () => {
    const { user, server } = await asked();
    act(() => server.changeRoom({ claims: [claim({ answer: 'no' })] }));
    expect(screen.getByText('大家想請你先觀戰')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '知道了' }));
    expect(screen.getByText('你在觀戰')).toBeInTheDocument();
  });

  test('takes it back', async () => {
    const { user, server } = await asked();
    replies = [() => ({ body: { room: { ...server.room, revision: 9, claims: [] } } })];
    await user.click(screen.getByRole('button', { name: '不用了' }));
    expect(calls.at(-1)).toEqual({ path: `/api/rooms/${ROOM_ID}/withdraw`, body: { key: keyOf(2) } });
    expect(screen.getByText('你在觀戰')).toBeInTheDocument();
  });

  test('is let in by those who play, each for themselves', async () => {
    const { user, server } = await enter({ own: ['0'], room: { ...played, claims: [claim()] } });
    expect(await screen.findByText('王小美想接手阿楓的位子')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '請他坐下' }));
    expect(server.asked.at(-1)).toEqual({
      event: 'consent',
      request: { claimID: personOf(2), personID: personOf(0), isWelcome: true },
    });
    act(() => server.changeRoom({ claims: [claim({ by: [personOf(0)] })] }));
    expect(screen.queryByText('王小美想接手阿楓的位子')).not.toBeInTheDocument();
  });

  test('is kept waiting by one who says so', async () => {
    const { user, server } = await enter({ own: ['1'], room: { ...played, claims: [claim()] } });
    await user.click(await screen.findByRole('button', { name: '先不要' }));
    expect(server.asked.at(-1)).toMatchObject({ event: 'consent', request: { isWelcome: false } });
  });

  test('a seat is given up for good, after a question, and whoever did it is told so', async () => {
    const { user, server } = await enter({ own: ['0'], room: { seats: [person(0), person(1), person(2)] } });
    await user.click(await screen.findByRole('button', { name: '選單' }));
    await user.click(await screen.findByRole('menuitem', { name: /讓出位子/ }));
    expect(calls).toEqual([]);
    const left = { ...server.room, revision: 9, seats: [{ ...bot, name: '小明' }, person(1), person(2)] };
    replies = [() => ({ body: { room: left } })];
    server.room = left;
    server.gone = [personOf(0)];
    await user.click(screen.getByRole('button', { name: '讓出' }));
    await act(settle);
    expect(calls).toEqual([{ path: `/api/rooms/${ROOM_ID}/leave`, body: { key: keyOf(0) } }]);
    expect(await screen.findByText('你讓出了這裡的位子，現在是觀戰')).toBeInTheDocument();
    expect(keysOf(ROOM_ID)).toEqual([]);
  });
});

test('a plate says who is away, and for whom a bot plays', async () => {
  await enter({
    own: ['0'],
    room: { seats: [person(0), person(1, { isPresent: false }), person(2, { isPlayedByBot: true })] },
  });
  const plates = await screen.findByRole('list', { name: '座位' });
  expect(within(plates).getByText('暫離')).toBeInTheDocument();
  expect(within(plates).getByText('代打')).toBeInTheDocument();
});

test('talk is plain text; a person can be muted and heard again; what was not said is said to be so', async () => {
  const { user, server } = await enter({ own: ['0'], room: { ...WAITING, seats: [person(0), person(1)] } });
  const lines = ['<b>嗨</b>', '第二句'];
  act(() => {
    for (const [index, text] of lines.entries())
      server.say({ lineID: index + 1, personID: personOf(1), name: 'Ana', text, circle: 'room', at: 0 });
  });
  expect(screen.getByText('<b>嗨</b>')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: '關於Ana說的話' })[0] ?? document.body);
  await user.click(screen.getByRole('menuitem', { name: /隱藏Ana的訊息/ }));
  expect(screen.queryByText('第二句')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '顯示Ana的訊息' }));
  expect(screen.getByText('第二句')).toBeInTheDocument();

  server.errors.set('chat', [{ code: 'may-not-talk' }]);
  await user.type(screen.getByLabelText('小明要說的話'), '噓{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('現在不能說話');
  expect(screen.getByLabelText('小明要說的話')).toHaveValue('噓');
});

test('what others say while the chat is shut is counted and announced, until it is opened', async () => {
  // Not a wide screen: the chat is a sheet that somebody has to bring up.
  const { user, server } = await enter({ own: ['0'] });
  expect(await screen.findByRole('button', { name: '聊天' })).toBeInTheDocument();
  const say = (lineID: number, seat: number) =>
    act(() =>
      server.say({
        lineID,
        personID: personOf(seat),
        name: 'Ana',
        text: `第 ${lineID} 句`,
        circle: 'room',
        at: 0,
      }),
    );
  say(1, 1);
  say(2, 0);
  say(3, 2);
  const chat = screen.getByRole('button', { name: '聊天，2 則未讀' });
  expect(chat).toHaveTextContent('2');
  expect(screen.getByText('2 則未讀訊息')).toHaveAttribute('aria-live', 'polite');

  await user.click(chat);
  expect(within(screen.getByRole('dialog')).getByText('第 3 句')).toBeInTheDocument();
  say(4, 1);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: '聊天' })).toBeInTheDocument();
  expect(screen.queryByText(/則未讀訊息/)).not.toBeInTheDocument();
});

/** Says of everything that is observed whether it can be seen. */
function withSight(): (isSeen: boolean) => void {
  const watching = new Set<(seen: { isIntersecting: boolean }[]) => void>();
  class Observer {
    readonly #tell: (seen: { isIntersecting: boolean }[]) => void;
    constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell;
    }
    observe() {
      watching.add(this.#tell);
    }
    disconnect() {
      watching.delete(this.#tell);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return (isSeen) =>
    act(() => {
      for (const tell of watching) tell([{ isIntersecting: isSeen }]);
    });
}

describe('in a room that waits', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  test('what is said below the edge of the window is shown and counted where one looks, and leads there', async () => {
    const see = withSight();
    const { user, server } = await enter({ own: ['0'], room: { ...WAITING, seats: [person(0), person(1)] } });
    see(false);
    const say = (lineID: number, seat: number, text: string) =>
      act(() => server.say({ lineID, personID: personOf(seat), name: 'Ana', text, circle: 'room', at: 0 }));
    say(1, 0, '我先說');
    expect(screen.queryByRole('button', { name: /則未讀/ })).not.toBeInTheDocument();
    say(2, 1, '在嗎？');
    say(3, 1, '開始吧');
    const news = screen.getByRole('button', { name: '聊天，2 則未讀' });
    expect(news).toHaveTextContent('2Ana 開始吧');
    expect(screen.getByText('2 則未讀訊息')).toHaveAttribute('aria-live', 'polite');

    const talk = screen.getByRole('region', { name: '聊聊' });
    talk.scrollIntoView = jest.fn();
    await user.click(news);
    expect(talk.scrollIntoView).toHaveBeenCalled();
    expect(talk).toHaveFocus();
    see(true);
    expect(screen.queryByRole('button', { name: /則未讀/ })).not.toBeInTheDocument();
  });
});

describe('to whom one speaks', () => {
  const TO_ALL = '房間裡的人都看得到';
  const TO_WATCHERS = '只有觀眾和已經出局的人看得到，還在玩的人看不到';
  const openChat = async (user: Awaited<ReturnType<typeof enter>>['user']) =>
    user.click(await screen.findByRole('button', { name: /^聊天/ }));

  test('a watcher speaks as one, to watchers and those who are out', async () => {
    const { user, server } = await enter();
    await openChat(user);
    expect(screen.getByLabelText('你在觀戰時要說的話')).toHaveAccessibleDescription(TO_WATCHERS);
    await user.type(screen.getByLabelText('你在觀戰時要說的話'), '他有公主{Enter}');
    expect(server.asked.at(-1)).toMatchObject({
      event: 'chat',
      request: { personID: null, text: '他有公主' },
    });
  });

  test('a seat that plays speaks to the room; once it is out, to the watchers', async () => {
    const { user, server } = await enter({ own: ['0'] });
    await openChat(user);
    expect(screen.getByLabelText(/要說的話$/)).toHaveAccessibleDescription(TO_ALL);
    server.out = ['0'];
    act(() => server.tell());
    expect(screen.getByLabelText(/要說的話$/)).toHaveAccessibleDescription(TO_WATCHERS);
  });

  test('where one of two at this screen still plays, both speak to the room', async () => {
    const { user, server } = await enter({ own: ['0', '1'] });
    server.out = ['1'];
    act(() => server.tell());
    const reveal = screen.queryByRole('button', { name: /翻開/ });
    if (reveal !== null) await user.click(reveal);
    await openChat(user);
    expect(screen.getByText(TO_ALL)).toBeInTheDocument();
  });

  test('watchers have no names and are told apart; what they say is marked, and one’s own is not unread', async () => {
    const { user, server } = await enter();
    const say = (lineID: number, personID: string) =>
      act(() =>
        server.say({ lineID, personID, name: '', text: `第 ${lineID} 句`, circle: 'watchers', at: 0 }),
      );
    say(1, VOICE);
    expect(screen.getByRole('button', { name: '聊天' })).toBeInTheDocument();
    say(2, 'a'.repeat(16));
    say(3, 'b'.repeat(16));
    await user.click(screen.getByRole('button', { name: '聊天，2 則未讀' }));
    const names = screen.getAllByText(/^觀眾 \d\d$/).map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(3);
    expect(screen.getAllByText('只給觀眾')).toHaveLength(3);
  });
});

test('what was said earlier comes when it is asked for, and an error says why it did not', async () => {
  const line = (lineID: number) => ({
    lineID,
    personID: personOf(1),
    name: 'Ana',
    text: `第 ${lineID} 句`,
    circle: 'room' as const,
    at: 0,
  });
  const { user, server } = await enter({
    own: ['0'],
    room: { ...WAITING, seats: [person(0), person(1)] },
    talk: [1, 2, 3, 4, 5].map(line),
  });
  const said = () =>
    within(screen.getByRole('log'))
      .getAllByText(/第 \d 句/)
      .map(({ textContent }) => textContent);
  expect(said()).toEqual(['第 4 句', '第 5 句']);
  await user.click(screen.getByRole('button', { name: '更早說的話' }));
  expect(said()).toEqual(['第 2 句', '第 3 句', '第 4 句', '第 5 句']);
  server.errors.set('earlier', [{ code: 'too-many', retryInMs: 10 }]);
  await user.click(screen.getByRole('button', { name: '更早說的話' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '更早說的話' }));
  expect(said()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: '更早說的話' })).not.toBeInTheDocument();
});

test('where the clipboard is closed the link is selected to be copied by hand', async () => {
  const { user } = await enter({ own: ['0'], room: { ...WAITING, seats: [person(0), open] } });
  const field = screen.getByLabelText<HTMLInputElement>('邀請連結');
  expect(field.value).toMatch(new RegExp(`^http.*/rooms/${ROOM_ID}$`));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: '複製連結' }));
  expect(await screen.findByText(/請自己複製/)).toBeInTheDocument();
  expect(field.selectionEnd).toBe(field.value.length);
});

describe('the turn clock', () => {
  const settings = {
    isPublic: false,
    awaySeconds: 90,
    allowsHints: true,
    turnClock: { baseSeconds: 180, incrementSeconds: 15 },
  };

  test('is set by the owner, and read by everybody', async () => {
    const { user, server } = await enter({ own: ['0'], room: { ...WAITING, seats: [person(0), open] } });
    replies = [() => ({ body: { room: { ...server.room, revision: 2, settings } } })];
    await user.click(screen.getByRole('button', { name: '計時：關' }));
    await user.click(screen.getByRole('menuitemradio', { name: '每人 3 分鐘，每步加 15 秒' }));
    expect(calls[0]?.body).toEqual({ key: keyOf(0), settings: { turnClock: settings.turnClock } });
    expect(screen.getByRole('button', { name: '計時：每人 3 分鐘，每步加 15 秒' })).toBeInTheDocument();
  });

  test('is read by guests, also one that is not on offer', async () => {
    const turnClock = { baseSeconds: 90, incrementSeconds: 5 };
    await enter({ room: { ...WAITING, settings: { ...settings, turnClock }, seats: [person(0), open] } });
    expect(screen.getByText('每人 1.5 分鐘，每步加 5 秒')).toBeInTheDocument();
  });

  test('stands on the plates of the match, and follows the server', async () => {
    const { server } = await enter({ own: ['0'] });
    const plates = () =>
      [...document.querySelectorAll('.seat-clock')].map((clock) => [
        clock.querySelector('[aria-hidden]:not(svg)')?.textContent,
        clock.classList.contains('is-running'),
      ]);
    expect(plates()).toEqual([]);
    const still = { leftMs: 180_000, isRunning: false };
    server.clocks = [{ leftMs: 65_000, isRunning: false }, still, null];
    await act(async () => server.tell());
    // The others first, in seating order.
    expect(plates()).toEqual([
      ['3:00', false],
      ['1:05', false],
    ]);
    server.clocks = [{ leftMs: 65_000, isRunning: false }, { leftMs: 175_000, isRunning: true }, null];
    await act(async () => server.tell());
    expect(plates()).toEqual([
      ['2:55', true],
      ['1:05', false],
    ]);
  });
});

test('a code that brings a seat is taken by its length: a chat may have stuck text to the link', async () => {
  const code = 'c0de'.repeat(8);
  window.location.hash = `#carry=${code}，快來`;
  replies = [() => ({ status: 410, body: { error: { code: 'code-spent' } } })];
  await enter({ room: { ...WAITING, seats: [person(0), open] } });
  expect(calls.map(({ body }) => body.code)).toEqual([code]);
  expect(window.location.hash).toBe('');
});

describe('a page that the server takes for another site’s', () => {
  const error = { code: 'origin', names: { page: 'https://x.example:8443', server: 'x.example' } } as const;
  const words = /https:\/\/x\.example:8443.*x\.example.*架設這個網站的人/;

  test('says where the browser has it from, what the server takes itself for, and whom to tell', async () => {
    const server = new FakeServer(hiddenRules, ['person', 'person']);
    server.refusal = error;
    mockLine.open = server.open;
    show(<RoomPage roomID={ROOM_ID} header={null} loadRules={async () => null} />);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(server.lines).toBe(0);
  });

  test('says so of a request as well', async () => {
    const { user } = await enter({ room: { ...WAITING, seats: [person(0), open] } });
    replies = [() => ({ status: 403, body: { error } })];
    await user.type(screen.getByLabelText('你的名字'), 'Bo');
    await user.click(screen.getByRole('button', { name: '坐下' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });
});

/** The slips above the board, of whoever is in front. */
function Slips({ session }: { readonly session: OnlineSession }) {
  const snapshot = useSnapshot(session);
  const seat = snapshot.table?.stage === 'seat' ? snapshot.table.seat : undefined;
  return seat && <RoomNotices session={session} snapshot={snapshot} seat={seat} seats={[]} />;
}

describe('what is on its way for long is said to its own person', () => {
  /** A page whose requests of this kind get no answer while the clock stands still. */
  const unheard = async (event: RequestName, setting: Parameters<typeof enter>[0] = {}) => {
    const shown = await enter({ own: ['0'], ...setting });
    await screen.findAllByRole('region');
    shown.server.failing = { by: 'with-line', clock: new HandSurroundings() };
    shown.server.deafTo = event;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
    return shown;
  };
  const pass = (ms: number) =>
    act(async () => {
      jest.advanceTimersByTime(ms);
    });
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(settle);
  };
  afterEach(() => jest.useRealTimers());

  test('a seat taken back', async () => {
    await unheard('take-back', {
      room: { seats: [person(0, { isPlayedByBot: true }), person(1), person(2)] },
    });
    await press('我來');
    expect(screen.getByRole('button', { name: '我來' })).toBeDisabled();
    await pass(LATE_MS - 1);
    expect(screen.queryByText(/還在路上/)).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByText(/還在路上/)).toBeInTheDocument();
  });

  test('a line of chat, which is sent once; what is written meanwhile stays', async () => {
    const { server } = await unheard('chat', { room: { ...WAITING, seats: [person(0), person(1)] } });
    const field = screen.getByLabelText('小明要說的話');
    fireEvent.change(field, { target: { value: '在嗎' } });
    await press('送出');
    await pass(LATE_MS);
    expect(screen.getByText(/這句話還在路上/)).toBeInTheDocument();
    fireEvent.change(field, { target: { value: '在嗎？喂' } });
    server.deafTo = undefined;
    await act(() => server.breakLines());
    await pass(2000);
    await act(settle);
    expect(screen.queryByText(/這句話還在路上/)).not.toBeInTheDocument();
    expect(server.talk.map(({ text }) => text)).toEqual(['在嗎']);
    expect(field).toHaveValue('在嗎？喂');
  });

  test.each([
    ['act', '你這一步還在路上', (session: OnlineSession, action: Action) => session.play(action)],
    ['look-back', '還在找當時的局面', (session: OnlineSession) => session.lookBack(0)],
  ] as const)('what a seat asks for: %s', async (event, words, ask) => {
    const server = new FakeServer(openRules, ['person', 'person']);
    server.failing = { by: 'with-line', clock: new HandSurroundings() };
    const session = sessionAt(server, {
      rulebook: openRules,
      surroundings: new HandSurroundings(),
      own: ['0', '1'],
    });
    session.open();
    await settle();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
    show(<Slips session={session} />);
    const { table } = session.getSnapshot();
    const state = table?.stage === 'seat' ? table.seat?.state : undefined;
    const [action] = state === undefined ? [] : openRules.legal(state.G, state.ctx);
    if (action === undefined) throw new Error('nothing to do');
    server.deafTo = event;
    await act(async () => ask(session, action));
    await act(settle);
    await pass(LATE_MS - 1);
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByText(words)).toBeInTheDocument();
    server.deafTo = undefined;
    await act(() => server.breakLines());
    session.close();
  });
});
