import { isTableAddress } from '@/offline/table-address';

test.each(['/zh-Hant/chess/table', '/en/go/table/', '/en/rooms/abcdefghijklmnopqrstuv'])(
  'at %s a match is played',
  (path) => expect(isTableAddress(path)).toBe(true),
);

test.each(['/', '/en', '/en/chess', '/en/chess/rules', '/en/rooms', '/en/rooms/new', '/en/rooms/new/'])(
  'at %s none is',
  (path) => expect(isTableAddress(path)).toBe(false),
);
