import type { Page } from '@playwright/test';
import { contrast, type Picture, pictureOf } from './pixels';

/** What can be pressed or written in. */
const CONTROLS = 'button:not([aria-hidden]), [role=button], a.wax, a.slip, input, summary, select, textarea';
/** Of anything that has to be seen against what lies around it (WCAG 1.4.11). */
const ENOUGH = 3;
/** Pixels to both sides of an edge within which it is drawn. */
const OUTSIDE = 7;
const INSIDE = 4;
/** Of a dotted edge hardly half is there. */
const SHARE = 0.3;

/** What has just happened is told over the pieces, and lets a pointer through. */
const CAPTIONS_AWAY = '.telling-caption { visibility: hidden !important }';

/** A line across an edge, from outside to inside. */
interface Crossing {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

interface Control {
  readonly name: string;
  /** For each of its sides that is in sight, lines across the middle of it. */
  readonly sides: readonly (readonly Crossing[])[];
}

/** Every control in the window that nothing lies on. */
const controlsIn = (page: Page): Promise<Control[]> =>
  page.evaluate(
    ([selector, inside]) => {
      const hits = (control: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (control.contains(hit) || hit.contains(control));
      };
      return [...document.querySelectorAll(selector)].flatMap((control) => {
        const { left, top, right, bottom } = control.getBoundingClientRect();
        if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
        if (right - left < 8 || bottom - top < 8) return [];
        const middle = [(left + right) / 2, (top + bottom) / 2] as const;
        const along = (from: number, to: number) =>
          [...Array(25).keys()].map((step) => from + (to - from) * (0.35 + (0.3 * step) / 24));
        const across = along(left, right);
        const down = along(top, bottom);
        const sides = [
          across.map((x) => ({ x, y: top, dx: 0, dy: 1 })),
          across.map((x) => ({ x, y: bottom, dx: 0, dy: -1 })),
          down.map((y) => ({ x: left, y, dx: 1, dy: 0 })),
          down.map((y) => ({ x: right, y, dx: -1, dy: 0 })),
        ].map((lines) => lines.filter(({ x, y, dx, dy }) => hits(control, x + dx * inside, y + dy * inside)));
        const name = `${control.localName}.${control.getAttribute('class')?.slice(0, 40)} ${(control.getAttribute('aria-label') ?? control.textContent ?? '').slice(0, 40)}`;
        return hits(control, ...middle) ? [{ name, sides }] : [];
      });
    },
    [CONTROLS, INSIDE] as const,
  );

const crosses = (picture: Picture, { x, y, dx, dy }: Crossing): boolean => {
  const seen: number[] = [];
  for (let step = -OUTSIDE; step <= INSIDE; step++) {
    const [column, row] = [Math.floor(x + dx * step), Math.floor(y + dy * step)];
    if (column >= 0 && row >= 0 && column < picture.width && row < picture.height)
      seen.push(picture.at(column, row));
  }
  return contrast(Math.max(...seen), Math.min(...seen)) >= ENOUGH;
};

/** Controls of which most of the sides in sight cannot be told from what lies around them; and how many there are. */
export async function faintControls(
  page: Page,
): Promise<{ readonly faint: string[]; readonly count: number }> {
  const controls = await controlsIn(page);
  const picture = await pictureOf(page, CAPTIONS_AWAY);
  const faint = controls.filter(({ sides }) => {
    const inSight = sides.filter((lines) => lines.length > 6);
    const drawn = inSight.filter(
      (lines) => lines.filter((line) => crosses(picture, line)).length >= lines.length * SHARE,
    );
    return drawn.length * 2 < inSight.length;
  });
  return { faint: faint.map(({ name }) => name), count: controls.length };
}

/** What is chosen and does not look it: neither filled nor ringed in the colour of what is chosen. */
export const plainChosen = (page: Page): Promise<{ readonly plain: string[]; readonly count: number }> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const highlight = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const isMarked = (element: Element): boolean =>
      [undefined, '::after'].some((part) => {
        const style = getComputedStyle(element, part);
        return (
          style.backgroundColor === highlight ||
          (style.outlineStyle === 'solid' &&
            style.outlineColor === highlight &&
            Number.parseFloat(style.outlineWidth) >= 3) ||
          (style.borderTopColor === highlight && Number.parseFloat(style.borderTopWidth) >= 3)
        );
      });
    const chosen = [
      ...document.querySelectorAll(
        '[aria-pressed=true], [aria-selected=true], button[aria-current], :checked:not(option)',
      ),
    ].filter((one) => one.checkVisibility());
    const plain = chosen.filter((one) => {
      // An input lies unseen over what is drawn of it.
      const whole = one instanceof HTMLInputElement ? (one.parentElement ?? one) : one;
      return ![whole, ...whole.querySelectorAll('*')].some(isMarked);
    });
    return {
      plain: plain.map((one) => `${one.localName}.${one.className} ${one.textContent?.slice(0, 40)}`),
      count: chosen.length,
    };
  });

/** The seats whose plates have the double ring, and those whose turn it is. */
export const ringedSeats = (page: Page): Promise<{ readonly ringed: string[]; readonly toAct: string[] }> =>
  page.evaluate(() => {
    const plates = [...document.querySelectorAll<HTMLElement>('.seat-plate')];
    const seatsOf = (all: readonly HTMLElement[]) => all.map(({ dataset }) => dataset.seat ?? '').sort();
    return {
      ringed: seatsOf(plates.filter((plate) => getComputedStyle(plate).outlineStyle === 'double')),
      toAct: seatsOf(plates.filter((plate) => plate.matches('.has-turn'))),
    };
  });

/** Takes our rules for forced colours out of the page. */
export const withoutRules = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let taken = 0;
    for (const sheet of document.styleSheets)
      for (let place = sheet.cssRules.length - 1; place >= 0; place--) {
        const rule = sheet.cssRules[place];
        if (!(rule instanceof CSSMediaRule) || !rule.conditionText.includes('forced-colors')) continue;
        sheet.deleteRule(place);
        taken++;
      }
    return taken;
  });
