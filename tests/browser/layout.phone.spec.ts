import { games } from '@games/index';
import { expect, type Page, test } from '@playwright/test';
import type { GameEntry, Locale } from '@/kit/entry';
import { LayoutFaults, NAMES, noteBoth, WINDOWS } from './layout';
import { plantSave } from './table';
import { lookOf, NEWS } from './tours';
import { matchUnderWay } from './under-way';
import { DESKTOP } from './watch';
import { wordsOf } from './words';

/** So many pieces of the own hand are picked up. */
const PICKED = 2;

async function walkTable(page: Page, entry: GameEntry, locale: Locale): Promise<readonly string[]> {
  const names = NAMES[locale];
  const words = wordsOf(locale);
  const faults = new LayoutFaults(page, names);
  const record = await matchUnderWay(entry, names);
  await plantSave(page, record.id, record);
  await page.goto(`/${locale}/${entry.slug}/table?match=${record.id}`);
  const cover = page.getByRole('button', { name: words.table.cover.reveal });
  const screen = page.locator('.table-screen');
  await cover.or(screen).first().waitFor();
  if (await cover.isVisible()) {
    await noteBoth(faults, 'the cover');
    await cover.click();
  }
  await screen.waitFor();
  while (await page.locator(NEWS).first().isVisible()) await page.keyboard.press('m');
  await noteBoth(faults, 'the table', { closely: true });
  for (let place = 0; place < PICKED; place++) {
    const piece = page.locator('.table-hand button[aria-pressed]').nth(place);
    if (!(await screen.isVisible()) || !(await piece.isVisible())) break;
    await piece.evaluate((button: HTMLElement) => button.click());
    await noteBoth(faults, 'a piece in hand');
  }
  return faults.all;
}

// Those of its lesson are looked at on its tour.
for (const entry of games)
  test(`${entry.slug}: names, letters and targets on a phone, at its fullest table`, async ({ page }) => {
    const { locale } = lookOf(entry.slug, 'phone');
    await page.goto(`/${locale}`);
    expect(await walkTable(page, entry, locale)).toEqual([]);
  });

/** Of a match that is watched again, so many steps are gone on. */
const STEPS = 12;

for (const entry of games)
  test(`${entry.slug}: after a match, what there is to do is in sight; watched again, all of it lies well`, async ({
    page,
  }) => {
    const { locale } = lookOf(entry.slug, 'phone');
    const names = NAMES[locale];
    const record = {
      ...(await matchUnderWay(entry, names, { most: Number.POSITIVE_INFINITY })),
      isOver: true,
    };
    await page.goto(`/${locale}`);
    await plantSave(page, record.id, record);
    await page.goto(`/${locale}/${entry.slug}/table?match=${record.id}`);
    const { over } = wordsOf(locale).table;
    await expect(page.getByRole('button', { name: over.rematch })).toBeVisible({ timeout: 30_000 });
    for (const size of [DESKTOP, ...WINDOWS]) {
      await page.setViewportSize(size);
      for (const next of await page.locator('.score-next').locator('button, a').all())
        await expect(next).toBeInViewport({ ratio: 1 });
    }
    await page.goto(`/${locale}/${entry.slug}/replay?match=${record.id}`);
    const slider = page.getByRole('slider').first();
    await slider.focus();
    for (let step = 0; step < STEPS; step++) await slider.press('ArrowRight');
    const faults = new LayoutFaults(page, names);
    await noteBoth(faults, 'watched again', { isPlayed: false });
    expect(faults.all).toEqual([]);
  });

/** Besides both ways to hold a phone: what its keys leave of it. */
const WRITING = { width: 390, height: 500 };

/** What has the focus, where something that stays at the foot of the window lies on a part of it. */
const underStart = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const one = document.activeElement;
    const start = document.querySelector('.setup-start');
    if (one === null || start === null || start.contains(one) || !start.parentElement?.contains(one))
      return null;
    const [box, foot] = [one.getBoundingClientRect(), start.getBoundingClientRect()];
    const isUnder = box.bottom > foot.top + 1 && box.top < foot.bottom - 1;
    return isUnder || box.bottom > innerHeight + 1 || box.top < -1 ? one.outerHTML.slice(0, 120) : null;
  });

// The form is one; what differs is how long its variants are.
for (const { slug } of games.filter((_, place) => place % 3 === 0))
  test(`${slug}: no line that is chosen, written in or come to by keys lies under the way to start`, async ({
    page,
  }) => {
    await page.goto(`/${lookOf(slug, 'phone').locale}/${slug}`);
    const modes = page.locator('form [role=radiogroup]').first().getByRole('radio');
    for (const size of [...WINDOWS, WRITING]) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      await modes.first().click();
      await modes.last().click();
      const line = page.locator('form input:not([type])').first();
      await expect(line).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => {
          const foot = await page.locator('.setup-start').boundingBox();
          const box = await line.boundingBox();
          return (box?.y ?? 0) + (box?.height ?? 0) - (foot?.y ?? 0);
        })
        .toBeLessThanOrEqual(1);
      await line.click();
      expect({ size, under: await underStart(page) }).toEqual({ size, under: null });
      const variants = page.locator('form summary');
      if ((await variants.count()) > 0) await variants.click();
      expect({ size, under: await underStart(page) }).toEqual({ size, under: null });
      await modes.last().focus();
      for (let steps = 0; steps < STEPS; steps++) {
        await page.keyboard.press('Tab');
        expect({ size, under: await underStart(page) }).toEqual({ size, under: null });
      }
    }
  });
