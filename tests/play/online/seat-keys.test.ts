import { forgetClaim, isClaimKept, keepClaim, ownClaim } from '@/play/online/own-claim';
import {
  copyKeys,
  forgetRoom,
  keepAgain,
  keepKey,
  keptRooms,
  keysOf,
  noteVisit,
  onKeysElsewhere,
  onSeatTrouble,
  seatTrouble,
} from '@/play/online/seat-keys';
import { keyOf, personOf } from './fake-server';

const ROOM = 'a'.repeat(22);
const NEXT = 'b'.repeat(22);

beforeEach(() => {
  for (const { roomID } of keptRooms()) forgetRoom(roomID);
  localStorage.clear();
});

test('a browser keeps several seats of a room, and the newer key of the same person', () => {
  keepKey(ROOM, keyOf(0), 'chess');
  keepKey(ROOM, keyOf(1), 'chess');
  const newer = { ...keyOf(0), credential: 'd'.repeat(32) };
  keepKey(ROOM, newer, 'chess');
  expect(keysOf(ROOM)).toEqual([keyOf(1), newer]);
  expect(keysOf(NEXT)).toEqual([]);
});

test('keys that open nothing any more are forgotten, and the room with the last of them', () => {
  keepKey(ROOM, keyOf(0), 'chess');
  keepKey(ROOM, keyOf(1), 'chess');
  noteVisit(ROOM, [personOf(1)], 'go');
  expect(keysOf(ROOM)).toEqual([keyOf(1)]);
  expect(keptRooms()).toMatchObject([{ roomID: ROOM, slug: 'go' }]);
  noteVisit(ROOM, [], 'go');
  expect(keptRooms()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('the keys of a match open the room of its rematch', () => {
  keepKey(ROOM, keyOf(0), 'chess');
  copyKeys(ROOM, NEXT, 'chess');
  expect(keysOf(NEXT)).toEqual([keyOf(0)]);
});

test('of many rooms the one not visited for longest makes way', () => {
  jest.useFakeTimers();
  for (let count = 0; count < 45; count++) {
    jest.setSystemTime(1_000_000 + count);
    keepKey(`room-${count}`.padEnd(22, '-'), keyOf(0), 'chess');
  }
  jest.useRealTimers();
  expect(keptRooms()).toHaveLength(40);
  expect(keptRooms()[0]?.roomID).toMatch(/^room-44/);
  expect(keysOf('room-4'.padEnd(22, '-'))).toEqual([]);
  expect(keysOf('room-5'.padEnd(22, '-'))).toHaveLength(1);
});

test.each([
  'not json',
  '{"keys":"all"}',
  '{"keys":[{"personID":"short","credential":""}],"slug":"chess","visitedAt":1}',
])('what somebody else wrote there (%s) is no key', (text) => {
  localStorage.setItem(`kaizhuo.room.${ROOM}`, text);
  expect(keysOf(ROOM)).toEqual([]);
});

test('where nothing may be stored a seat lasts as long as the page', () => {
  const denied = () => {
    throw new DOMException('denied');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(denied),
  );
  keepKey(ROOM, keyOf(0), 'chess');
  expect(keysOf(ROOM)).toEqual([keyOf(0)]);
  expect(keptRooms()).toMatchObject([{ roomID: ROOM }]);
  forgetRoom(ROOM);
  expect(keysOf(ROOM)).toEqual([]);
  for (const spy of spies) spy.mockRestore();
});

describe('where storage fails', () => {
  const fails = (error: unknown, ...names: ('getItem' | 'setItem')[]) =>
    names.map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw error;
      }),
    );
  const full = new DOMException('no room', 'QuotaExceededError');
  const denied = new DOMException('denied', 'SecurityError');
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['full', full, ['setItem']],
    ['forbidden', denied, ['getItem', 'setItem']],
  ] as const)('(%s) it is known at once that a seat would not outlast the page', (trouble, error, names) => {
    let told = 0;
    const forget = onSeatTrouble(() => told++);
    keepKey(ROOM, keyOf(0), 'chess');
    expect(seatTrouble(ROOM)).toBeUndefined();
    fails(error, ...names);
    keepKey(NEXT, keyOf(0), 'chess');
    expect(seatTrouble(NEXT)).toBe(trouble);
    expect(told).toBe(1);
    forget();
  });

  test('a browser whose storage is none, or takes everything and keeps nothing, keeps no seat', () => {
    const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    if (storage === undefined) throw new Error('no storage');
    for (const broken of [
      null,
      { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    ]) {
      Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: broken });
      keepKey(ROOM, keyOf(0), 'chess');
      const found = [seatTrouble(ROOM), keysOf(ROOM)];
      Object.defineProperty(globalThis, 'localStorage', storage);
      expect(found).toEqual(['forbidden', [keyOf(0)]]);
      forgetRoom(ROOM);
    }
  });

  test('whoever sits down beside somebody keeps their seat in this page, though only the first was written down', () => {
    keepKey(ROOM, keyOf(0), 'chess');
    fails(full, 'setItem');
    keepKey(ROOM, keyOf(1), 'chess');
    expect(keysOf(ROOM)).toEqual([keyOf(0), keyOf(1)]);
    noteVisit(ROOM, [personOf(0), personOf(1)], 'chess');
    expect(keysOf(ROOM)).toEqual([keyOf(0), keyOf(1)]);
    expect(seatTrouble(ROOM)).toBe('full');
  });

  test('a visit that cannot be noted loses no seat', () => {
    keepKey(ROOM, keyOf(0), 'chess');
    fails(full, 'setItem');
    noteVisit(ROOM, [personOf(0)], 'chess');
    expect(seatTrouble(ROOM)).toBeUndefined();
  });

  test('once there is room it is kept, when asked for or with the next visit, and that is told', () => {
    for (const again of [() => keepAgain(ROOM), () => noteVisit(ROOM, [personOf(0)], 'chess')]) {
      const spies = fails(full, 'setItem');
      keepKey(ROOM, keyOf(0), 'chess');
      keepAgain(ROOM);
      expect(seatTrouble(ROOM)).toBe('full');
      for (const spy of spies) spy.mockRestore();
      let told = 0;
      const forget = onSeatTrouble(() => told++);
      again();
      expect(seatTrouble(ROOM)).toBeUndefined();
      expect(told).toBe(1);
      expect(localStorage.getItem(`kaizhuo.room.${ROOM}`)).toContain(personOf(0));
      forget();
      forgetRoom(ROOM);
    }
  });

  test('what another tab could keep meanwhile and what this one could not go together', () => {
    const spies = fails(full, 'setItem');
    keepKey(ROOM, keyOf(0), 'chess');
    for (const spy of spies) spy.mockRestore();
    const kept = { keys: [keyOf(1)], slug: 'chess', visitedAt: 1 };
    localStorage.setItem(`kaizhuo.room.${ROOM}`, JSON.stringify(kept));
    const forget = onKeysElsewhere(ROOM, () => undefined);
    window.dispatchEvent(new StorageEvent('storage', { key: `kaizhuo.room.${ROOM}` }));
    expect(keysOf(ROOM)).toEqual([keyOf(1), keyOf(0)]);
    expect(seatTrouble(ROOM)).toBeUndefined();
    forget();
  });

  test('the keys of a rematch and those of a seat that is given up are no exception', () => {
    keepKey(ROOM, keyOf(0), 'chess');
    fails(full, 'setItem');
    copyKeys(ROOM, NEXT, 'chess');
    expect([seatTrouble(NEXT), keysOf(NEXT)]).toEqual(['full', [keyOf(0)]]);
    forgetRoom(NEXT);
    expect(seatTrouble(NEXT)).toBeUndefined();
  });

  test('what has been asked for is known to this page, and that it would not be after a reload', () => {
    keepClaim(ROOM, keyOf(0));
    expect(isClaimKept(ROOM)).toBe(true);
    fails(full, 'setItem');
    keepClaim(ROOM, keyOf(1));
    expect([ownClaim(ROOM), isClaimKept(ROOM)]).toEqual([keyOf(1), false]);
    forgetClaim(ROOM);
  });
});

test('another tab’s new key is heard of, of this room only', () => {
  let heard = 0;
  const forget = onKeysElsewhere(ROOM, () => heard++);
  const changed = (roomID: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: `kaizhuo.room.${roomID}` }));
  changed(NEXT);
  expect(heard).toBe(0);
  changed(ROOM);
  expect(heard).toBe(1);
  forget();
  changed(ROOM);
  expect(heard).toBe(1);
});
