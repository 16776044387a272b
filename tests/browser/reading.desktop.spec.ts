import { games } from '@games/index';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { layTable } from './table';
import { playSteps, tourOf, untilMyTurn } from './tours';
import { resize, twoFrames } from './watch';

/** Presses after which there is something of most kinds on a table. */
const STEPS = 8;
/** Pixels, of which no piece that is shown to be read has fewer on a side. */
const LEAST = 90;
/** So many kinds of a game are looked at: the first of each that lie on its table. */
const MOST_KINDS = 16;

/** What can be looked at closely: one of each kind, by how it is drawn and what it is called. */
const kinds = async (page: Page): Promise<Locator[]> => {
  const places = await page.evaluate((most) => {
    const found = [...document.querySelectorAll<HTMLElement>('.table-main .zoomable > *')].map((piece) =>
      piece.matches('button') ? piece : piece.querySelector<HTMLElement>('button'),
    );
    const seen = new Set<string>();
    return found.flatMap((piece, place) => {
      const kind = `${piece?.className} ${piece?.getAttribute('aria-label')}`;
      if (piece?.checkVisibility() !== true || seen.has(kind) || seen.size >= most) return [];
      seen.add(kind);
      piece.dataset.kind = String(place);
      return [place];
    });
  }, MOST_KINDS);
  return places.map((place) => page.locator(`[data-kind="${place}"]`));
};

/** What is wrong with the piece that this paper shows, if anything is. */
const trouble = (paper: Locator): Promise<string[]> =>
  paper.evaluate((shown, least) => {
    const piece = shown.firstElementChild;
    const { width = 0, height = 0 } = piece?.getBoundingClientRect() ?? {};
    const { top, bottom } = shown.getBoundingClientRect();
    return [
      ...(Math.min(width, height) < least ? [`the piece is ${width} by ${height}`] : []),
      ...(top < 0 || bottom > innerHeight ? ['it is not in the window'] : []),
    ];
  }, LEAST);

for (const { slug, seats } of games)
  test(`what is looked at closely on the table of ${slug} is there large`, async ({ page }) => {
    const bots = Array.from({ length: seats.max - 1 }, (_, place) => ({ name: `B${place}`, bot: true }));
    await layTable(page, [{ name: '我' }, ...bots], { slug });
    await playSteps(page, await tourOf(slug), STEPS);
    await untilMyTurn(page);
    // A low window has least room for a card that stands.
    await resize(page, { width: 844, height: 390 });
    for (const piece of await kinds(page)) {
      const name = await piece.getAttribute('aria-label');
      const isPressed = (await piece.getAttribute('aria-haspopup')) === 'dialog';
      await piece.focus();
      await page.keyboard.press(isPressed ? 'Enter' : 'z');
      const paper = page.locator(isPressed ? '[role=dialog]' : '.zoom');
      await paper.waitFor();
      await twoFrames(page);
      expect({ name, trouble: await trouble(paper) }).toEqual({ name, trouble: [] });
      await page.keyboard.press('Escape');
      await paper.waitFor({ state: 'detached' });
    }
  });
