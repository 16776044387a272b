import { expect, type Page, test } from '@playwright/test';
import { playSteps } from '../../scripts/lib/first-legal';
import { layTable } from './table';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Begins to note down whatever on the page changes its place without travelling, and what has so far. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const nameOf = (node: Node | null): string => {
      if (node === null) return 'something that is gone';
      if (!(node instanceof Element)) return `words in ${nameOf(node.parentElement)}`;
      const [element, parent] = [node, node.parentElement].map((one) =>
        one === null ? '' : [one.localName, ...one.classList].join('.'),
      );
      return `${parent} > ${element}`;
    };
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const shifts: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[])
        shifts.push(
          `${value.toFixed(4)}: ${sources
            .map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`,
            )
            .join('; ')}`,
        );
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      takeShifts: () => {
        note(observer.takeRecords());
        return shifts.splice(0);
      },
    });
  });

/** What has been noted down since the last time. */
const takeShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { takeShifts: () => string[] }).takeShifts());

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** Presses before the window changes its size. */
const PRESSES = 7;
const MOST_CHANGES = 60;

const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Everything moves at once when the window changes its size: what that does is over two frames later. */
async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await twoFrames(page);
  await takeShifts(page);
}

for (const { slug, seats, options } of [
  { slug: 'love-letter', seats: 4, options: { goal: 'short' } },
  { slug: 'sushi-go', seats: 4, options: {} },
  { slug: 'numeri', seats: 3, options: {} },
])
  test(`nothing on the table of ${slug} is pushed about while hands change`, async ({ page }) => {
    test.setTimeout(90_000);
    // Bots take their time by what holds when the table is laid; pieces travel by what holds now.
    const bots = Array.from({ length: seats - 1 }, (_, bot) => ({ name: `B${bot}`, bot: true }));
    await layTable(page, [{ name: '我' }, ...bots], { slug, options });
    await page.locator('.table-screen').waitFor();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => document.fonts.ready);
    await watchShifts(page);
    await takeShifts(page);
    for (let change = 0; change < MOST_CHANGES; change++) {
      await resize(page, change % 2 === 0 ? PHONE : DESKTOP);
      const isOver = await playSteps(page, slug, PRESSES);
      expect(await takeShifts(page)).toEqual([]);
      if (isOver) return;
    }
    throw new Error('no end of it');
  });

test('tables to go on with push nothing about, and do not grow the page with their number', async ({
  page,
}) => {
  const heights: number[] = [];
  for (let tables = 1; tables <= 2; tables++) {
    await layTable(page, [{ name: '我' }, { name: 'B', bot: true }]);
    await page.locator('.table-screen').waitFor();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await page.goto('/zh-Hant');
      await expect(page.getByRole('link', { name: '回到這一桌' })).toHaveCount(tables);
      await page.evaluate(() => document.fonts.ready);
      await watchShifts(page);
      await twoFrames(page);
      expect(await takeShifts(page)).toEqual([]);
      heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
    }
  }
  expect(heights.slice(2)).toEqual(heights.slice(0, 2));
});
