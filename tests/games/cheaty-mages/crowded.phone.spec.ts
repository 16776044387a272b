import { gameOf } from '@games/index';
import { expect, test } from '@playwright/test';
import { WINDOWS } from '@tests/browser/layout';
import { plantSave } from '@tests/browser/table';
import { matchUnderWay } from '@tests/browser/under-way';
import { DESKTOP } from '@tests/browser/watch';

/** The fighter that everybody casts on. */
const LANE = 3;
const SPELLS = 5;
/** Pixels of the letters of a number. */
const LEAST = 11;

test.beforeEach(async ({ page }) => {
  const entry = gameOf('cheaty-mages');
  if (entry === undefined) throw new Error('no such game');
  const names = ['Ana', 'Ben', 'Carla', 'Dora', 'Eli'];
  const record = await matchUnderWay(entry, names, {
    seats: names.length,
    // Bets first.
    most: names.length + SPELLS,
    likes: ({ move, args }) => move === 'play' && args.length === 2 && args[1] === LANE,
  });
  await page.goto('/en');
  await plantSave(page, record.id, record);
  await page.goto(`/en/cheaty-mages/table?match=${record.id}`);
  await page.locator('.cover button').last().click();
  await expect(page.locator(`[data-lane="${LANE}"] .cm-row-card`)).toHaveCount(SPELLS);
});

test('of five spells beside one fighter every number can be read, in every window', async ({ page }) => {
  for (const size of [DESKTOP, ...WINDOWS]) {
    await page.setViewportSize(size);
    const hidden = () =>
      page.locator(`[data-lane="${LANE}"] .cm-row-card :is(.cm-spell-worth, .cm-spell-mana)`).evaluateAll(
        (numbers, least) =>
          numbers.flatMap((number) => {
            const range = document.createRange();
            range.selectNodeContents(number);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            // What lies over all of a row for a thumb hides nothing.
            const seenAt = (x: number, y: number) =>
              document.elementsFromPoint(x, y).find((one) => !one.matches('.spread')) ?? document.body;
            const card = number.closest('.cm-row-card');
            const middle = (top + bottom) / 2;
            const isSeen = [middle - 4, middle + 4].every((y) =>
              card?.contains(seenAt((left + right) / 2, y)),
            );
            const letters = Number.parseFloat(getComputedStyle(number).fontSize);
            return right > left && (!isSeen || letters < least)
              ? [`${number.textContent} in ${letters} px`]
              : [];
          }),
        LEAST,
      );
    await expect.poll(async () => ({ size, hidden: await hidden() })).toEqual({ size, hidden: [] });
  }
});

test('a hint lies on nothing that it speaks of', async ({ page }) => {
  for (const size of [DESKTOP, ...WINDOWS]) {
    await page.setViewportSize(size);
    await page.keyboard.press('h');
    const slip = page.getByRole('dialog');
    await slip.waitFor();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const paper = document.querySelector('[role=dialog]')?.getBoundingClientRect();
          const about = [...document.querySelectorAll('.table-board [data-hinted]')];
          return about.filter((one) => {
            const box = one.getBoundingClientRect();
            const isBeside =
              paper === undefined ||
              box.right <= paper.left ||
              box.left >= paper.right ||
              box.bottom <= paper.top ||
              box.top >= paper.bottom;
            return !isBeside;
          }).length;
        }),
      )
      .toBe(0);
    await page.keyboard.press('Escape');
    await expect(slip).toBeHidden();
  }
});
