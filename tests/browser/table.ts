import { expect, type Locator, type Page } from '@playwright/test';
import { HIDDEN } from '@tests/examples';

export interface Guest {
  readonly name: string;
  /** True: an easy one. */
  readonly bot?: boolean | 'hard';
}

/** Goes to the game's page and starts a table with these people and bots in these seats. */
export async function layTable(
  page: Page,
  guests: readonly Guest[],
  { locale = 'zh-Hant', slug = HIDDEN, options = {} as Readonly<Record<string, string>> } = {},
): Promise<void> {
  const query = new URLSearchParams({ ...options, mode: 'device', seats: String(guests.length) });
  await page.goto(`/${locale}/${slug}?${query}`);
  const words = WORDS[locale === 'en' ? 'en' : 'zh-Hant'];
  // The form is laid anew once the page has read what the link asks for.
  await expect(page.getByRole('radio', { name: words.device })).toBeChecked();
  for (const [index, { name, bot }] of guests.entries()) {
    if (bot) {
      await choose(
        page.getByRole('button', { name: words.occupant(index + 1) }),
        bot === 'hard' ? words.hardBot : words.easyBot,
      );
    } else await page.getByLabel(words.seat(index + 1), { exact: true }).fill(name);
  }
  await page.getByRole('button', { name: words.start, exact: true }).click();
  await page.waitForURL(/\/table\?match=/);
}

/** Chooses from the menu of a seat, until the seat says so: a menu may still move when it is pressed. */
const choose = (seat: Locator, occupant: RegExp): Promise<void> =>
  expect(async () => {
    await seat.click({ timeout: 3_000 });
    await seat.page().getByRole('menuitemradio', { name: occupant }).click({ timeout: 3_000 });
    await expect(seat).toHaveAccessibleName(occupant, { timeout: 1_000 });
  }).toPass();

/** Opens the table in a second tab, which is told that it is played in the first, and takes it over. */
export async function takeOverFrom(page: Page): Promise<Page> {
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByRole('main').getByRole('status')).toContainText('另一個分頁');
  await second.getByRole('button', { name: '改在這裡玩' }).click();
  await expect(second.getByRole('button', { name: '是我，翻開' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('另一個分頁');
  return second;
}

const WORDS = {
  'zh-Hant': {
    device: /同一台手機/,
    seat: (seat: number) => `第 ${seat} 個座位的名字`,
    occupant: (seat: number) => `第 ${seat} 個座位由誰坐`,
    easyBot: /電腦：入門/,
    hardBot: /電腦：高手/,
    start: '開始',
  },
  en: {
    device: /Share this device/,
    seat: (seat: number) => `Name for seat ${seat}`,
    occupant: (seat: number) => `Who sits in seat ${seat}`,
    easyBot: /Bot: easy/,
    hardBot: /Bot: hard/,
    start: 'Start',
  },
} as const;

/** What a curious player could find in the page: everything React and the page's own globals hold on to. */
export interface Found {
  /** Keys that only a whole state has. */
  readonly forbidden: readonly string[];
  /** Every hand in the page with the seat it belongs to. */
  readonly hands: readonly {
    readonly playerID: string | null;
    readonly cards: readonly string[];
    /** The way there from an element of the page. */
    readonly path: string;
  }[];
  readonly objects: number;
}

/** Walks all objects reachable from the React tree (props, state, hooks, refs, closures' stores) of the page. */
export const searchPage = (page: Page): Promise<Found> =>
  page.evaluate(() => {
    const CARDS = /"(guard|priest|baron|handmaid|prince|king|countess|princess)"/;
    const seen = new Set<object>();
    const forbidden = new Set<string>();
    const hands: { playerID: string | null; cards: string[]; path: string }[] = [];
    const queue: { object: object; path: string }[] = [];
    const add = (value: unknown, path: string) => {
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return;
      if (value instanceof Window || value instanceof CSSStyleSheet || seen.has(value)) return;
      seen.add(value);
      queue.push({ object: value, path });
    };
    for (const element of document.querySelectorAll('*')) add(element, element.tagName);
    add(document, 'document');
    for (let at = 0; at < queue.length && seen.size < 400_000; at++) {
      const { object, path } = queue[at] ?? {};
      if (object === undefined) break;
      for (const key of Reflect.ownKeys(object)) {
        const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
        if (descriptor === undefined || !('value' in descriptor)) continue;
        const value: unknown = descriptor.value;
        const isWhole = typeof key === 'string' && ['hands', 'deck', 'secret'].includes(key);
        // The hands shown at the last showdown are public; names of cards' places are no cards.
        if (isWhole && !('ending' in object) && CARDS.test(JSON.stringify(value) ?? ''))
          forbidden.add(`${path}.${key}`);
        if (key === 'seed' && typeof value === 'string') forbidden.add('seed');
        if (key === 'hand' && Array.isArray(value) && 'playerID' in object)
          hands.push({
            playerID: object.playerID as string | null,
            cards: value.map(String),
            path: `${path}`,
          });
        add(value, `${path}.${String(key).replace(/\$.*/, '')}`);
      }
    }
    return { forbidden: [...forbidden], hands, objects: seen.size };
  });

/** The record of the match in the address, as this device has saved it. */
export const savedMatch = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const id = new URLSearchParams(window.location.search).get('match') ?? '';
        const opening = indexedDB.open('kaizhuo');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction('matches').objectStore('matches').get(id);
          request.onsuccess = () => {
            opening.result.close();
            resolve(request.result);
          };
          request.onerror = () => reject(request.error);
        };
      }),
  );

/** Writes something under an id as if it had been saved by this site. */
export const plantSave = (page: Page, id: string, value: unknown): Promise<void> =>
  page.evaluate(
    ([key, save]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kaizhuo', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('matches');
          opening.result.createObjectStore('aside');
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('matches', 'readwrite');
          transaction.objectStore('matches').put(save, String(key));
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    [id, value] as const,
  );

/**
 * Every word in the page, hidden ones included; only scripts (the words of the site) are left out, and what
 * the selector finds.
 */
export const textOf = (page: Page, but = ':not(*)'): Promise<string> =>
  page.evaluate((leftOut) => {
    const body = document.body.cloneNode(true);
    if (!(body instanceof HTMLElement)) return '';
    for (const other of body.querySelectorAll(`script, style, template, ${leftOut}`)) other.remove();
    return body.textContent ?? '';
  }, but);
