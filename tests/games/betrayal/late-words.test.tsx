import type { BetrayalView } from '@games/betrayal/rules/view';
import { seatRules } from '@games/betrayal/seat';
import * as board from '@games/betrayal/table';
import { betrayal } from '@games/betrayal/whole';
import { act, screen } from '@testing-library/react';
import { FakeServer, ROOM_ID, settle } from '@tests/play/online/fake-server';
import { bot, person, tableAtHand } from '@tests/play/table-at-hand';
import { likeABrowser, show, withMedia } from '@tests/ui/at-hand';
import { gameMessages } from '@/i18n/game-messages';
import { LOCALES, type Locale } from '@/kit/entry';
import { anyRulebook, anySeatRules } from '@/kit/rulebook';
import { LocalTable } from '@/play/local/LocalTable';
import { LocalTable as Match } from '@/play/local/local-table';
import { type MatchRecord, newMatch, type SeatRecord } from '@/play/match-record';
import { RoomPage } from '@/play/online/RoomPage';
import type { OpenSocket } from '@/play/online/wire-socket';
import { ReplayTable } from '@/play/replay/ReplayTable';
import { replayOfSave } from '@/play/replay/replay-record';
import { replayMatch } from '@/play/replay/replayed-match';
import { ToldReplay } from '@/play/replay/ToldReplay';

const mockLine: { open: OpenSocket | undefined } = { open: undefined };
jest.mock('@/play/online/wire-socket', () => ({
  ...jest.requireActual('@/play/online/wire-socket'),
  openSocket: (...parameters: Parameters<OpenSocket>) => mockLine.open?.(...parameters),
}));
jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
  Link: () => null,
}));

/** What waits for its words, in the order in which it asked. */
const mockWaiting: (() => void)[] = [];
jest.mock('@games/betrayal/table/haunt', () => {
  const real = jest.requireActual('@games/betrayal/table/haunt');
  return {
    ...real,
    hauntWords: async (...asked: unknown[]) => {
      await new Promise<void>((resolve) => mockWaiting.push(resolve));
      return real.hauntWords(...asked);
    },
  };
});

/** The words of the haunt come, to all who have asked. */
const come = () =>
  act(async () => {
    for (const answer of mockWaiting.splice(0)) answer();
    await settle();
  });

beforeEach(() => {
  likeABrowser();
  withMedia('prefers-reduced-motion');
  mockWaiting.length = 0;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
});

const rules = anyRulebook(betrayal);
const THREE = [person('小明'), person('Ana'), person('志偉')];
const ONE = [person('小明'), bot('Bo'), bot('Cy')];
const AT_ONCE = { start: 'haunt', haunt: '4' };
const FROM_THE_DOOR = { start: 'door', haunt: '4' };

const newRecord = (seats: readonly SeatRecord[], options: MatchRecord['options'], seed = 'a'): MatchRecord =>
  newMatch({ slug: 'betrayal', rulesVersion: rules.rulesVersion, seats, options }, seed.repeat(48));

/** A match that goes on as the likeliest goes, until `isDone` says so, or for so many actions. */
function play(match: Match, isDone: () => boolean, most = 400): void {
  for (let count = 0; count < most && !isDone(); count++) {
    const [seat = ''] = [...match.active('person'), ...match.active('bot')];
    const action = match.likeliest(seat);
    if (action === undefined || match.act(seat, action) !== undefined) throw new Error('nobody goes on');
  }
}

const hauntOf = (match: Match) => (match.seatState(null).G as unknown as BetrayalView).haunt;

/** The action of the first seat by which the haunt begins, and the match as it was before. */
function brink(): { readonly before: MatchRecord; readonly last: MatchRecord['actions'][number] } {
  for (const seed of 'abcdefghijkl') {
    const match = new Match(rules, newRecord(ONE, FROM_THE_DOOR, seed));
    play(match, () => hauntOf(match) !== null);
    const { record } = match;
    const last = record.actions.at(-1);
    if (last?.playerID === '0') return { before: { ...record, actions: record.actions.slice(0, -1) }, last };
  }
  throw new Error('the first seat never wakes the house');
}

/** The table of a match on this device, as it is kept. */
async function open(record: MatchRecord, locale: Locale = 'zh-Hant') {
  const table = tableAtHand(new Map([[record.id, record]]), rules);
  await act(async () => table.ask({ type: 'resume', matchID: record.id, pace: 'brisk' }));
  const shown = show(
    <LocalTable
      slug="betrayal"
      title="山中小屋"
      rules={null}
      table={{
        seatRules: anySeatRules(seatRules),
        Board: board.default,
        telling: board.telling,
        lateWords: board.lateWords,
        session: table.session,
      }}
      leave={() => undefined}
      rematch={() => undefined}
    />,
    locale,
    await gameMessages('betrayal', locale),
  );
  await act(settle);
  return { ...shown, table };
}

const TITLE = '命運之網';
/** What a message is without words: its key. */
const RAW = /game\.|haunts\.\d|rolls\.|hints\./;

