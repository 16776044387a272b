import { betrayal } from '@games/betrayal';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { expect, type Page, test } from '@playwright/test';
import { plantSave } from '@tests/browser/table';
import { tableOf } from '@tests/table-of';
import { optionFields } from '@/kit/options';
import { RandomSource } from '@/kit/random';
import { awaitedSeats } from '@/kit/seats';
import { type MatchRecord, newMatch } from '@/play/match-record';
import { initialOptions } from '@/ui/setup/setup';

/** How much of a window the plan has to itself, and what flies over it. */

const ON_ITS_SIDE = { width: 844, height: 390 };
const UPRIGHT = { width: 390, height: 844 };
/** Of the height of a window that is a phone on its side. */
const LEAST = 0.6;
/** Pixels of the smallest name of a room that is to be read. */
const NAME_PX = 10;
const MOST_ACTIONS = 1_500;
const SEEDS = 30;

/** A match among bots in which the first seat, a person's, sees what is looked for; the same each time. */
async function matchIn(
  haunt: string,
  isFound: (view: BetrayalView, told: readonly string[]) => boolean,
): Promise<MatchRecord> {
  const rulebook = await betrayal.rulebook();
  const options = { ...initialOptions(optionFields(rulebook.options)), start: 'haunt', haunt };
  const seats = ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat) => ({
    name,
    occupant: seat === 0 ? ({ kind: 'person' } as const) : ({ kind: 'bot', level: 'easy' } as const),
  }));
  for (let deal = 0; deal < SEEDS; deal++) {
    const seed = `plan ${deal}`;
    const table = tableOf(rulebook, seats.length, { seed, options });
    const random = new RandomSource({ seed, position: 0 });
    const actions: MatchRecord['actions'] = [];
    let told: readonly string[] = [];
    while (actions.length < MOST_ACTIONS) {
      const [playerID] = awaitedSeats(table.ctx);
      if (playerID === undefined) break;
      if (playerID === '0' && isFound(table.view('0') as BetrayalView, told)) {
        const { rulesVersion } = rulebook;
        return { ...newMatch({ slug: 'betrayal', rulesVersion, seats, options }, seed), actions };
      }
      const legal = table.legal(playerID);
      const action = legal[random.Die(legal.length) - 1];
      if (action === undefined) break;
      const before = table.G.journal?.length ?? 0;
      table.play(playerID, action.move, ...action.args);
      told = (table.G.journal ?? []).slice(before).map(({ kind }) => kind);
      actions.push({ playerID, ...action, args: [...action.args] });
    }
  }
  throw new Error(`nothing of that kind happened in haunt ${haunt}`);
}

async function sit(page: Page, record: MatchRecord): Promise<void> {
  await page.goto('/en');
  await plantSave(page, record.id, record);
  await page.goto(`/en/betrayal/table?match=${record.id}`);
  await page.locator('.bt-tile').first().waitFor();
  await page.locator('.bt-goal').waitFor();
  while (await page.locator('.telling-moment button').first().isVisible()) await page.keyboard.press('m');
}

/** Pixels, one above the other, in which the plan is what a finger meets, in the middle of its room. */
const heightOfPlan = (page: Page): Promise<number> =>
  page.locator('.bt-map .pan-zoom-room').evaluate((room) => {
    const { left, width, top, bottom } = room.getBoundingClientRect();
    let count = 0;
    // What lets a finger through lies over it all the same.
    const over = [...document.querySelectorAll<HTMLElement>('.bt-dice-tray, .bt-room-slip')];
    for (const one of over) one.style.pointerEvents = 'auto';
    for (let y = Math.ceil(top); y < bottom; y++)
      if (room.contains(document.elementFromPoint(left + width / 2, y))) count++;
    for (const one of over) one.style.pointerEvents = '';
    return count;
  });

const isTurn = ({ ask, haunt, round }: BetrayalView) => haunt !== null && ask?.kind === 'turn' && round > 1;
/** The dice of what has just been done lie there. */
const hasRolled = (view: BetrayalView, told: readonly string[]) => isTurn(view) && told.includes('roll');

test('on a phone on its side the plan has most of the height, even while dice lie there', async ({
  page,
}) => {
  await page.setViewportSize(ON_ITS_SIDE);
  await sit(page, await matchIn('34', hasRolled));
  // As long as it takes to measure: they go by themselves.
  await page.addStyleTag({ content: '.bt-dice-tray.is-told { animation: none !important }' });
  await expect(page.locator('.bt-dice-tray')).toBeVisible();
  expect(await heightOfPlan(page)).toBeGreaterThanOrEqual(LEAST * ON_ITS_SIDE.height);
});

for (const [name, size] of Object.entries({ upright: UPRIGHT, 'on its side': ON_ITS_SIDE }))
  test(`names of rooms can be read on a phone ${name}, and no button lies on a room`, async ({ page }) => {
    await page.setViewportSize(size);
    await sit(page, await matchIn('34', isTurn));
    const letters = await page.locator('.bt-plan .bt-name').evaluateAll((names) =>
      names
        .filter((one) => one.getBoundingClientRect().height > 4)
        .map((one) => {
          const { fontSize } = getComputedStyle(one);
          const zoom = getComputedStyle(one).getPropertyValue('--zoom');
          return Number.parseFloat(fontSize) * Number.parseFloat(zoom || '1');
        }),
    );
    expect(letters.length).toBeGreaterThan(0);
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(NAME_PX);
    const buttons = await page.locator('.pan-zoom-buttons button').evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        const room = document.querySelector('.pan-zoom-board')?.parentElement?.getBoundingClientRect();
        const padding = getComputedStyle(document.querySelector('.bt-map > .pan-zoom') ?? one);
        const whole = document.querySelector('.bt-map > .pan-zoom')?.getBoundingClientRect();
        const from = (whole?.left ?? 0) + Number.parseFloat(padding.paddingLeft);
        const to = (whole?.right ?? 0) - Number.parseFloat(padding.paddingRight);
        return room !== undefined && right > from + 1 && left < to - 1;
      }),
    );
    expect(buttons).not.toContain(true);
  });
