import { type BrowserContext, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { API_PATH, type SeatKey, seatKey } from '@/kit/wire';

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

  /**
   * Everything in the frames that a page of this seat (null: a watcher) may not be sent: other hands,
   * whole states, entries told in confidence, seeds and keys.
   */
  secrets(playerID: string | null): string[] {
    return this.frames.flatMap((frame) => secretsIn(frame, playerID));
  }
}

const CARDS = /"(guard|priest|baron|handmaid|prince|king|countess|princess)"/;
const WHOLE = ['hands', 'deck', 'secret', 'setAside'];
const NEVER = ['seed', 'credential', 'hashes', 'keys', 'prngstate', 'initialState', 'deltalog', 'log'];

function secretsIn(frame: string, playerID: string | null): string[] {
  const body = /[[{].*/s.exec(frame)?.[0];
  if (body === undefined) return [];
  const found: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const at = `${path}.${key}`;
      // The hands shown at the last showdown are public.
      if (WHOLE.includes(key) && !('ending' in value) && CARDS.test(JSON.stringify(inner))) found.push(at);
      if (NEVER.includes(key)) found.push(at);
      if (key === 'isPrivy' && inner === true && playerID === null) found.push(at);
      if (key === 'hand' && Array.isArray(inner) && inner.length > 0)
        if (playerID === null || !('playerID' in value) || value.playerID !== playerID) found.push(at);
      walk(inner, at);
    }
  };
  walk(JSON.parse(body), '');
  return found;
}
