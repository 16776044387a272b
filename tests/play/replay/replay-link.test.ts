/** @jest-environment node */
import { deflateRawSync } from 'node:zlib';
import { hiddenRules } from '@tests/examples';
import { CannotPack } from '@/play/replay/packing';
import { REPLAY_HASH } from '@/play/replay/replay-address';
import { LINK_CHARS, readReplayHash, replayHash } from '@/play/replay/replay-link';
import { NoReplay, parseReplay, REPLAY_CHARS } from '@/play/replay/replay-record';
import { replayMatch } from '@/play/replay/replayed-match';
import { played, RULEBOOKS } from './played';

const match = played(hiddenRules, 3);

const pack = (text: string | Buffer): string => REPLAY_HASH + deflateRawSync(text).toString('base64url');
const packed = (changes: object): string => pack(JSON.stringify({ ...match, ...changes }));

const faultOf = async (hash: string): Promise<string> => {
  try {
    await readReplayHash(hash);
  } catch (error) {
    if (error instanceof NoReplay) return error.fault;
    throw error;
  }
  return 'none';
};

test.each(RULEBOOKS.map((rulebook) => [rulebook.slug, rulebook] as const))(
  'a whole match of %s with all seats taken fits a link and comes out of it as it was',
  async (_, rulebook) => {
    const whole = played(rulebook, rulebook.game.maxPlayers ?? 2);
    const hash = await replayHash(whole);
    expect(hash?.length).toBeLessThan(LINK_CHARS / 2);
    expect(await readReplayHash(hash ?? '')).toEqual(whole);
  },
);

test.each(['，快來看', '.', ')', '%EF%BC%8C'.repeat(LINK_CHARS / 8)])(
  'text stuck to a link is no part of it',
  async (text) => {
    expect(await readReplayHash((await replayHash(match)) + text)).toEqual(match);
  },
);

test('what is too long for a link gets none', async () => {
  const noise = Array.from({ length: 3000 }, (_, index) => ({
    playerID: '0',
    move: `m${Math.imul(index, 2_654_435_761) >>> 0}`,
    args: [Math.imul(index, 40_503) >>> 0],
  }));
  expect(await replayHash({ ...match, actions: noise })).toBeUndefined();
});

describe('a link from anywhere', () => {
  const anAction = match.actions[0];
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

  test.each([
    ['empty', REPLAY_HASH],
    ['no base64url', `${REPLAY_HASH}%3Cscript%3E`],
    ['of an impossible length', `${REPLAY_HASH}abcde`],
    ['another fragment', '#carry=abcdef'],
    ['not compressed', `${REPLAY_HASH}${Buffer.from('hello').toString('base64url')}`],
    ['cut off', packed({}).slice(0, 200)],
    ['no UTF-8', pack(Buffer.from([0xff, 0xfe, 0x80]))],
    ['no JSON', pack('{')],
    ['null', pack('null')],
    ['a list', pack('[]')],
    ['with a key too many', packed({ admin: true })],
    ['with an unknown occupant', packed({ seats: [{ name: 'A', occupant: { kind: 'ghost' } }] })],
    ['without seats', packed({ seats: [] })],
    ['with seventeen seats', packed({ seats: Array(17).fill(match.seats[0]) })],
    ['with a name that turns the line round', packed({ seats: [{ ...match.seats[0], name: 'a\u202Eb' }] })],
    ['with an endless name', packed({ seats: [{ ...match.seats[0], name: 'x'.repeat(401) }] })],
    ['with a path for a game', packed({ slug: '../rooms' })],
    ['with a seat that is a method', packed({ actions: [{ ...anAction, playerID: 'constructor' }] })],
    ['with a number for a move', packed({ actions: [{ ...anAction, move: 3 }] })],
    ['with bottomless arguments', packed({ actions: [{ ...anAction, args: [nested(9)] }] })],
    ['with a version between two', packed({ rulesVersion: 1.5 })],
    [
      'with a prototype',
      pack(JSON.stringify(match).replace('"options":{', '"options":{"__proto__":{"x":1},')),
    ],
    [
      'with a prototype in an argument',
      pack(JSON.stringify(match).replace('"args":[', '"args":[{"constructor":{"prototype":1}},')),
    ],
  ])('%s, is unreadable', async (_, hash) => {
    expect(await faultOf(hash)).toBe('unreadable');
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  test.each([
    ['longer than any of ours', REPLAY_HASH + 'A'.repeat(LINK_CHARS)],
    ['a small one that unpacks to a flood', pack(' '.repeat(REPLAY_CHARS * 8))],
  ])('%s, is too large', async (_, hash) => {
    expect(await faultOf(hash)).toBe('too-large');
  });

  test('of a format to come, is said to be that', async () => {
    expect(await faultOf(packed({ format: 2, more: 1 }))).toBe('other-format');
  });

  test('nesting as deep as the text is long does not reach the stack', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(() => parseReplay(deep)).toThrow(NoReplay);
  });
});

describe('a replay played again', () => {
  test('has every position and what was told', () => {
    const replayed = replayMatch(hiddenRules, match);
    expect(replayed.brokenAt).toBeUndefined();
    expect(replayed.last).toBe(match.actions.length);
    expect(replayed.journalOf(null)).toHaveLength(match.actions.length + 1);
    expect(replayed.seatState('0', replayed.last).ctx.gameover).toBeDefined();
    expect(replayed.seatState('0', 0).ctx.gameover).toBeUndefined();
  });

  test.each([
    ['a move there is not', { playerID: '0', move: 'toString', args: [] }],
    ['a seat there is not', { playerID: '7', move: 'play', args: ['guard'] }],
    ['arguments that make no sense', { playerID: '0', move: 'play', args: [{ length: 3 }] }],
  ])('says at which step it breaks: %s', (_, action) => {
    const actions = [...match.actions.slice(0, 4), action, ...match.actions.slice(4)];
    const replayed = replayMatch(hiddenRules, { ...match, actions });
    expect(replayed.brokenAt).toBe(5);
    expect(replayed.last).toBe(4);
  });

  test('has nothing after its end', () => {
    const [first] = match.actions;
    const replayed = replayMatch(hiddenRules, { ...match, actions: first ? [...match.actions, first] : [] });
    expect(replayed.brokenAt).toBe(match.actions.length + 1);
  });

  test.each([
    ['other rules', { rulesVersion: match.rulesVersion + 1 }, 'other-rules'],
    ['options there are not', { options: { goal: 'endless' } }, 'damaged'],
    ['more seats than the game has', { seats: Array(9).fill(match.seats[0]) }, 'damaged'],
  ])('does not begin with %s', (_, changes, fault) => {
    expect(() => replayMatch(hiddenRules, { ...match, ...changes })).toThrow(
      expect.objectContaining({ name: 'UnplayableSave', fault }),
    );
  });
});

describe('in a browser that cannot pack', () => {
  const { CompressionStream, DecompressionStream } = globalThis;
  beforeEach(() =>
    Object.assign(globalThis, { CompressionStream: undefined, DecompressionStream: undefined }),
  );
  afterEach(() => Object.assign(globalThis, { CompressionStream, DecompressionStream }));

  test('a match gets no link, which is not said of its length', async () => {
    await expect(replayHash(match)).rejects.toThrow(CannotPack);
  });

  test('a link is not called broken', async () => {
    expect(await faultOf(packed({}))).toBe('packed');
  });
});
