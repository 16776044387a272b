import type { Page } from '@playwright/test';
import { LoveLetterPlayer } from './love-letter';

const MOST_STEPS = 400;

/** What each game's turn begins with where it does not begin with a choice. */
const PIECES: Readonly<Record<string, string>> = {
  'sushi-go': '[aria-label="你的手牌"] button',
  numeri: '[aria-label="你的豆子"] button',
};

/**
 * Waits until there is something to press and presses it, all within the page: a match takes a hundred
 * presses, and how a pointer presses each of these buttons is tried where that is the question. True
 * once the match is over.
 */
async function press(page: Page, pieces: string): Promise<boolean> {
  const done = await page.waitForFunction(
    (begins) => {
      const named = (name: string) =>
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name);
      if (named('再來一局') !== undefined) return 'over';
      const mine = document.querySelector('.table-screen.is-mine');
      const next =
        named('收起來') ??
        mine?.querySelector<HTMLElement>('.table-choices button') ??
        mine?.querySelector<HTMLElement>(begins);
      next?.click();
      return next == null ? false : 'pressed';
    },
    pieces,
    { timeout: 20_000 },
  );
  return (await done.jsonValue()) === 'over';
}

/** Plays a match to its end as a person who takes the first thing allowed, whatever is dealt. */
export async function playToTheEnd(page: Page, slug: string): Promise<void> {
  const player = new LoveLetterPlayer(page);
  const pieces = PIECES[slug];
  for (let count = 0; count < MOST_STEPS; count++) {
    const isOver = pieces === undefined ? (await player.step()) === 'over' : await press(page, pieces);
    if (isOver) return;
  }
  throw new Error(`${slug} was not over after ${MOST_STEPS} steps`);
}
