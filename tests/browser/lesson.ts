import { expect, type Page } from '@playwright/test';
import { NEWS } from './tours';
import type { wordsOf } from './words';

const MOST_PRESSES = 80;
const UPPER_END = { x: 20, y: 20 };
/** What a lesson asks for in writing stands in quotation marks. */
const WRITTEN = /[「“]([^」”]+)[」”]/u;

/**
 * Presses what the lesson points at, or reads on, until it says that it is over; what it has said.
 * @param look done at whatever it says, before anything is pressed
 */
export async function followLesson(
  page: Page,
  { coach }: Pick<ReturnType<typeof wordsOf>, 'coach'>,
  look: (said: string) => Promise<unknown> = async () => undefined,
): Promise<readonly string[]> {
  const slip = page.getByRole('region', { name: coach.label });
  const status = slip.getByRole('status');
  const next = slip.getByRole('button', { name: coach.next });
  const over = slip.getByRole('button', { name: coach.done.play });
  const lit = page.locator('button[data-coached]');
  const near = page.locator(':has(button[data-coached]) > button[data-brings-near]');
  const field = page.locator('input[data-coached]');
  const said: string[] = [];
  const heights = new Set<number>();
  await expect(slip).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await next.or(over).or(lit).or(field).or(page.locator(NEWS)).first().waitFor();
    const words = (await status.textContent()) ?? '';
    if (said.at(-1) !== words) {
      said.push(words);
      await look(words);
    }
    if (await over.isVisible()) {
      // The table under the slip never moved.
      expect([...heights]).toHaveLength(1);
      return said;
    }
    heights.add(Math.round((await slip.boundingBox())?.height ?? 0));
    const news = page.locator(NEWS).first();
    if (await news.isVisible()) await news.tap({ timeout: 1_000 }).catch(() => undefined);
    else if (await next.isVisible()) await next.tap();
    else if (await field.isVisible())
      await field.fill(WRITTEN.exec(words)?.[1] ?? '', { timeout: 1_000 }).catch(() => undefined);
    // What is too small for a thumb is brought near before it is pressed.
    else if (await near.isVisible()) await near.tap();
    // What lies behind another card is pressed where it is seen: at its upper end. And what is lit may have
    // gone on by itself: then there is something else to press.
    else
      await lit
        .first()
        .tap({ timeout: 1_000 })
        .catch(() => lit.first().tap({ timeout: 1_000, position: UPPER_END }))
        .catch(() => undefined);
  }
  throw new Error(`no end of it: ${said.at(-1)}`);
}