test.each(LOCALES)(
  'a page that comes back to such a match lies open once its words are there: %s',
  async (locale) => {
    const match = new Match(rules, newRecord(ONE, AT_ONCE));
    play(match, () => match.active('person').length > 0 && hauntOf(match)?.read.length === 2);
    const { container } = await open(match.record, locale);
    expect(container.querySelector('.bt-house')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(/正在開桌|Setting up/);
    await come();
    expect(container.querySelector('.bt-goal')).not.toBeNull();
    expect(container.querySelector('.bt-next')?.textContent).toMatch(/\S/);
    expect(container.textContent).not.toMatch(RAW);
  },
);

test('the haunt that begins is told when its words are there: until then all is as it was, and bots wait', async () => {
  const { before, last } = brink();
  const { container, table } = await open(before);
  const house = () => container.querySelector('.bt-house')?.getAttribute('data-stage');
  const status = () => screen.getByRole('status', { name: '現在' }).textContent;
  expect(house()).toBe('exploring');
  await act(async () => table.session.play({ move: last.move, args: last.args }));
  expect([mockWaiting.length, house(), status()]).toEqual([1, 'exploring', '送出了']);
  expect(container.querySelector('.bt-goal')).toBeNull();
  expect(container.textContent).not.toContain(TITLE);
  const sent = table.posted.length;
  await act(async () => table.letBotMove());
  expect(table.posted.length).toBe(sent);
  await come();
  expect(document.body.textContent).toContain(TITLE);
  expect(document.body.textContent).not.toMatch(RAW);
  // Under the plate the house is as it was.
  expect(house()).toBe('exploring');
  const away = container.querySelector<HTMLElement>('.telling-moment button');
  await act(async () => away?.click());
  expect(house()).toBe('haunt');
});

test('between two sides the cover tells of the haunt when its words are there, and not before', async () => {
  const match = new Match(rules, newRecord(THREE, AT_ONCE));
  // Something of the haunt has been told since whoever is next has acted.
  play(match, () => {
    const [next] = match.active('person');
    const own = match.record.actions.map(({ playerID }) => playerID).lastIndexOf(next ?? '');
    return own >= 0 && JSON.stringify(match.journalOf(null, own + 1)).includes('haunts.4.monsters');
  });
  const { user, container } = await open(match.record);
  expect(screen.queryByRole('region', { name: '上次輪到你之後' })).toBeNull();
  await come();
  expect(screen.getByRole('region', { name: '上次輪到你之後' })).toHaveTextContent('巨蛛');
  expect(container.textContent).not.toMatch(RAW);
  await user.click(screen.getByRole('button', { name: '是我，翻開' }));
  await act(settle);
  expect(container.querySelector('.bt-goal')).not.toBeNull();
});

test('a replay lies open with its words, and what is told of one by old rules is told in them', async () => {
  const match = new Match(rules, newRecord(ONE, AT_ONCE));
  play(match, () => false, 12);
  const record = replayOfSave(match.record);
  const game = await gameMessages('betrayal', 'zh-Hant');
  const leave = () => undefined;
  const late = { lateWords: board.lateWords, telling: board.telling };
  const replay = show(
    <ReplayTable
      stage="open"
      record={record}
      match={replayMatch(rules, record)}
      rulebook={rules}
      Board={board.default}
      {...late}
      slug="betrayal"
      title="山中小屋"
      rules={null}
      source={undefined}
      leave={leave}
    />,
    'zh-Hant',
    game,
  );
  await act(settle);
  expect(replay.container.querySelector('.bt-house')).toBeNull();
  await come();
  expect(replay.container.querySelector('.bt-house')).not.toBeNull();
  await replay.user.keyboard('{End}');
  await act(settle);
  expect(replay.container.querySelector('.bt-goal')).not.toBeNull();
  expect(replay.container.textContent).not.toMatch(RAW);
  replay.unmount();

  const journal = match.journalOf(null).map(({ stateID, entries }) => ({
    stateID,
    entries: entries.map(({ kind, playerID, facts }) => ({ kind, playerID, facts })),
  }));
  const told = show(
    <ToldReplay stage="told" record={record} journal={journal} {...late} title="山中小屋" leave={leave} />,
    'zh-Hant',
    game,
  );
  await act(settle);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  await come();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5);
  expect(told.container.textContent).toContain('巨蛛');
  expect(told.container.textContent).not.toMatch(RAW);
});

test('whoever watches a room hears the words of its haunt, too', async () => {
  const server = new FakeServer(rules, ['person', 'person', 'person'], AT_ONCE);
  play(server.table, () => hauntOf(server.table) !== null);
  mockLine.open = server.open;
  const { container } = show(<RoomPage roomID={ROOM_ID} header={null} loadRules={async () => <p>規則</p>} />);
  for (let count = 0; count < 5; count++) await act(settle);
  expect(container.querySelector('.bt-house')).toBeNull();
  await come();
  expect(container.querySelector('.bt-goal')).not.toBeNull();
  expect(container.textContent).not.toMatch(RAW);
});
