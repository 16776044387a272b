import { games } from '@games/index';
import { expect, type Page, test } from '@playwright/test';
import type { GameEntry, Locale } from '@/kit/entry';
import { LayoutFaults, NAMES, noteBoth } from './layout';
import { followLesson } from './lesson';
import { layTable } from './table';
import { lookOf, NEWS, playSteps, tourOf } from './tours';
import { expectNothingSideways, troubleOf, violations } from './watch';
import { wordsOf } from './words';

/** Steps of the match that a lesson leads to. */
const STEPS = 6;
/** Of a lesson's steps every so-manieth is looked at, and the last one: between them little lies elsewhere. */
const EVERY = 4;

/** From the game's page through its lesson to a table; straight to one where there is no lesson. */
async function learn(page: Page, { slug, coach }: GameEntry, locale: Locale): Promise<void> {
  const words = wordsOf(locale);
  const offer = page.getByRole('link', { name: words.coach.start });
  if (coach === undefined) {
    await layTable(page, [{ name: 'A' }, { name: 'B', bot: true }], { locale, slug });
    return;
  }
  const { default: script } = await coach();
  const [own = ''] = NAMES[locale];
  await page.evaluate((name) => localStorage.setItem('kaizhuo.names', JSON.stringify([name])), own);
  await offer.first().tap();
  await page.waitForURL(/\/learn$/);
  await expect(page.getByRole('region', { name: words.coach.label })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const faults = new LayoutFaults(page, [own]);
  const over = page.getByRole('button', { name: words.coach.done.play });
  let looks = 0;
  const said = await followLesson(page, words, async (told) => {
    // What is told lies over the table for as long as nobody presses.
    if (told === words.coach.waiting || (await page.locator(NEWS).first().isVisible())) return;
    if (looks++ % EVERY === 1 || (await over.isVisible())) await noteBoth(faults, told.slice(0, 20));
  });
  expect(faults.all).toEqual([]);
  const steps = script.chapters.flatMap((chapter) => chapter.steps);
  expect(said.length).toBeGreaterThan(steps.length);
  await over.tap();
  await page.waitForURL(/\/table\?match=/);
  await expect(page.getByRole('region', { name: words.coach.label })).toHaveCount(0);
}

for (const game of games)
  test(`${game.slug}: from its page through the lesson to a real match`, async ({ browser, baseURL }, {
    project,
  }) => {
    // A lesson takes some forty presses, which a busy machine draws slowly.
    test.setTimeout(150_000);
    const { slug, coach } = game;
    const { locale, colorScheme } = lookOf(slug, 'phone');
    const words = wordsOf(locale);
    const tour = await tourOf(slug);
    const context = await browser.newContext({
      ...project.use,
      colorScheme,
      reducedMotion: 'reduce',
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    const trouble = troubleOf(page);

    await test.step('its pages', async () => {
      for (const address of [`/${locale}/${slug}/rules`, `/${locale}/${slug}`]) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await expectNothingSideways(page);
      }
    });
    await test.step('the lesson', () => learn(page, game, locale));
    await test.step('a real match', async () => {
      await expect(page.locator('.table-screen')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
      expect(await violations(page, 'colours')).toEqual([]);
      await expectNothingSideways(page);
      await playSteps(page, tour, STEPS);
    });
    if (coach !== undefined) {
      await page.goto(`/${locale}/${slug}`);
      await expect(page.getByRole('link', { name: words.coach.start })).toHaveCount(1);
    }
    expect(trouble).toEqual([]);
    await context.close();
  });
