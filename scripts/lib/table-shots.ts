import type { Page } from '@playwright/test';
import { NEWS, OVER, playSteps, playToTheEnd, playUntil, tourOf, untilMyTurn } from '@tests/browser/tours';
import { HIDDEN } from '@tests/examples';
import { beginMatch } from './begin-match';
import { Expected } from './say.mjs';

/*
 * Plays through the page until it looks the way a picture wants it, by the tours of the games: the example of
 * a game with hidden hands, where no other is asked for. Nothing is seeded: every match gets there sooner or
 * later, and the limit says how late is too late.
 */

/** A picture that a game asks for, begun on its page (tests/games/<slug>/shots.ts). */
export interface GameShot {
  /** What is to be seen; the game's slug goes before it in the file's name. */
  readonly name: string;
  readonly prepare: (page: Page, slug: string) => Promise<unknown>;
}

const WAIT_MS = 90_000;
/** Presses after which a table looks played at. */
const MID_GAME_PRESSES = 10;
/** Presses after which there is something to look back on. */
const HISTORY_PRESSES = 16;

const NAMES = ['小明', 'Ana', '王小美'];
/** As long as a name may be: 24 graphemes each. */
const LONG_NAMES = [
  '住在很遠很遠的山腳下每天都慢慢走路來玩的人啊哈哈',
  'Maximiliana von Hohenfel',
  '🇹🇼'.repeat(24),
  'Konstantinopolitanischer',
];

const localeOf = (page: Page): string => new URL(page.url()).pathname.split('/')[1] ?? '';

const COVER = '.cover';
const MINE = '.table-screen.is-mine';
/** This seat has nothing more to do, in the round or the match. */
const OUT = `.out-slip, .table-choices .lucide-fast-forward, ${OVER}`;
/** The device is to be handed on. */
const PASS = '.table-screen:not(.is-mine) .table-choices button:has(bdi)';

/** Follows a link to a table and begins it. Whoever is a person gets a name. */
async function lay(
  page: Page,
  link: Readonly<Record<string, string>>,
  slug = HIDDEN,
  names: readonly string[] = NAMES,
): Promise<void> {
  await beginMatch(page, `/${localeOf(page)}/${slug}?${new URLSearchParams(link)}`, async () => {
    const boxes = await page.locator('form').getByRole('textbox').all();
    for (const [index, box] of boxes.entries()) await box.fill(names[index % names.length] ?? '');
  });
}

const handCards = (page: Page) => page.locator('.table-hand button[aria-pressed]');

/** People around one device, their table just laid: a cover over everything. */
export async function cover(page: Page, slug = HIDDEN): Promise<void> {
  await lay(page, { mode: 'device', seats: '3' }, slug);
  await playUntil(page, await tourOf(slug), COVER);
}

/** A match of any game against bots, from its beginning. */
export const begun =
  (seats: number): GameShot['prepare'] =>
  (page, slug) =>
    lay(page, { mode: 'bots', seats: String(seats) }, slug);

/** My turn against three bots. */
export async function myTurn(page: Page): Promise<void> {
  await lay(page, { mode: 'bots', seats: '4' });
  await untilMyTurn(page);
}

/**
 * The middle of a match of any game against bots, on my turn: after so many presses of the first thing that may be
 * pressed; where the match is over for this seat by then, it is laid anew, for half as many. Within the page: a
 * picture need not be asked how a pointer gets there.
 */
export const midGame =
  (seats: number): GameShot['prepare'] =>
  async (page, slug) => {
    for (let presses = MID_GAME_PRESSES; presses >= 1; presses = Math.floor(presses / 2)) {
      await begun(seats)(page, slug);
      if (await playSteps(page, await tourOf(slug), presses, WAIT_MS)) continue;
      await page.locator(`${MINE}, ${NEWS}, ${OUT}`).first().waitFor();
      if ((await page.locator(OUT).count()) === 0) return untilMyTurn(page);
    }
    throw new Expected('The match was over too soon.');
  };

