import { gameOf } from '@games/index';
import { HIDDEN } from '@tests/examples';
import { newCredential, newID } from '@/server/secrets';
import type { ChatLine, ChatPart } from '@/wire/chat';
import type { SeatKey } from '@/wire/ids';
import { type Entered, PROTOCOL } from '@/wire/socket';
import type { Page } from './page';
import { chance, playOn, rulebookOf, seatAll } from './players';
import { begin, gather, type Party, type Served, serve } from './served';

const SECRET = '她拿著公主';

let served: Served;
let party: Party;
/** Seats that the rulebook of these tests says are out. */
let out: Set<string>;

beforeEach(async () => {
  const entry = gameOf(HIDDEN);
  if (entry === undefined) throw new Error('no game');
  out = new Set();
  const rulebook = { ...(await rulebookOf(HIDDEN)), isOut: (_G: unknown, id: string) => out.has(id) };
  served = await serve({ games: () => ({ ...entry, rulebook: () => Promise.resolve(rulebook) }) });
  party = await begin(served, HIDDEN, 3);
});
afterEach(() => served.close());

const keyAt = (seat: number): SeatKey => {
  const key = party.keys[seat];
  if (key === undefined) throw new Error(`nobody sits at ${seat}`);
  return key;
};

const pageOf = async (...seats: number[]): Promise<Page> => {
  const page = await served.page();
  await page.enter(party.room.roomID, seats.map(keyAt));
  return page;
};

const say = (page: Page, personID: string | null, text: string) =>
  page.get<ChatLine>('chat', { lineID: newID(), personID, text });

/** The lines of a page that was sent everything up to a line that is said now to the whole room. */
async function heardBy(page: Page, speaker: Page, seat: number): Promise<string[]> {
  const { lineID } = await say(speaker, keyAt(seat).personID, '到這裡為止');
  await page.until(() => page.lines.some((line) => line.lineID === lineID));
  return page.lines.flatMap((line) => (line.lineID === lineID ? [] : [line.text]));
}

/** Whatever ever came to a page, as it came. */
const everything = (page: Page): string => JSON.stringify(page.frames);

const readAgain = async (...seats: number[]) => {
  const page = await served.page();
  const entered = await page.enter(party.room.roomID, seats.map(keyAt));
  const before = await page.get<ChatPart>('earlier', { before: Number.MAX_SAFE_INTEGER });
  return { page, entered, before };
};

test('watchers hear each other and are heard by who is out, and no page with a seat that plays is told', async () => {
  out.add('1');
  const [playing, dead, one, other] = [await pageOf(0), await pageOf(1), await pageOf(), await pageOf()];
  const line = await say(one, null, SECRET);
  expect(line).toMatchObject({ circle: 'watchers', name: '' });
  for (const page of [dead, other]) await page.until(() => page.lines.length === 1);
  expect(await heardBy(playing, playing, 0)).toEqual([]);
  expect(everything(playing)).not.toContain(SECRET);
});

test('a page with a seat that plays finds nothing of it when it comes again, nor by asking for what was earlier', async () => {
  const watcher = await pageOf();
  await say(watcher, null, SECRET);
  await say(watcher, null, `${SECRET}！`);
  const again = await readAgain(0);
  expect(again.entered.chat).toEqual({ lines: [], hasEarlier: false });
  expect(again.before).toEqual({ lines: [], hasEarlier: false });
  expect(everything(again.page)).not.toContain(SECRET);
  expect((await readAgain()).entered.chat.lines).toHaveLength(2);
  expect((await readAgain()).before.lines).toHaveLength(2);
});

test('what is unread is counted from lines it was sent: of 40 said by watchers a player has none, and keeps its own', async () => {
  const [playing, watcher] = [await pageOf(0), await pageOf()];
  await say(playing, keyAt(0).personID, '開始吧');
  for (let count = 0; count < 40; count++) await say(watcher, null, `${SECRET} ${count}`);
  const { chat } = (await readAgain(0)).entered;
  expect(chat.lines.map(({ text }) => text)).toEqual(['開始吧']);
  expect(chat.hasEarlier).toBe(false);
});

test('who is out speaks to watchers, not to those who play', async () => {
  out.add('1');
  const [playing, dead, watcher] = [await pageOf(0), await pageOf(1), await pageOf()];
  expect(await say(dead, keyAt(1).personID, SECRET)).toMatchObject({ circle: 'watchers' });
  await watcher.until(() => watcher.lines.length === 1);
  expect(await heardBy(playing, playing, 0)).toEqual([]);
  const again = await readAgain(0);
  expect(everything(again.page)).not.toContain(SECRET);
});

test('a page at which one is out and another plays hears only what the room hears, and speaks to it', async () => {
  out.add('1');
  const [both, watcher] = [await pageOf(0, 1), await pageOf()];
  await say(watcher, null, SECRET);
  expect(await say(both, keyAt(1).personID, '我出局了')).toMatchObject({ circle: 'room' });
  expect(await heardBy(both, both, 0)).toEqual(['我出局了']);
  expect(everything(both)).not.toContain(SECRET);
});

test('nobody with a seat speaks as a watcher, nor a watcher as somebody with a seat', async () => {
  const [playing, watcher] = [await pageOf(0), await pageOf()];
  const line = (personID: string | null) => ({ lineID: newID(), personID, text: SECRET });
  expect(await playing.refusal('chat', line(null))).toBe('forbidden');
  expect(await watcher.refusal('chat', line(keyAt(0).personID))).toBe('forbidden');
});

test('before the match those who have sat down hear no watcher either', async () => {
  const waiting = await gather(served, HIDDEN, 2);
  const [seated, watcher] = [await served.page(), await served.page()];
  await seated.enter(waiting.room.roomID, waiting.keys.slice(0, 1));
  await watcher.enter(waiting.room.roomID);
  await say(watcher, null, SECRET);
  const last = await say(seated, waiting.keys[0]?.personID ?? '', '坐吧');
  await seated.until(() => seated.lines.some(({ lineID }) => lineID === last.lineID));
  expect(everything(seated)).not.toContain(SECRET);
});

test('once the match is over everybody reads what watchers said, and they speak to all', async () => {
  const { seats, watcher } = await seatAll(served, party);
  await say(watcher, null, SECRET);
  await playOn(await rulebookOf(HIDDEN), seats, chance('watched'), { also: [watcher] });
  expect((await readAgain(0)).entered.chat.lines.map(({ text }) => text)).toEqual([SECRET]);
  expect(await say(watcher, null, '好看！')).toMatchObject({ circle: 'room' });
});

test('the status says who is out', async () => {
  out.add('2');
  const watcher = await pageOf();
  expect(watcher.status?.out).toEqual(['2']);
});

test('a watcher who comes again is the same, and is called nothing that tells its secret', async () => {
  const voice = newCredential();
  const come = async (roomID: string, own: string) => {
    const page = await served.page();
    return page.get<Entered>('enter', { protocol: PROTOCOL, roomID, keys: [], voice: own });
  };
  const { roomID } = party.room;
  const first = await come(roomID, voice);
  expect((await come(roomID, voice)).voice).toBe(first.voice);
  expect((await come(roomID, newCredential())).voice).not.toBe(first.voice);
  const elsewhere = await gather(served, HIDDEN, 2);
  expect((await come(elsewhere.room.roomID, voice)).voice).not.toBe(first.voice);
  expect(voice).not.toContain(first.voice);
});
