import type { Browser, Page } from '@playwright/test';
import { Expected } from './say.mjs';

/** Words of the page by its language, as the buttons have them. */
const WORDS = {
  'zh-Hant': {
    name: '你的名字',
    open: '開房間',
    sit: '坐下',
    say: '說點什麼',
    withBots: /個電腦，開始$/,
    seats: '座位',
    rooms: '看看其他房間',
    clock: /^計時/,
    quick: /1 分鐘/,
  },
  en: {
    name: 'Your name',
    open: 'Open a room',
    sit: 'Sit down',
    say: 'Say something',
    withBots: /bots? and start$/,
    seats: 'Seats',
    rooms: 'See other rooms',
    clock: /^Turn clock/,
    quick: /1 minute each/,
  },
} as const;

const wordsOf = (page: Page) => WORDS[new URL(page.url()).pathname.startsWith('/en') ? 'en' : 'zh-Hant'];

const browserOf = (page: Page): Browser => {
  const browser = page.context().browser();
  if (browser === null) throw new Expected('The page has no browser to open a second one in.');
  return browser;
};

/** Opens a room from the game's page; this page's person owns it. */
export async function room(page: Page): Promise<void> {
  const words = wordsOf(page);
  await page.waitForLoadState('networkidle');
  await page.getByRole('radio').nth(2).click();
  await page.getByLabel(words.name).fill('小明');
  await page.getByRole('button', { name: words.open }).click();
  await page.waitForURL(/\/rooms\/[\w-]{22}$/);
  await page.getByRole('list', { name: words.seats }).waitFor();
}

/** There is no such room. */
export const missing = (page: Page): Promise<void> =>
  page.getByRole('link', { name: wordsOf(page).rooms }).waitFor();

/** Somebody else comes into the room, in a browser of their own. */
async function joined(page: Page, name: string): Promise<Page> {
  const words = wordsOf(page);
  const context = await browserOf(page).newContext();
  const guest = await context.newPage();
  await guest.goto(page.url());
  await guest.getByLabel(words.name).fill(name);
  const sit = guest.getByRole('button', { name: words.sit });
  await sit.click();
  // Whose own page does not know yet that they sit would speak as somebody who watches.
  await sit.waitFor({ state: 'hidden' });
  await page.getByText(name, { exact: true }).waitFor();
  return guest;
}

/** A room with a guest, who has said something. */
export async function roomWithGuest(page: Page): Promise<void> {
  await room(page);
  const guest = await joined(page, 'Ana');
  await guest.getByPlaceholder(wordsOf(page).say).fill('在路上了 🚲');
  await guest.keyboard.press('Enter');
  await page.getByText('在路上了').first().waitFor();
}

/** A room whose owner has set the turn clock. */
export async function roomClock(page: Page): Promise<void> {
  const words = wordsOf(page);
  await room(page);
  await page.getByRole('button', { name: words.clock }).click();
  await page.getByRole('menuitemradio', { name: words.quick }).click();
  await page.getByRole('button', { name: words.quick }).scrollIntoViewIfNeeded();
}

/** A match under the clock, of whose time not much is left. */
export async function tableClock(page: Page): Promise<void> {
  await roomClock(page);
  await seated(page);
  await page.locator('.seat-clock.is-running').waitFor();
  // What the page counts by is put on, not its timers: the line to the server stays as it is.
  await page.evaluate((ms) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + ms;
  }, 40_000);
  await page.locator('.seat-clock.is-low').waitFor();
}

/** The room's table, with a bot on the seat nobody took and somebody looking on. */
export async function roomTable(page: Page): Promise<Page> {
  await room(page);
  return seated(page);
}

/** A guest sits down in the room that is open, and its match begins. */
async function seated(page: Page): Promise<Page> {
  const guest = await joined(page, 'Ana');
  await page.getByRole('button', { name: wordsOf(page).withBots }).click();
  await page.locator('.table-screen').waitFor();
  await guest.locator('.table-screen').waitFor();
  return guest;
}

/** The same table for somebody without a seat. */
export async function watching(page: Page): Promise<void> {
  await roomTable(page);
  const address = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('.table-screen').waitFor();
}

/** The line to the server is lost in mid-match. */
export async function reconnecting(page: Page): Promise<void> {
  await roomTable(page);
  await page.context().setOffline(true);
  await page.locator('.connection.is-offline, .connection.is-connecting').waitFor();
}

/** The other person has gone; a bot will play for them. */
export async function away(page: Page): Promise<void> {
  const guest = await roomTable(page);
  await guest.context().close();
  await page.getByRole('timer').waitFor();
}
