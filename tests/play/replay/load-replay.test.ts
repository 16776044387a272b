/** @jest-environment node */
import 'fake-indexeddb/auto';
import { hiddenRules, OPEN } from '@tests/examples';
import { newMatch } from '@/play/match-record';
import { saveMatch } from '@/play/match-store';
import { loadReplay, type NothingToWatch } from '@/play/replay/load-replay';
import { replayPath, sourceIn } from '@/play/replay/replay-address';
import { replayHash } from '@/play/replay/replay-link';
import { played } from './played';

const match = played(hiddenRules, 2);
const { format: _, ...kept } = match;
const begun = newMatch({ ...kept, options: {} }, 'b'.repeat(48));

const faultOf = (source: Parameters<typeof loadReplay>[0]): Promise<unknown> =>
  loadReplay(source).then(
    () => 'none',
    ({ name, fault }: NothingToWatch) => `${name}: ${fault}`,
  );

const answers = (status: number, body: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));

afterEach(() => jest.restoreAllMocks());

test('an address names at most one match, the link itself first', () => {
  expect(sourceIn({ search: '', hash: '' })).toBeUndefined();
  expect(sourceIn({ search: '?match=', hash: '#carry=1' })).toBeUndefined();
  expect(sourceIn({ search: '?match=a%20b', hash: '' })).toEqual({ kind: 'saved', matchID: 'a b' });
  expect(sourceIn({ search: '?online=x', hash: '#r=y' })).toEqual({ kind: 'link', hash: '#r=y' });
  const path = new URL(replayPath(OPEN, { kind: 'online', matchID: 'a&b' }), 'https://example.org');
  expect(sourceIn(path)).toEqual({ kind: 'online', matchID: 'a&b' });
});

test.each(['快來看', '，', '.', ')', 'now'])(
  'text stuck to an address ("%s") is no part of an id',
  (text) => {
    const [saved, online] = ['0123456789abcdef'.repeat(2), 'Ab3_-xYz01234567890Qrs'];
    expect(sourceIn({ search: `?match=${saved}${text}`, hash: '' })).toEqual({
      kind: 'saved',
      matchID: saved,
    });
    expect(sourceIn({ search: `?online=${online}${text}`, hash: '' })).toEqual({
      kind: 'online',
      matchID: online,
    });
  },
);

describe('a match of this device', () => {
  test('is brought once it is over, and not before', async () => {
    await saveMatch({ ...begun, ...kept, id: 'over', isOver: true }, 0);
    await saveMatch({ ...begun, ...kept, id: 'begun' }, 0);
    expect(await loadReplay({ kind: 'saved', matchID: 'over' })).toEqual({ record: match });
    expect(await faultOf({ kind: 'saved', matchID: 'begun' })).toBe('NothingToWatch: not-over');
    expect(await faultOf({ kind: 'saved', matchID: 'nobody' })).toBe('NothingToWatch: missing');
  });
});

describe('a match of the server', () => {
  const journal = [{ stateID: 0, entries: [{ kind: 'deal', playerID: null, facts: {} }] }];
  const answer = {
    ...kept,
    matchID: 'm',
    seats: [
      { name: '小明', kind: 'person' },
      { name: '', kind: 'bot', level: 'hard' },
    ],
    journal,
  };

  test('is brought with what was told in it', async () => {
    answers(200, answer);
    const { record, journal: told } = await loadReplay({ kind: 'online', matchID: 'm' });
    expect(record.seats).toEqual([
      { name: '小明', occupant: { kind: 'person' } },
      { name: '', occupant: { kind: 'bot', level: 'hard' } },
    ]);
    expect(record.actions).toEqual(match.actions);
    expect(told).toEqual(journal);
  });

  test.each([
    ['not over', 409, { error: { code: 'not-over' } }, 'not-over'],
    ['unknown', 404, { error: { code: 'match-missing' } }, 'missing'],
    ['behind a store that is down', 503, { error: { code: 'store-down' } }, 'unreachable'],
    ['answered with nonsense for actions', 200, { ...answer, actions: 'all of them' }, 'unreadable'],
    ['answered with nothing', 200, {}, 'unreadable'],
  ])('%s is not brought', async (_, status, body, fault) => {
    answers(status, body);
    expect(await faultOf({ kind: 'online', matchID: 'm' })).toBe(`NothingToWatch: ${fault}`);
  });
});

test('a link brings its match, or says that it is none', async () => {
  const hash = (await replayHash(match)) ?? '';
  expect(await loadReplay({ kind: 'link', hash })).toEqual({ record: match });
  expect(await faultOf({ kind: 'link', hash: hash.slice(0, 99) })).toBe('NothingToWatch: unreadable');
});
