import type { Page } from '@playwright/test';
import { NEWS, playSteps, tourOf, untilMyTurn } from '@tests/browser/tours';
import { beginMatch } from '../../../scripts/lib/begin-match';
import type { GameShot } from '../../../scripts/lib/table-shots';

const localeOf = (page: Page): string => new URL(page.url()).pathname.split('/')[1] ?? '';

/** A table against bots, as its link asks for it. */
async function lay(page: Page, slug: string, link: Readonly<Record<string, string>>): Promise<void> {
  const query = new URLSearchParams({ mode: 'bots', seats: '4', ...link });
  await beginMatch(page, `/${localeOf(page)}/${slug}?${query}`);
  await page.locator('.bt-house').waitFor();
}

/** Reads the book, and goes on to the first turn of the haunt that is one's own. */
async function intoHaunt(page: Page, slug: string, haunt: string): Promise<void> {
  await lay(page, slug, { start: 'haunt', haunt });
  await page.locator('.bt-person.is-lit').first().click();
  await page.locator('.bt-book').or(page.locator('.bt-deed')).first().waitFor({ timeout: 60_000 });
  await playSteps(page, await tourOf(slug), 4);
  await untilMyTurn(page);
}

/** The people to choose from. */
const people: GameShot = {
  name: 'people',
  prepare: async (page, slug) => {
    await lay(page, slug, {});
    await page.locator('.bt-person').first().waitFor();
  },
};

/** A door that nobody has opened is about to be. */
const door: GameShot = {
  name: 'door',
  prepare: async (page, slug) => {
    await lay(page, slug, {});
    await page.locator('.bt-person.is-lit').first().click();
    await untilMyTurn(page);
    await page.keyboard.press('n');
    await page.locator('.bt-go').waitFor();
  },
};

/** A house that has woken up, with monsters in it. */
const haunt: GameShot = { name: 'haunt', prepare: (page, slug) => intoHaunt(page, slug, '4') };

/** The own side's book. */
const book: GameShot = {
  name: 'book',
  prepare: async (page, slug) => {
    await intoHaunt(page, slug, '22');
    await page.keyboard.press('k');
    await page.locator('.bt-book-goal').waitFor();
    if ((await page.locator(NEWS).count()) > 0) await page.keyboard.press('m');
  },
};

export const shots: readonly GameShot[] = [people, door, haunt, book];
