import {
  copyKeys,
  forgetRoom,
  keepKey,
  keptRooms,
  keysOf,
  noteVisit,
  onKeysElsewhere,
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
