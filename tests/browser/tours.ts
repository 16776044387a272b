import { games } from '@games/index';
import type { Page } from '@playwright/test';
import type { Locale } from '@/kit/entry';

/** How one game is played through its page; brought by `tests/games/<slug>/tour.ts`. */
export interface Tour {
  /** What makes a match short, as a link asks for it. */
  readonly options?: Readonly<Record<string, string>>;
  /** How many play the match by keyboard; absent: three, or as near to it as the game comes. */
  readonly players?: number;
  /**
   * What somebody who takes the first thing allowed presses, while this seat is to act and no choice is
   * offered. It runs in the page, so it may name nothing from outside.
   */
  readonly piece: () => HTMLElement | null | undefined;
  /** Which of the choices offered such a person presses, where it is not the first; in the page, too. */
  readonly choice?: () => HTMLElement | null | undefined;
  /**
   * The key somebody without a pointer presses then, or while a choice is offered; in the page, too.
   * Default: Enter for a choice, else the piece's place among those beside it, from 1.
   */
  readonly key?: (piece: HTMLElement | null | undefined, isChoice: boolean) => string;
  /**
   * Where what each chooses before the table is laid for the match lies, a CSS selector of one that may be taken: until all have,
   * the page is another, and nothing of it stays where it is.
   */
  readonly before?: string;
  /** Where what is pressed first lies, a CSS selector: for games that have nothing in hand to press. */
  readonly first?: string;
  /** Where a match that is watched again shows hands: a CSS selector for each card. */
  readonly openHands?: string;
}

export async function tourOf(slug: string): Promise<Tour> {
  const { default: tour } = (await import(`../games/${slug}/tour.ts`)) as { readonly default: Tour };
  return tour;
}

export interface Look {
  readonly locale: Locale;
  readonly colorScheme: 'light' | 'dark';
}

const LOOKS: readonly Look[] = [
  { locale: 'zh-Hant', colorScheme: 'light' },
  { locale: 'en', colorScheme: 'dark' },
  { locale: 'zh-Hant', colorScheme: 'dark' },
  { locale: 'en', colorScheme: 'light' },
];

/**
 * Language and light of a game's tour: the next pair for the next game, and on a phone the other language
 * in the other light, so that every game is seen in both.
 */
export function lookOf(slug: string, screen: 'desktop' | 'phone'): Look {
  const place = games.findIndex((game) => game.slug === slug);
  const look = LOOKS[(place + (screen === 'phone' ? 1 : 0)) % LOOKS.length];
  if (look === undefined) throw new RangeError(`${slug} is not on the shelf`);
  return look;
}

/** What the commands run by puts into a function that names another one; it is read here as text, and the page has no such thing. */
const NAMED = 'const __name = (one) => one;';

/** Milliseconds a table may stand still. */
export const PATIENCE = 40_000;
/** Milliseconds between taps on a table where nothing is to be pressed: bots wait for what is still read. */
const TAP_EVERY = 150;
/** What puts away a moment that is told, or the paper of a round: bots wait for it. */
export const NEWS = '.telling-moment button, .table-board aside button';
/** Whether what is told hangs out of its slip; in the page. */
const HANGS_OUT = `(() => {
  const slip = document.querySelector('.telling-moment');
  return slip !== null && slip.scrollHeight > slip.clientHeight + 1;
})()`;
/** The key that does. */
const PUT_AWAY = 'm';
/** As a person sees that a match is over, in every language. */
export const OVER = '.status-line.is-over';

const defaultKey: NonNullable<Tour['key']> = (piece, isChoice) => {
  if (isChoice) return 'Enter';
  const beside = [...(piece?.closest('ul, .table-hand')?.querySelectorAll('button') ?? [])];
  return String(Math.max(piece == null ? -1 : beside.indexOf(piece as HTMLButtonElement), 0) + 1);
};

const firstChoice: NonNullable<Tour['choice']> = () =>
  document.querySelector<HTMLElement>('.table-screen.is-mine .table-choices button');

/**
 * Waits until this seat is to act, and says which key somebody without a pointer would press next;
 * undefined once the match is over.
 */
async function nextKey(page: Page, { piece, key = defaultKey }: Tour): Promise<string | undefined> {
  const found: unknown = await page.evaluate(`new Promise((resolve, reject) => {
    ${NAMED}
    const is = (selector) => document.querySelector(selector) !== null;
    const key = () => {
      if (is('${OVER}')) return 'over';
      if (is('[role=dialog]')) return 'Escape';
      if (is('${NEWS}')) return '${PUT_AWAY}';
      if (is('.table-screen.is-mine')) return (${key})((${piece})(), is('.table-choices button'));
    };
    // Looked at in the frame after something has changed: a page that is asked at every frame draws every frame.
    let isLooking = false;
    const observer = new MutationObserver(() => {
      if (!isLooking) requestAnimationFrame(look);
      isLooking = true;
    });
    const timer = setTimeout(() => {
      observer.disconnect();
      reject(new Error('the table stands still'));
    }, ${PATIENCE});
    const look = () => {
      isLooking = false;
      const pressed = key();
      if (pressed === undefined) return;
      observer.disconnect();
      clearTimeout(timer);
      if (${HANGS_OUT}) reject(new Error('what is told hangs out of its slip'));
      else resolve(pressed);
    };
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  })`);
  return found === 'over' ? undefined : String(found);
}

