import { games } from '@games/index';
import { expect, type Page, test } from '@playwright/test';
import { HIDDEN } from '@tests/examples';
import { runningMatch } from '../../scripts/lib/begin-match';
import { faintControls, plainChosen, ringedSeats, withoutRules } from './edges';
import { tourOf, untilMyTurn } from './tours';
import { PHONE, twoFrames } from './watch';

const PALETTES = ['light', 'dark'] as const;
/** So many games in each test: a page that has been there has most of the next one's scripts. */
const TOGETHER = 3;

async function force(page: Page, colorScheme: (typeof PALETTES)[number]): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  await page.mouse.move(0, 0);
  await twoFrames(page);
}

/** In the colours of these palettes every control has its edge, and what is chosen looks it. `least`: so many are seen. */
async function expectToBeSeen(
  page: Page,
  where: string,
  least: number,
  palettes: readonly (typeof PALETTES)[number][] = PALETTES,
): Promise<void> {
  for (const palette of palettes) {
    await force(page, palette);
    // Bots play on, and what comes and goes is faint for a moment.
    await expect(async () => {
      const { faint, count } = await faintControls(page);
      expect({ where, palette, faint }).toEqual({ where, palette, faint: [] });
      expect(count).toBeGreaterThanOrEqual(least);
      const { plain } = await plainChosen(page);
      expect({ where, palette, plain }).toEqual({ where, palette, plain: [] });
    }).toPass({ timeout: 10_000 });
  }
}

/** The sound's slip: a switch and a slider. */
async function openSound(page: Page): Promise<void> {
  await page.getByRole('button', { name: '聲音' }).first().click();
  await page.getByRole('slider').waitFor();
}

test('in forced colours the shelf, a page of a game and what one sets there are seen', async ({ page }) => {
  await force(page, 'light');
  await page.goto('/zh-Hant?players=3', { waitUntil: 'networkidle' });
  await expectToBeSeen(page, 'shelf', 8);
  expect((await plainChosen(page)).count).toBe(1);
  await openSound(page);
  await expectToBeSeen(page, 'sound', 2);
  await page.goto(`/zh-Hant/${HIDDEN}?mode=device`, { waitUntil: 'networkidle' });
  for (const details of await page.locator('form details > summary').all()) await details.click();
  await expectToBeSeen(page, 'setup', 5);
  await page.goto('/zh-Hant/rooms', { waitUntil: 'networkidle' });
  await expectToBeSeen(page, 'rooms', 2);
});

async function sitDown(page: Page, slug: string): Promise<void> {
  await force(page, 'light');
  await runningMatch(page, `/zh-Hant/${slug}`);
  await untilMyTurn(page);
}

/** Takes up what somebody would press first, where that is still to be decided. */
async function takeUp(page: Page, slug: string): Promise<void> {
  const { piece } = await tourOf(slug);
  await page.evaluate(`(${piece})()?.click()`);
  await twoFrames(page);
}

for (let first = 0; first < games.length; first += TOGETHER) {
  const some = games.slice(first, first + TOGETHER).map(({ slug }) => slug);
  test(`in forced colours the tables of ${some.join(', ')} show what may be done and whose turn it is`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    for (const slug of some) {
      await sitDown(page, slug);
      await expectToBeSeen(page, slug, 5);
      const { ringed, toAct } = await ringedSeats(page);
      expect(toAct.length).toBeGreaterThan(0);
      expect({ slug, ringed }).toEqual({ slug, ringed: toAct });
      await takeUp(page, slug);
      await expectToBeSeen(page, `${slug}, something taken up`, 5, ['dark']);
    }
  });
}

test('in forced colours a phone shows it, too, and without our rules nobody would see it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await sitDown(page, HIDDEN);
  await takeUp(page, HIDDEN);
  await expectToBeSeen(page, 'phone', 5);
  expect((await plainChosen(page)).count).toBeGreaterThan(0);
  await page.getByRole('button', { name: '選單' }).click();
  await page.getByRole('menuitem', { name: '聲音與輔助' }).click();
  await page.getByRole('dialog').getByRole('switch').first().waitFor();
  await expectToBeSeen(page, 'settings', 3);

  expect(await withoutRules(page)).toBeGreaterThan(0);
  expect((await faintControls(page)).faint.length).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  expect((await plainChosen(page)).plain.length).toBeGreaterThan(0);
  expect((await ringedSeats(page)).ringed).toEqual([]);
});
