import type { Page } from '@playwright/test';

const WAIT_MS = 60_000;
const MOST_TRIES = 2;

/**
 * Goes to the page of a game and lays a table there.
 * @param address of the game's page, with what its link asks for
 * @param fill done to the form before it is sent
 */
export async function beginMatch(page: Page, address: string, fill?: () => Promise<void>): Promise<void> {
  for (let tries = MOST_TRIES; ; tries--) {
    // What is typed before the page is awake would be lost.
    await page.goto(address, { waitUntil: 'networkidle' });
    await fill?.();
    await page.locator('form button[type="submit"]').first().click();
    try {
      return await page.waitForURL(/\/table\?match=/, { timeout: WAIT_MS / MOST_TRIES });
    } catch (error) {
      // On a machine with too much to do a page is still asleep when its network has been quiet for long.
      if (tries === 1) throw error;
    }
  }
}

/** Waits until the table of the seat in front is there. */
export const tableLaid = (page: Page): Promise<void> =>
  page.locator('.table-screen').waitFor({ timeout: WAIT_MS });

/** The address of a match against bots that has begun and is saved in the page's browser. */
export async function runningMatch(page: Page, address: string): Promise<string> {
  await beginMatch(page, address);
  await tableLaid(page);
  return page.url();
}
