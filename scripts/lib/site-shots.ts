import type { Page } from '@playwright/test';

/** In the page, as text: what runs this file names functions by a helper that the page has not. */
const STANDS_WAITING = {
  content: `
    Object.defineProperty(navigator.serviceWorker, 'controller', { get: () => ({}) });
    navigator.serviceWorker.register = async () => ({ waiting: {}, addEventListener() {} });`,
};

/** The third of the three ways to sit down. */
export async function online(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('radio').nth(2).click();
}

/** No server answers where a room is to be opened. */
export async function unreachable(page: Page): Promise<void> {
  await online(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.locator('form').getByRole('textbox').fill('小明');
  await page.locator('form button[type="submit"]').click();
  await page.locator('form [role="alert"]').waitFor();
}

/** A newer version of the site waits: the browser is made to say so. */
export async function newer(page: Page): Promise<void> {
  await page.addInitScript(STANDS_WAITING);
  await page.reload();
  await page.locator('.pointer-events-auto').waitFor();
}
