import { games } from '@games/index';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { HIDDEN, RESPONDS } from '@tests/examples';
import { openAwake } from '../../scripts/lib/begin-match';
import { layTable } from './table';

/** What is on or off, and says so to those who do not see it. */
const CONTROLS = 'input[type=radio], input[type=checkbox], [aria-pressed], [role=tab], [role=menuitemradio]';

/** The looks of every control that was seen, by its name: while it was on, and while it was off. */
class Looks {
  #noted = 0;
  readonly #seen = new Map<string, { readonly on: Set<string>; readonly off: Set<string> }>();

  /** Notes down how everything in there looks now, with nothing under the pointer. */
  async note(inside: Locator): Promise<void> {
    await inside.page().mouse.move(0, 0);
    const now = await inside.evaluate(
      (root, [controls, now]) => {
        const STYLES = [
          ...['display', 'visibility', 'opacity', 'color', 'backgroundColor', 'backgroundImage', 'boxShadow'],
          ...['outlineStyle', 'outlineWidth', 'outlineColor', 'borderBottomColor', 'transform', 'translate'],
        ] as const;
        const lookOf = (element: Element): string => {
          const style = getComputedStyle(element) as unknown as Record<string, string>;
          return `${element.localName} ${STYLES.map((name) => style[name]).join(' ')}`;
        };
        return [...root.querySelectorAll<HTMLElement>(controls)]
          .filter((control) => control.checkVisibility())
          .map((control, place) => {
            // Its words may say how it is, so it gets a name of its own; a menu's lines come anew each time.
            const words = control.textContent ?? '';
            if (control.role !== 'menuitemradio') control.dataset.name ??= `${now}.${place} ${words}`;
            const name = control.dataset.name ?? words;
            // An input lies unseen over what is drawn of it.
            const whole = control instanceof HTMLInputElement ? (control.parentElement ?? control) : control;
            const isOn =
              control instanceof HTMLInputElement
                ? control.checked
                : ['aria-pressed', 'aria-selected', 'aria-checked'].some(
                    (state) => control.getAttribute(state) === 'true',
                  );
            return {
              name,
              isOn,
              look: [whole, ...whole.querySelectorAll('*')].map(lookOf).join('\n'),
            };
          });
      },
      [CONTROLS, this.#noted++] as const,
    );
    for (const { name, isOn, look } of now) {
      const seen = this.#seen.get(name) ?? { on: new Set(), off: new Set() };
      seen[isOn ? 'on' : 'off'].add(look);
      this.#seen.set(name, seen);
    }
  }

  /** Presses each of them in turn, and looks at all of them after each. */
  async pressEach(inside: Locator, which = CONTROLS): Promise<void> {
    await this.note(inside);
    for (const control of await inside.locator(which).all()) {
      // Without a pointer or the focus, which have looks of their own.
      await control.evaluate((element: HTMLElement) => element.click());
      await this.note(inside);
    }
  }

  /** Which have been seen both on and off, and of these the ones that then look alike. */
  alike(): { readonly tried: string[]; readonly alike: string[] } {
    const both = [...this.#seen].filter(([, { on, off }]) => on.size > 0 && off.size > 0);
    return {
      tried: both.map(([name]) => name),
      alike: both.flatMap(([name, { on, off }]) => ([...on].some((look) => off.has(look)) ? [name] : [])),
    };
  }
}

/** Everything in there that can be pressed shows whether it is on; `least`: so many were tried. */
function expectToShow(looks: Looks, least: number): void {
  const { tried, alike } = looks.alike();
  expect(alike).toEqual([]);
  expect(tried.length).toBeGreaterThanOrEqual(least);
}

const open = (page: Page, path: string) => page.goto(`/zh-Hant${path}`, { waitUntil: 'networkidle' });

for (const { slug } of games)
  test(`what is chosen on the page of ${slug} looks chosen, and nothing else does`, async ({ page }) => {
    // The form is laid anew once the page has read what the link asks for.
    await openAwake(page, `/zh-Hant/${slug}?mode=device`);
    await expect(page.getByRole('radio', { name: /同一台手機/ })).toBeChecked();
    const looks = new Looks();
    const form = page.locator('form');
    await form.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    const options = await form.locator('details').locator(CONTROLS).count();
    await looks.pressEach(form);
    // The three ways to sit down, and what may be set.
    expectToShow(looks, 3 + options);
  });

test('who sits on a seat has the tick in its menu', async ({ page }) => {
  await open(page, `/${HIDDEN}`);
  const looks = new Looks();
  const seat = page.locator('form li').nth(1).getByRole('button').first();
  await seat.click();
  const menu = page.getByRole('menu');
  await looks.note(menu);
  await menu.getByRole('menuitemradio').first().click();
  await seat.click();
  await looks.note(menu);
  expectToShow(looks, 2);
});

test('a chip of the shelf shows that it is pressed', async ({ page }) => {
  await open(page, '');
  const looks = new Looks();
  await looks.pressEach(page.locator('main'));
  expectToShow(looks, 6);
});

test('what is set at a table looks set: switches, the leaves beside it, the look back', async ({ page }) => {
  await layTable(page, [{ name: '我' }, { name: 'B', bot: true }]);
  const screen = page.locator('.table-screen');
  await screen.waitFor();
  // They come once the page knows how wide it is.
  await screen.getByRole('tab').first().waitFor();
  const beside = new Looks();
  await beside.pressEach(screen, '[role=tab], .table-bar [aria-pressed]');
  expectToShow(beside, 2);
  await page.getByRole('button', { name: '選單' }).click();
  await page.getByRole('menuitem', { name: '聲音與輔助' }).click();
  const paper = page.getByRole('dialog');
  // What lies in it comes when it is opened.
  await paper.getByRole('switch').first().waitFor();
  const settings = new Looks();
  await settings.pressEach(paper);
  expectToShow(settings, await paper.getByRole('switch').count());
});

// Where chance may leave nothing to choose for many turns, the tests of the board look at this.
for (const slug of [HIDDEN, RESPONDS])
  test(`what is picked up on the table of ${slug} looks picked up`, async ({ page }) => {
    const mine = page.locator('.table-screen.is-mine');
    const cover = page.getByRole('button', { name: '是我，翻開' });
    const looks = new Looks();
    // Chance may leave but one thing to do, which is done at once.
    await expect(async () => {
      await layTable(page, [{ name: '我' }, { name: '你' }], { slug });
      await cover.or(mine).first().waitFor();
      if (await cover.isVisible()) await cover.click();
      await mine.locator('.table-hand [aria-pressed]').first().waitFor();
      await looks.pressEach(mine, '.table-hand [aria-pressed], .table-board [aria-pressed]');
      expectToShow(looks, 1);
    }).toPass();
  });
