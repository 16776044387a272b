import { playUntil, tourOf, untilMyTurn } from '@tests/browser/tours';
import { begun, type GameShot } from '../../../scripts/lib/table-shots';

/** Five bots may cast a hand each before anything waits for this seat. */
const WAIT_MS = 180_000;

/** The end of the first bout at the largest table, at which everybody has a line. */
const bout: GameShot = {
  name: 'bout',
  prepare: async (page, slug) => {
    await begun(6)(page, slug);
    await playUntil(page, await tourOf(slug), '.cm-slip', WAIT_MS);
  },
};

const MOST_DEALS = 4;

/** A card is picked, and aimed. */
const aim: GameShot = {
  name: 'aim',
  prepare: async (page, slug) => {
    const castable = page.locator('.cm-hand-card button:not([aria-disabled="true"])');
    // A card that the judge bans can't be cast, and he may ban the whole hand.
    for (let deal = 0; deal < MOST_DEALS; deal++) {
      await begun(4)(page, slug);
      await playUntil(page, await tourOf(slug), '[data-move="pass"]', WAIT_MS);
      await untilMyTurn(page);
      if ((await castable.count()) > 0) break;
    }
    // The first of two rows lies half below the second.
    await castable.last().click();
    await page.locator('.cm-aim, [data-move="do"]').first().waitFor();
  },
};

export const shots: readonly GameShot[] = [bout, aim];
