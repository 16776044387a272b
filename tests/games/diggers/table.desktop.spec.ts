import { gameOf } from '@games/index';
import { expect, test } from '@playwright/test';
import { plantSave } from '@tests/browser/table';
import { matchUnderWay } from '@tests/browser/under-way';
import { DESKTOP } from '@tests/browser/watch';

/** Of the room's width, what the table has at least. */
const SHARE = 0.8;

test('the table has most of a window of 1280 by 800, and nothing beside it is astray', async ({ page }) => {
  const entry = gameOf('diggers');
  if (entry === undefined) throw new Error('no such game');
  const record = await matchUnderWay(entry, ['Ana', 'Ben', 'Carla', 'Dora'], { seats: 4, most: 24 });
  await page.setViewportSize(DESKTOP);
  await page.goto('/en');
  await plantSave(page, record.id, record);
  await page.goto(`/en/diggers/table?match=${record.id}`);
  await expect(page.locator('.dg-album')).toHaveCount(3);
  const found = await page.evaluate(() => {
    const boxOf = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box === undefined) throw new Error(`no ${selector}`);
      return box;
    };
    const [room, desk] = [boxOf('.dg-room'), boxOf('.dg-desk')];
    const [larger, notes] = [boxOf('.dg-enlarge'), boxOf('.dg-notebook')];
    return {
      share: desk.width / room.width,
      apart: Math.abs(larger.bottom - notes.bottom) + Math.abs(notes.bottom - desk.bottom),
      // Of each album: whether its mark reaches into the upper half of its photo, where the number is.
      marked: [...document.querySelectorAll('.dg-album')].filter((album) => {
        const mark = album.querySelector('.dg-album-mark')?.getBoundingClientRect();
        const photo = album.querySelector('.dg-album-photo')?.getBoundingClientRect();
        return mark !== undefined && photo !== undefined && mark.top < (photo.top + photo.bottom) / 2;
      }).length,
    };
  });
  expect(found.share).toBeGreaterThan(SHARE);
  expect(found.apart).toBeLessThan(2);
  expect(found.marked).toBe(0);
});
