import { games } from '@games/index';
import { expect, type Page, test } from '@playwright/test';
import { workbench } from '../../src/app/workbench';

const places = (page: Page) => page.locator('.shelf-place');

/** How many boxes stand in each row, from the top. */
const rows = (page: Page): Promise<number[]> =>
  places(page).evaluateAll((all) => {
    const tops = all.map((place) => Math.round(place.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });

test('twelve boxes stand in a grid, two to a row on a phone, below what they are chosen by', async ({
  page,
  isMobile,
}) => {
  await page.goto('/en');
  const columns = isMobile ? 2 : 4;
  expect(await rows(page)).toEqual(Array.from({ length: 12 / columns }, () => columns));
  await expect(page.locator('.shelf-box').first()).toBeInViewport({ ratio: 0.99 });
  const shelf = await page.locator('.shelf').boundingBox();
  const filters = await page.locator('.shelf-filter').boundingBox();
  expect(filters?.y ?? 0).toBeLessThan(shelf?.y ?? 0);
});

for (const locale of ['zh-Hant', 'en'] as const)
  test(`every title is whole on lid, spine and label, and a box that is not done says so, ${locale}`, async ({
    page,
  }) => {
    await page.goto(`/${locale}`);
    await page.evaluate(() => document.fonts.ready);
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('.game-box-spine-title, .game-box-plate, .game-box-pencilled')].flatMap(
        (title) => {
          const { parentElement: side } = title;
          if (!(title instanceof HTMLElement) || side === null) return ['a title that stands nowhere'];
          // Sizes as laid out, before the box is turned; the tray shows a quarter of the spine.
          const share = title.matches('.game-box-spine-title') ? 0.76 : 1;
          const fits =
            title.scrollHeight <= title.clientHeight + 1 &&
            title.scrollWidth <= title.clientWidth + 1 &&
            title.offsetHeight <= side.clientHeight &&
            title.offsetWidth <= side.clientWidth * share;
          return fits ? [] : [`${title.className}: ${title.textContent}`];
        },
      ),
    );
    expect(wide).toEqual([]);
    for (const title of workbench) {
      const place = places(page).filter({ has: page.getByRole('heading', { name: title[locale] }) });
      await expect(place).toContainText(locale === 'en' ? 'In the making' : '還在做');
      await expect(place.getByRole('link')).toHaveCount(0);
    }
    for (const { slug, title } of games)
      await expect(page.getByRole('link', { name: title[locale], exact: true })).toHaveAttribute(
        'href',
        `/${locale}/${slug}`,
      );
  });

test('words of short lines stay whole on the shelf', async ({ page }) => {
  await page.goto('/zh-Hant');
  for (const game of games) {
    const { tagline } = await game.about();
    const words = [...new Intl.Segmenter('zh-Hant', { granularity: 'word' }).segment(tagline['zh-Hant'])];
    const broken = await page.locator('.shelf-tagline, .game-page-tagline').evaluateAll(
      (lines, [text, all]) =>
        lines
          .filter((line) => line.textContent === text && line.checkVisibility())
          .flatMap((line) => {
            const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
            const letters: { readonly letter: string; readonly top: number }[] = [];
            for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
              for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
                const range = document.createRange();
                range.setStart(node, index);
                range.setEnd(node, index + 1);
                letters.push({ letter, top: Math.round(range.getBoundingClientRect().top) });
              }
            return all.filter(({ from, word }) =>
              [...word].some((_, index) => letters[from + index]?.top !== letters[from]?.top),
            );
          })
          .map(({ word }) => word),
      [tagline['zh-Hant'], words.map(({ index, segment }) => ({ from: index, word: segment }))] as const,
    );
    expect(broken).toEqual([]);
  }
});

for (const { slug } of games)
  test(`one can start at once on the page of ${slug}, and is told once what a first game is`, async ({
    page,
  }) => {
    for (const [locale, start, first] of [
      ['zh-Hant', '開始', /第一次玩/],
      ['en', 'Start', /first game|new to this game/i],
    ] as const) {
      await page.goto(`/${locale}/${slug}`);
      const button = page.getByRole('button', { name: start, exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click({ trial: true });
      // The question above Start is about tonight, whoever has played before.
      const told = page.getByText(first).and(page.locator(':not(.setup-question *)'));
      await expect(told.filter({ visible: true })).toHaveCount(1);
      const fold = page.locator('form details');
      if ((await fold.count()) > 0) await fold.locator('summary').click();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });

test('who says how many they are sits at a table of a game that fits, one press later', async ({ page }) => {
  // A page that is still waking up hears no press.
  await page.goto('/en', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '3 players' }).click();
  await page.getByRole('button', { name: '15 min' }).click();
  await page.getByRole('button', { name: '3 of us and 15 min: pick a game' }).click();
  await page.waitForURL(/\/en\/[\w-]+\/table$/);
  await expect(page.locator('.table-screen, .cover').first()).toBeVisible();
});
