import { expect, test } from '@playwright/test';
import { HIDDEN } from '@tests/examples';
import { type Shot, shotOf } from '../../scripts/shots.pages';

/** One picture of each kind: a table to begin with, one that is handed on, one looked back at, a room. */
const KINDS: readonly (readonly [name: string, seen: string])[] = [
  ['table-settings', '[role=dialog] [role=switch]'],
  ['table-waiting', '.table-choices bdi'],
  ['table-history', '.status-line.is-past'],
  ['room-guest', 'form'],
  [`${HIDDEN}-board-2`, '.table-screen.is-mine'],
];

for (const [name, seen] of KINDS)
  test(`the picture ${name} can be taken`, async ({ page }) => {
    test.setTimeout(120_000);
    const shot: Shot = await shotOf(name);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/en${shot.path}`, { waitUntil: 'networkidle' });
    await shot.prepare?.(page);
    await expect(page.locator(seen).first()).toBeVisible();
  });
