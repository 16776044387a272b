import type { Page } from '@playwright/test';

const MOST_STEPS = 400;
/** Milliseconds a table may stand still. */
const PATIENCE = 20_000;

/** What each game's turn begins with where it does not begin with a choice. */
const PIECES: Readonly<Record<string, string>> = {
  'love-letter': '[aria-label="你的手牌"] button',
  'sushi-go': '[aria-label="你的手牌"] button',
  numeri: '[aria-label="你的豆子"] button',
};

/**
 * Presses whatever there is to press, as often as it is told to, all within the page: a match takes a
 * hundred presses, and how a pointer presses each of these buttons is tried where that is the question.
 * True once the match is over.
 */
const press = (page: Page, pieces: string, times: number): Promise<boolean> =>
  page.evaluate(
    ({ begins, most, patience }) => {
      const named = (name: string) =>
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name);
      // Of two cards of court the lower one; but the Countess if she has to go, the Princess to be out soon.
      const worth = ({ ariaLabel }: HTMLElement) => {
        const value = Number(/親密度 (\d)/.exec(ariaLabel ?? '')?.[1] ?? 0);
        return value >= 7 ? value - 8 : value;
      };
      const next = () => {
        const mine = document.querySelector('.table-screen.is-mine');
        return (
          // What happened while the page was away, and what a round came to, lie over the table.
          named('知道了') ??
          named('收起來') ??
          mine?.querySelector<HTMLElement>('.table-choices button') ??
          [...(mine?.querySelectorAll<HTMLElement>(begins) ?? [])].sort((a, b) => worth(a) - worth(b))[0]
        );
      };
      return new Promise<boolean>((resolve, reject) => {
        let count = 0;
        const end = (isOver: boolean) => {
          observer.disconnect();
          clearTimeout(timer);
          resolve(isOver);
        };
        const standStill = () => reject(new Error(`nothing to press after ${count} presses`));
        let timer = setTimeout(standStill, patience);
        let isLooking = false;
        // What a press changes is all there once the page has come to rest, not with its first change.
        const lookSoon = () => {
          if (!isLooking) setTimeout(look);
          isLooking = true;
        };
        const look = () => {
          isLooking = false;
          if (named('再來一局') !== undefined) end(true);
          else if (count >= most) end(false);
          else {
            const button = next();
            if (button == null) return;
            count++;
            clearTimeout(timer);
            timer = setTimeout(standStill, patience);
            button.click();
          }
        };
        const observer = new MutationObserver(lookSoon);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        look();
      });
    },
    { begins: pieces, most: times, patience: PATIENCE },
  );

/** Plays on as a person who takes the first thing allowed, whatever is dealt; true once the match is over. */
export function playSteps(page: Page, slug: string, steps: number): Promise<boolean> {
  const pieces = PIECES[slug];
  if (pieces === undefined) throw new Error(`nobody knows what a turn of ${slug} begins with`);
  return press(page, pieces, steps);
}

/** Plays a match to its end. */
export async function playToTheEnd(page: Page, slug: string): Promise<void> {
  if (!(await playSteps(page, slug, MOST_STEPS)))
    throw new Error(`${slug} was not over after ${MOST_STEPS} steps`);
}
