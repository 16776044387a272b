import { gameOf } from '@games/index';
import { HIDDEN } from '@tests/examples';
import { newID } from '@/server/secrets';
import { CHAT_KEPT, CHAT_LENGTH, CHAT_PART_BYTES, type ChatLine, type ChatPart } from '@/wire/chat';
import type { Page } from './page';
import { rulebookOf } from './players';
import { begin, gather, type Party, type Served, serve } from './served';

let served: Served;
let party: Party;
let page: Page;
let other: Page;
beforeEach(async () => {
  served = await serve();
  party = await gather(served, HIDDEN, 2);
  page = await served.page();
  await page.enter(party.room.roomID, party.keys.slice(0, 1));
  other = await served.page();
  await other.enter(party.room.roomID);
});
afterEach(() => served.close());

const say = (text: string, lineID = newID()) =>
  page.get<ChatLine>('chat', { lineID, personID: party.keys[0]?.personID, text });

/** The whole talk, asked for part by part. */
const readAll = async (reader: Page, last: ChatPart) => {
  let { lines, hasEarlier } = last;
  let parts = 1;
  for (; hasEarlier; parts++) {
    const part = await reader.get<ChatPart>('earlier', { before: lines[0]?.lineID });
    lines = [...part.lines, ...lines];
    hasEarlier = part.hasEarlier;
  }
  return { parts, lines };
};

test('a line reaches everybody in the room, as one line of plain text', async () => {
  await say('  你好\n\u202E<b>everybody</b> \uFFFF\u{1FFFE}');
  await other.until(() => other.lines.length === 1);
  expect(other.lines[0]).toMatchObject({ name: '阿明', text: '你好 <b>everybody</b>' });
});

test('what is said in the same breath as coming in again is said', async () => {
  const entered = page.enter(party.room.roomID, party.keys.slice(0, 1));
  const line = say('here');
  await entered;
  expect(await line).toMatchObject({ text: 'here' });
});

test('a retry is the same line', async () => {
  const lineID = newID();
  const [one, two] = [await say('once', lineID), await say('once', lineID)];
  expect(two).toEqual(one);
  await say('twice');
  await other.until(() => other.lines.length >= 2);
  expect(other.lines.map(({ text }) => text)).toEqual(['once', 'twice']);
});

test('marks that pile up are cut down to what a script needs, and the line is said', async () => {
  const pile = '\u0353'.repeat(20);
  await say(`Z${pile}algo \u0E17\u0E35\u0E48`);
  await other.until(() => other.lines.length === 1);
  expect(other.lines[0]).toMatchObject({ text: `Z${pile.slice(0, 4)}algo ที่` });
});

test.each([
  ['nothing', ' \u200F\n', 'malformed'],
  ['a space of no width', '\u200B', 'malformed'],
  ['Braille without dots', ' \u2800\u2800', 'malformed'],
  ['too much', '長'.repeat(CHAT_LENGTH + 1), 'too-large'],
])('%s is refused', async (_, text, code) => {
  expect(await page.refusal('chat', { lineID: newID(), personID: party.keys[0]?.personID, text })).toBe(code);
});

test(`the last ${CHAT_KEPT} lines are kept, for whoever comes later`, async () => {
  for (let count = 0; count < CHAT_KEPT + 5; count++) await say(`${count}`);
  const late = await served.page();
  const { chat } = await late.enter(party.room.roomID);
  const { parts, lines } = await readAll(late, chat);
  expect(parts).toBeGreaterThan(1);
  expect(lines.map(({ text }) => text)).toEqual(
    Array.from({ length: CHAT_KEPT }, (_, index) => `${index + 5}`),
  );
});

test('a room full of heavy lines is told in parts of a few bytes', async () => {
  const heavy = '👩‍👩‍👧‍👦'.repeat(CHAT_LENGTH);
  for (let count = 0; count < 20; count++) await say(heavy);
  const late = await served.page();
  const { chat } = await late.enter(party.room.roomID);
  const { parts, lines } = await readAll(late, chat);
  expect(parts).toBeGreaterThan(1);
  expect(lines).toHaveLength(20);
  for (const { said } of late.frames)
    expect(Buffer.byteLength(JSON.stringify(said))).toBeLessThan(2 * CHAT_PART_BYTES);
});

test('the dead may not talk, where a game says so', async () => {
  const entry = gameOf(HIDDEN);
  if (entry === undefined) throw new Error('no game');
  const rulebook = {
    ...(await rulebookOf(HIDDEN)),
    mayTalk: (_G: unknown, _ctx: unknown, id: string) => id === '1',
  };
  const silent = await serve({ games: () => ({ ...entry, rulebook: () => Promise.resolve(rulebook) }) });
  const { room, keys } = await begin(silent, HIDDEN, 2);
  const both = await silent.page();
  await both.enter(room.roomID, keys);
  const codes = await Promise.all(
    keys.map(({ personID }) => both.refusal('chat', { lineID: newID(), personID, text: 'boo' })),
  );
  expect(codes).toEqual(['may-not-talk', undefined]);
  await silent.close();
});
