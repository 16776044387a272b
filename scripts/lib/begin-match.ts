import type { Page } from '@playwright/test';
import { AWAKE } from '@/app/awake';

const WAIT_MS = 60_000;

/** Goes to a page and waits until it hears what is pressed. */
export async function openAwake(page: Page, address: string): Promise<void> {
  await page.addInitScript((awake) => {
    document.addEventListener(awake, () => document.documentElement.setAttribute('data-awake', ''));
  }, AWAKE);
  await page.goto(address);
  // What is typed before the page is awake would be lost, and of what is pressed all but the last.
  await page.locator('html[data-awake]').waitFor({ timeout: WAIT_MS });
}

/**
 * Goes to the page of a game and lays a table there.
 * @param address of the game's page, with what its link asks for
 * @param fill done to the form before it is sent
 */
export async function beginMatch(page: Page, address: string, fill?: () => Promise<void>): Promise<void> {
  await openAwake(page, address);
  await fill?.();
  await page.locator('form button[type="submit"]').first().click();
  await page.waitForURL(/\/table\?match=/, { timeout: WAIT_MS });
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
