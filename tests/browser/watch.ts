import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { textsOfReact } from '@tests/translator';
import * as z from 'zod/mini';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
/** A window of 1280 by 800 at twice its size, and the narrowest phone. */
export const SMALLEST = [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
];

/** What of a trace is read. */
const TRACE = z.object({
  traceEvents: z.array(
    z.object({ name: z.string(), args: z.optional(z.object({ elementCount: z.optional(z.number()) })) }),
  ),
});

/** Whatever goes wrong in the page from now on: errors nobody caught, and what is said in the console. */
export function troubleOf(page: Page): readonly string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  return trouble;
}

/** In place of its source, where a page has been looked at before and has axe still. */
const NOTHING_MORE = ';';
/** What of the rules we keep can be broken by colours alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Faults of accessibility in the page as it stands, and texts that a browser's translator would break. No page of
 * ours has frames: it need not be asked through a second page, nor tell of all that is well.
 *
 * @param what `colours`: of a page that has been looked at and has changed in nothing else
 */
export async function violations(page: Page, what: 'all' | 'colours' = 'all'): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  const isKnown = await page.evaluate(() => 'axe' in window);
  const found = await new AxeBuilder({ page, ...(isKnown && { axeSource: NOTHING_MORE }) })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(what === 'colours' && { runOnly: { type: 'rule', values: COLOUR_RULES } }),
    })
    .analyze();
  const faults = found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
  return [...faults, ...((await page.evaluate(`(${textsOfReact})(document)`)) as string[])];
}

/** Fonts of the machine that something on the page is set in, with what it is. */
async function strangeFonts(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *',
  });
  // All are asked at once: one after the other, each would wait for the answer about the one before it.
  const found = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      const strange = fonts.filter(({ isCustomFont }) => !isCustomFont);
      if (strange.length === 0) return [];
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
      return [`${strange.map(({ familyName }) => familyName).join(', ')}: ${outerHTML.slice(0, 200)}`];
    }),
  );
  await session.detach();
  return found.flat();
}

/** Every word of the page is set in our fonts, once they are all there. */
export const expectOurFonts = (page: Page): Promise<void> =>
  expect(async () => expect(await strangeFonts(page)).toEqual([])).toPass({ timeout: 10_000 });

/** What is wider than the window, or than the part of the table that scrolls. */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.table-main, .table-board, .table-board > *')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ className, scrollWidth, clientWidth }) => `${className}: ${scrollWidth} in ${clientWidth}`),
  );

/** Nothing is, once what travels has arrived: a piece on its way may pass the edge. */
export const expectNothingSideways = (page: Page): Promise<void> =>
  expect.poll(() => sideways(page), { timeout: 2_000 }).toEqual([]);

/** What sticks out of a paper, to the left or to the right; what is cut short by its own part does not. */
export const sticksOut = (paper: Locator): Promise<string[]> =>
  paper.evaluate((sheet) => {
    const whole = sheet.getBoundingClientRect();
    const isCut = ({ parentElement: parent }: Element): boolean =>
      parent !== null &&
      parent !== sheet &&
      (getComputedStyle(parent).overflowX !== 'visible' || isCut(parent));
    return [...sheet.querySelectorAll('*')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return !isCut(element) && (left < whole.left - 1 || right > whole.right + 1);
      })
      .map((element) => `${element.localName}.${element.getAttribute('class')}`);
  });

/** Comes into the window when it is scrolled to, whole, and nothing lies on it. */
export async function expectReachable(thing: Locator): Promise<void> {
  await thing.scrollIntoViewIfNeeded();
  await expect(thing).toBeInViewport({ ratio: 0.99 });
}

/** The scripts of the page itself, its workers' left out, in which these words are. */
export const scriptsWith = (page: Page, words: string): Promise<string[]> =>
  page.evaluate(async (looked) => {
    const sources = [...document.scripts].map(({ src }) => src).filter((src) => src !== '');
    if (sources.length === 0) throw new Error('a page without scripts');
    const texts = await Promise.all(sources.map(async (src) => (await fetch(src)).text()));
    return sources.filter((_, index) => texts[index]?.includes(looked));
  }, words);

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Begins to note down whatever on the page changes its place without travelling, and what has so far. */
export const watchShifts = (page: Page): Promise<void> =>
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
    const isElsewhere = (before: DOMRectReadOnly, after: DOMRectReadOnly): boolean =>
      (['x', 'y', 'width', 'height'] as const).some((side) => Math.abs(before[side] - after[side]) > 1);
    const shifts: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[]) {
        // By a pixel nothing moves that anybody could see. A plan that grows is laid out anew, and
        // what is gone by now cannot be asked whether it lay in one.
        const moved = sources.filter(
          ({ node, previousRect, currentRect }) =>
            isElsewhere(previousRect, currentRect) &&
            node !== null &&
            (node instanceof Element ? node : node.parentElement)?.closest('.grid-map') == null,
        );
        if (moved.length === 0) continue;
        shifts.push(
          `${value.toFixed(4)}: ${moved
            .map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`,
            )
            .join('; ')}`,
        );
      }
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
export const takeShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { takeShifts: () => string[] }).takeShifts());

/**
 * How many elements are given their style again when one more line comes to the board. A rule that asks with `:has()`
 * and whose subject is `*` makes that the whole table, at every change. Where it is `most` or more it is looked at again:
 * a bot may have acted in the same moment, which changes more than a line.
 */
export async function restyled(page: Page, most: number): Promise<number> {
  let least = await restyledOnce(page);
  for (let again = 0; again < 2 && least >= most; again++) least = Math.min(least, await restyledOnce(page));
  return least;
}

async function restyledOnce(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page without a browser');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(() => {
    const line = document.createElement('p');
    document.querySelector('.table-board')?.append(line);
    document.body.getBoundingClientRect();
    line.remove();
    document.body.getBoundingClientRect();
  });
  const { traceEvents } = TRACE.parse(JSON.parse((await browser.stopTracing()).toString()));
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' && args?.elementCount !== undefined ? [args.elementCount] : [],
  );
  expect(counts).not.toEqual([]);
  return Math.max(...counts);
}

export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Everything moves at once when the window changes its size: what that does is over two frames later. */
export async function resize(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await twoFrames(page);
  await takeShifts(page);
}
