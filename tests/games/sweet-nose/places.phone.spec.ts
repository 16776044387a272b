import { gameOf } from '@games/index';
import { expect, test } from '@playwright/test';
import { WINDOWS } from '@tests/browser/layout';
import { plantSave } from '@tests/browser/table';
import { matchUnderWay } from '@tests/browser/under-way';

/** Pixels of a rival's sweet. */
const LEAST = 22;
/** Of a sweet, what its number may lie on. */
const COVERED = 0.2;

for (const seats of [4, 5])
  test(`with ${seats} at the table every sweet of a rival can be told, and no number lies on it`, async ({
    page,
  }) => {
    const entry = gameOf('sweet-nose');
    if (entry === undefined) throw new Error('no such game');
    const record = await matchUnderWay(entry, ['Ana', 'Ben', 'Carla', 'Dora', 'Eli'], { seats });
    await page.goto('/en');
    await plantSave(page, record.id, record);
    await page.goto(`/en/sweet-nose/table?match=${record.id}`);
    await page.locator('.cover button').last().click();
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      const heaps = await page.locator('.sn-places .sn-heap:not(.is-empty)').evaluateAll((all) =>
        all.map((heap) => {
          const sweet = heap.querySelector('.sn-piece')?.getBoundingClientRect();
          const number = heap.querySelector('.sn-heap-count')?.getBoundingClientRect();
          if (sweet === undefined) throw new Error('a heap of nothing');
          if (number === undefined) return { size: sweet.width, covered: 0 };
          const across = Math.min(sweet.right, number.right) - Math.max(sweet.left, number.left);
          const down = Math.min(sweet.bottom, number.bottom) - Math.max(sweet.top, number.top);
          const covered = (Math.max(0, across) * Math.max(0, down)) / (sweet.width * sweet.height);
          return { size: sweet.width, covered };
        }),
      );
      expect(heaps.length).toBeGreaterThan(seats);
      for (const heap of heaps) {
        expect(heap.size).toBeGreaterThanOrEqual(LEAST);
        expect(heap.covered).toBeLessThan(COVERED);
      }
    }
  });
