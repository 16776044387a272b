import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { HIDDEN } from '@tests/examples';
import * as z from 'zod/mini';
import { type SeatKey, seatKey } from '@/wire/ids';
import type { Replay } from '@/wire/match';
import { API_PATH } from '@/wire/requests';
import type { Room } from '@/wire/room';
import { OpenMatch } from './frames';

const keptRoom = z.object({ keys: z.array(seatKey) });

/** A page in a room, as one person uses it. */
export class RoomGuest {
  /** Every frame this page's sockets have received. */
  readonly frames: string[] = [];

  private constructor(readonly page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.frames.push(String(payload)));
    });
  }

  static async of(context: BrowserContext): Promise<RoomGuest> {
    return new RoomGuest(await context.newPage());
  }

  get seats() {
    return this.page.getByRole('list', { name: '座位' });
  }
  get table() {
    // A note laid over the table hides it from whoever asks by role.
    return this.page.locator('.table-screen');
  }
  get connected() {
    return this.page.getByRole('img', { name: '已連線' });
  }

  get roomID(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }
  get link(): string {
    return `/zh-Hant/rooms/${this.roomID}`;
  }

  /** Opens a room for a game from the game's page. */
  async openRoom(slug: string, name: string): Promise<void> {
    await this.page.goto(`/zh-Hant/${slug}`, { waitUntil: 'networkidle' });
    await this.page.getByRole('radio', { name: '和別處的朋友玩' }).click();
    await this.page.getByLabel('你的名字').fill(name);
    await this.page.getByRole('button', { name: '開房間' }).click();
    await this.page.waitForURL(/\/rooms\/[\w-]{22}$/);
    await expect(this.seats).toContainText(name);
  }

  /** Follows an invite link and sits down. */
  async join(link: string, name: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByLabel('你的名字').fill(name);
    await this.page.getByRole('button', { name: '坐下' }).click();
    await expect(this.seats).toContainText('你');
  }

  /** The owner's: chooses a variant, and waits until the room has it. */
  async choose(variant: string | RegExp): Promise<void> {
    const choice = this.page.getByRole('radio', { name: variant });
    await choice.click();
    await expect(choice).toBeChecked();
  }

  /** The owner's: takes a book off the shelf that a button opens. */
  async takeBook({ shelf, title }: { readonly shelf: RegExp; readonly title: RegExp }): Promise<void> {
    await this.page.getByRole('button', { name: shelf }).click();
    const books = this.page.getByRole('dialog');
    await books.getByRole('radio', { name: title }).click();
    await books.getByRole('button', { name: title }).click();
    await expect(books).toBeHidden();
  }

  /** The owner's: closes a seat (counted from 1). */
  async planSeat(seat: number, plan: string): Promise<void> {
    await this.page.getByRole('button', { name: `第 ${seat} 個座位` }).click();
    await this.page.getByRole('menuitemradio', { name: plan }).click();
    await expect(this.page.getByRole('menu')).toBeHidden();
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: /^(就這些人，)?開始$/ }).click();
  }

  /** The key this browser keeps for its first seat here. */
  async key(): Promise<SeatKey> {
    const text = await this.page.evaluate((id) => localStorage.getItem(`kaizhuo.room.${id}`), this.roomID);
    const [key] = keptRoom.parse(JSON.parse(text ?? 'null')).keys;
    if (key === undefined) throw new Error('this browser has no seat here');
    return key;
  }

  /** Does something to the room as this person, past the page. */
  async ask(deed: string, body: object): Promise<void> {
    const answer = await this.page.request.post(`${API_PATH}/rooms/${this.roomID}/${deed}`, {
      data: { key: await this.key(), ...body },
    });
    expect(answer.ok()).toBe(true);
  }

  /** The room's match, which is over: what was secret in it lies open now. */
  async openMatch(): Promise<OpenMatch> {
    const answer = async (address: string): Promise<unknown> =>
      (await this.page.request.get(`${API_PATH}/${address}`)).json();
    const { room } = (await answer(`rooms/${this.roomID}`)) as { readonly room: Room };
    return new OpenMatch((await answer(`matches/${room.matchID}`)) as Replay);
  }
}

/** Tests with people in browsers of their own; the first is called 小明, as everywhere. */
export const test = base.extend<{
  /** Another browser, on the screen the test runs for; of another server than the usual one if it is named. */
  readonly guest: (server?: string) => Promise<RoomGuest>;
}>({
  guest: async ({ browser, baseURL }, use, { project }) => {
    const contexts: BrowserContext[] = [];
    await use(async (server = baseURL) => {
      const context = await browser.newContext({
        ...project.use,
        reducedMotion: 'reduce',
        locale: 'zh-TW',
        ...(server !== undefined && { baseURL: server }),
      });
      contexts.push(context);
      return RoomGuest.of(context);
    });
    for (const context of contexts) await context.close();
  },
});

/** Two people at a table, each in a browser of their own; of two seats, unless its owner arranges it otherwise. */
export async function twoAtTable(
  guest: () => Promise<RoomGuest>,
  slug: string,
  arrange?: (owner: RoomGuest) => Promise<void>,
): Promise<{ readonly ming: RoomGuest; readonly ana: RoomGuest }> {
  const ming = await guest();
  const ana = await guest();
  await ming.openRoom(slug, '小明');
  if (slug === HIDDEN) await ming.choose(/^短局/);
  await arrange?.(ming);
  await ana.join(ming.link, 'Ana');
  await expect(ming.seats).toContainText('Ana');
  await ming.start();
  await expect(ana.table).toBeVisible();
  return { ming, ana };
}
