import { games } from '@games/index';
import { expect, type Page, test } from '@playwright/test';
import { tableOf } from '@tests/table-of';
import type { GameEntry, Locale } from '@/kit/entry';
import { optionFields } from '@/kit/options';
import { RandomSource } from '@/kit/random';
import { awaitedSeats } from '@/kit/seats';
import { type MatchRecord, newMatch } from '@/play/match-record';
import { initialOptions } from '@/ui/setup/setup';
import { LayoutFaults, NAMES, noteBoth, WINDOWS } from './layout';
import { plantSave } from './table';
import { lookOf, NEWS } from './tours';
import { wordsOf } from './words';

/** Actions after which there is something of most kinds on a table, for each of its seats. */
const ACTIONS = 4;
/** So many pieces of the own hand are picked up. */
const PICKED = 2;

/** A match of people in every seat, some turns in: the same whenever it is asked for. */
async function matchUnderWay(
  entry: GameEntry,
  names: readonly string[],
  most = ACTIONS * entry.seats.max,
): Promise<MatchRecord> {
  const rulebook = await entry.rulebook();
  const seed = `layout ${entry.slug}`;
  const options = initialOptions(optionFields(rulebook.options));
  const table = tableOf(rulebook, entry.seats.max, { seed, options });
  const random = new RandomSource({ seed, position: 0 });
  const actions: MatchRecord['actions'] = [];
  while (actions.length < most) {
    const [playerID] = awaitedSeats(table.ctx);
    if (playerID === undefined) break;
    const legal = table.legal(playerID);
    const action = legal[random.Die(legal.length) - 1];
    if (action === undefined) throw new Error(`seat ${playerID} of ${entry.slug} cannot go on`);
    table.play(playerID, action.move, ...action.args);
    actions.push({ playerID, ...action, args: [...action.args] });
  }
  const seats = Array.from({ length: entry.seats.max }, (_, seat) => ({
    name: names[seat] ?? String(seat),
    occupant: { kind: 'person' } as const,
  }));
  const match = { slug: entry.slug, rulesVersion: rulebook.rulesVersion, seats, options };
  return { ...newMatch(match, seed), actions };
}

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
    const record = { ...(await matchUnderWay(entry, names, Number.POSITIVE_INFINITY)), isOver: true };
    await page.goto(`/${locale}`);
    await plantSave(page, record.id, record);
    await page.goto(`/${locale}/${entry.slug}/table?match=${record.id}`);
    const { over } = wordsOf(locale).table;
    await expect(page.getByRole('button', { name: over.rematch })).toBeVisible({ timeout: 30_000 });
    for (const size of WINDOWS) {
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
