import { errors, type Locator, type Page } from '@playwright/test';
import { LoveLetterPlayer } from './love-letter';

/** Takes one step of the match, if there is one to take; true once the match is over. */
type StepOf = (page: Page) => Promise<boolean>;

const MOST_STEPS = 400;

/** Presses a button that may be gone by then: the next look at the table decides anew. */
async function press(button: Locator): Promise<void> {
  try {
    await button.click({ timeout: 2_000 });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}

/** A step for games whose turn is one of the choices, or else begins with a piece in hand. */
const stepBy =
  (pieces: (page: Page) => Locator): StepOf =>
  async (page) => {
    const over = page.getByRole('button', { name: '再來一局' });
    const slip = page.getByRole('button', { name: '收起來' });
    const mine = page.locator('.table-screen.is-mine');
    // Looks anew with every frame, where `expect` would look again after longer and longer pauses.
    await over.or(slip).or(mine).first().waitFor({ timeout: 20_000 });
    if (await over.isVisible()) return true;
    const choice = mine.locator('.table-choices').getByRole('button').first();
    if (await slip.isVisible()) await press(slip);
    else if (await choice.isVisible()) await press(choice);
    else if (await mine.isVisible()) await press(pieces(page).first());
    return false;
  };

/** How a person who takes the first thing allowed plays each game. */
const STEPS: Readonly<Record<string, StepOf>> = {
  'love-letter': async (page) => (await new LoveLetterPlayer(page).step()) === 'over',
  'sushi-go': stepBy((page) => page.getByRole('list', { name: '你的手牌' }).getByRole('button')),
  numeri: stepBy((page) => page.getByRole('list', { name: '你的豆子' }).getByRole('button')),
};

/** Plays a match to its end, whatever is dealt. */
export async function playToTheEnd(page: Page, slug: string): Promise<void> {
  const step = STEPS[slug];
  if (step === undefined) throw new Error(`nobody plays ${slug} here`);
  for (let count = 0; count < MOST_STEPS; count++) if (await step(page)) return;
  throw new Error(`${slug} was not over after ${MOST_STEPS} steps`);
}
