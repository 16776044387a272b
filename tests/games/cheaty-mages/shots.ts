import type { Page } from '@playwright/test';
import { type GameShot, midGame } from '../../../scripts/lib/table-shots';

const SLIP = '.cm-slip';
const MOST_PRESSES = 60;
/** Five bots may cast a hand each before anything waits for this seat. */
const WAIT_MS = 180_000;

/** Puts away what is told, bets on the first fighter, and passes. */
async function goOn(page: Page): Promise<void> {
  await page
    .locator(`${SLIP}, .table-screen.is-mine .table-choices button, .telling-moment`)
    .first()
    .waitFor({ timeout: WAIT_MS });
  if ((await page.locator('.telling-moment').count()) > 0) await page.keyboard.press('m');
  else if ((await page.locator('[data-move="bet"]:disabled').count()) > 0) await page.keyboard.press('1');
  else await page.keyboard.press((await page.locator('[data-move="bet"]').count()) > 0 ? 'b' : 'p');
}

/** The end of a bout at the largest table, at which everybody has a line. */
const bout: GameShot = {
  name: 'bout',
  prepare: async (page, slug) => {
    await midGame(6)(page, slug);
    for (let press = 0; press < MOST_PRESSES; press++) {
      if ((await page.locator(SLIP).count()) > 0) return;
      await goOn(page);
    }
    throw new Error('no bout came to its end');
  },
};

/** A card is picked, and aimed. */
const aim: GameShot = {
  name: 'aim',
  prepare: async (page, slug) => {
    await midGame(4)(page, slug);
    for (let press = 0; press < MOST_PRESSES; press++) {
      if ((await page.locator('[data-move="pass"]').count()) > 0) break;
      await goOn(page);
    }
    await page.keyboard.press('1');
    await page.locator('.cm-aim, [data-move="do"]').first().waitFor();
  },
};

export const shots: readonly GameShot[] = [bout, aim];