/** The paper at the end of a whole match of any game against bots, a short one where there are such. */
export async function sheet(page: Page, slug: string): Promise<void> {
  const { options } = await tourOf(slug);
  await lay(page, { mode: 'bots', ...options }, slug);
  await playToTheEnd(page, slug, WAIT_MS);
  await page.getByRole('dialog').waitFor();
}

/** Four people whose names are as long as names may be. */
export async function longNames(page: Page): Promise<void> {
  await lay(page, { mode: 'device', seats: '4' }, HIDDEN, LONG_NAMES);
  await playUntil(page, await tourOf(HIDDEN), MINE);
}

/** A lesson, at a step that points at what is to be pressed. */
export async function lesson(page: Page): Promise<void> {
  const next = page.locator('.coach button:has(.lucide-arrow-right)');
  const lit = page.locator('button[data-coached]');
  for (;;) {
    await next.or(lit).first().waitFor({ timeout: WAIT_MS });
    if ((await lit.count()) > 0) return;
    await next.click();
  }
}

/** The rulebook beside the table, open at what counts now. */
export async function clause(page: Page): Promise<void> {
  await myTurn(page);
  await page.keyboard.press('r');
  await page.locator('.rules-clause').first().click();
  await page.locator('.rulebook [data-lit]').first().waitFor();
}

/** A card of the hand looked at closely. */
export async function zoomed(page: Page): Promise<void> {
  await myTurn(page);
  await handCards(page).first().focus();
  await page.keyboard.press('z');
  await page.locator('.zoom').waitFor();
}

/** What may be switched on and off at a table. */
export async function settings(page: Page): Promise<void> {
  await myTurn(page);
  await page.locator('.table-bar [aria-haspopup="menu"]').click();
  await page.locator('[role="menuitem"]:has(.lucide-sliders-horizontal)').click();
  await page.getByRole('dialog').getByRole('switch').first().waitFor();
}

/** Who else may sit on a seat. */
export async function botMenu(page: Page): Promise<void> {
  await page.locator('form li').nth(1).locator('[aria-haspopup="menu"]').click();
  await page.getByRole('menu').waitFor();
}

/** What a hard bot would do on my turn. */
export async function hint(page: Page): Promise<void> {
  await myTurn(page);
  await page.keyboard.press('h');
  await page.getByRole('dialog').waitFor();
}

/** I have played; the device goes on to somebody else. */
export async function waiting(page: Page): Promise<void> {
  await cover(page);
  await playUntil(page, await tourOf(HIDDEN), PASS);
}

/** A position of the past. */
export async function history(page: Page): Promise<void> {
  const tour = await tourOf(HIDDEN);
  await lay(page, { mode: 'device', seats: '3' });
  if (await playSteps(page, tour, HISTORY_PRESSES)) throw new Expected('The match was over too soon.');
  await playUntil(page, tour, MINE);
  await page.locator('.table-bar button[aria-pressed]').click();
  await page.locator('.table-history').getByRole('button').first().click();
  await page.locator('.status-line.is-past').waitFor();
}

/** The paper at the end of a short match. */
export async function over(page: Page): Promise<void> {
  const { options } = await tourOf(HIDDEN);
  await lay(page, { mode: 'bots', seats: '4', ...options });
  await playToTheEnd(page, HIDDEN, WAIT_MS);
  await page.getByRole('dialog').waitFor();
}

/** Which keys do what. */
export async function keys(page: Page): Promise<void> {
  await myTurn(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog').locator('kbd').first().waitFor();
}

const STEPS_INTO_REPLAY = 7;

/** A match that is over, some steps in, all hands open. */
export async function replay(page: Page): Promise<void> {
  await over(page);
  await page.getByRole('dialog').locator('button:has(.lucide-film)').click();
  await page.locator('.replay-controls').waitFor();
  for (let step = 0; step < STEPS_INTO_REPLAY; step++) await page.keyboard.press('ArrowRight');
}

/** The link of a match that is over. */
export async function share(page: Page): Promise<void> {
  await over(page);
  await page.getByRole('dialog').locator('button:has(.lucide-share-2)').click();
  await page.locator('input[readonly]').waitFor();
}