/** Presses so many keys, each the next that is of use; true once the match is over. */
export async function pressKeys(page: Page, tour: Tour, keys: number): Promise<boolean> {
  for (let count = 0; count < keys; count++) {
    const key = await nextKey(page, tour);
    if (key === undefined) return true;
    await page.keyboard.press(key);
  }
  return (await page.locator(OVER).count()) > 0;
}

/**
 * Waits until this seat is to act; true if the match is over before that. It may be out of a round: the paper of it is
 * put away.
 */
export async function untilMyTurn(page: Page): Promise<boolean> {
  const mine = page.locator('.table-screen.is-mine');
  const news = page.locator(NEWS);
  const over = page.locator(OVER);
  while (!(await mine.isVisible())) {
    await mine.or(news).or(over).first().waitFor();
    if (await over.first().isVisible()) return true;
    if (await news.first().isVisible()) await page.keyboard.press(PUT_AWAY);
  }
  return false;
}

/** How a stretch of play ended: the match did, what was waited for is to be seen, or all presses are made. */
type Stretch = 'over' | 'seen' | 'pressed';

/**
 * Plays on as a person who takes the first thing allowed, whatever is dealt. All of it is pressed within the
 * page: a match takes a hundred presses, and how a pointer presses each of these buttons is tried where that
 * is the question.
 *
 * @param seen a CSS selector; play stops where one such is to be seen, before the next press
 */
async function play(
  page: Page,
  { piece, choice = firstChoice }: Tour,
  { steps, patience, seen }: { readonly steps: number; readonly patience: number; readonly seen?: string },
): Promise<Stretch> {
  const how: unknown = await page.evaluate(`new Promise((resolve, reject) => {
    ${NAMED}
    const next = () => {
      const mine = document.querySelector('.table-screen.is-mine');
      return (
        // What happened, and what a round came to, lie over the table.
        [...document.querySelectorAll('[role=dialog] button')].at(-1) ??
        document.querySelector('${NEWS}') ??
        // Another person's cover, and the device to be passed on.
        document.querySelector('.cover button') ??
        document.querySelector('.table-choices button:has(bdi)') ??
        (mine === null ? undefined : (${choice})()) ??
        (mine === null ? undefined : (${piece})())
      );
    };
    const wanted = ${JSON.stringify(seen ?? null)};
    const isSeen = () =>
      wanted !== null &&
      [...document.querySelectorAll(wanted)].some((one) => one.checkVisibility({ visibilityProperty: true }));
    let count = 0;
    const tapping = setInterval(() => {
      if (next() == null) document.querySelector('.table-screen')?.click();
    }, ${TAP_EVERY});
    const stop = () => {
      observer.disconnect();
      clearInterval(tapping);
      clearTimeout(timer);
    };
    const end = (how) => {
      stop();
      resolve(how);
    };
    const standStill = () => {
      stop();
      reject(new Error('nothing to press after ' + count + ' presses'));
    };
    let timer = setTimeout(standStill, ${patience});
    let isLooking = false;
    // What a press changes is all there once the page has come to rest, not with its first change.
    const lookSoon = () => {
      if (!isLooking) setTimeout(look);
      isLooking = true;
    };
    const look = () => {
      isLooking = false;
      if (isSeen()) end('seen');
      else if (document.querySelector('${OVER}') !== null) end('over');
      else if (count >= ${steps}) end('pressed');
      else {
        const button = next();
        if (button == null) return;
        count++;
        clearTimeout(timer);
        timer = setTimeout(standStill, ${patience});
        button.click();
      }
    };
    const observer = new MutationObserver(lookSoon);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  })`);
  return how as Stretch;
}

/** Plays so many presses on; true once the match is over. */
export async function playSteps(
  page: Page,
  tour: Tour,
  steps: number,
  patience = PATIENCE,
): Promise<boolean> {
  return (await play(page, tour, { steps, patience })) === 'over';
}

const MOST_STEPS = 400;

/** Plays a match to its end; who may be out of it long before the others has more patience (milliseconds). */
export async function playToTheEnd(page: Page, slug: string, patience = PATIENCE): Promise<void> {
  if (!(await playSteps(page, await tourOf(slug), MOST_STEPS, patience)))
    throw new Error(`${slug} was not over after ${MOST_STEPS} steps`);
}

/**
 * Plays on until something is to be seen.
 *
 * @param seen a CSS selector of it
 */
export async function playUntil(page: Page, tour: Tour, seen: string, patience = PATIENCE): Promise<void> {
  const how = await play(page, tour, { steps: MOST_STEPS, patience, seen });
  if (how !== 'seen') throw new Error(`${seen} was not to be seen before the match was over`);
}
