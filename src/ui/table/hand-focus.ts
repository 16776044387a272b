const HAND = '.table-hand';
const PRESSED = ':is(button, [role=button]):not(:disabled, [aria-hidden=true])';
/** Where the focus waits while there is nothing to press. */
const REST = [HAND, '.table-board'];

/** Out of Tab's way by ourselves, for arrows to come to. */
const passed = new WeakSet<HTMLElement>();

const stopsIn = (table: HTMLElement, place: string, kinds: string): HTMLElement[] =>
  [...table.querySelectorAll<HTMLElement>(`${place} :is(${kinds})`)].filter(
    (one) => one.tabIndex >= 0 || passed.has(one),
  );

const inHand = (table: HTMLElement) => stopsIn(table, HAND, `${PRESSED}, [tabindex]`);
const onBoard = (table: HTMLElement) =>
  stopsIn(table, '.table-board', `.is-lit${PRESSED}, [data-move]${PRESSED}:not([aria-disabled=true])`);

interface Places {
  readonly lit: readonly HTMLElement[];
  readonly board: readonly HTMLElement[];
  readonly dock: readonly HTMLElement[];
  readonly cards: readonly HTMLElement[];
  readonly rest: readonly HTMLElement[];
}

/** What there is to go to: what can be played in hand or on the board, what is asked, and what can only be read. */
function placesOf(table: HTMLElement): Places {
  const hand = inHand(table);
  const isLit = hand.some((one) => one.matches('.is-lit'));
  const hasCards = hand.some((one) => one.matches(PRESSED));
  return {
    lit: isLit ? hand : [],
    board: onBoard(table),
    dock: stopsIn(table, '.table-choices', PRESSED),
    cards: !isLit && hasCards ? hand : [],
    rest: [...stopsIn(table, HAND, 'input, textarea, select'), ...(hasCards ? [] : hand)],
  };
}

/** Of a place the one where somebody was, else what can be played, else what can be pressed: signs are only read. */
function entryOf(place: readonly HTMLElement[]): HTMLElement | undefined {
  const here = place.some((one) => passed.has(one)) ? place.find((one) => !passed.has(one)) : undefined;
  const first = (kind: string) => place.find((one) => one.matches(kind));
  return here ?? first('.is-lit') ?? first(PRESSED) ?? place[0];
}

/** The hand is one stop for Tab, where it is no form; arrows walk in it. */
export function rove(table: HTMLElement): void {
  if (table.querySelector(`${HAND} :is(input, textarea, select)`) !== null) return;
  const hand = inHand(table);
  const active = hand.find((one) => one === document.activeElement);
  const here = active ?? entryOf(hand);
  for (const one of hand) {
    one.tabIndex = one === here ? 0 : -1;
    if (one === here) passed.delete(one);
    else passed.add(one);
  }
}

function goTo(table: HTMLElement, one: HTMLElement | undefined): void {
  one?.focus({ preventScroll: true });
  rove(table);
}

/** To the hand, or where nothing in it can be played to the pieces one presses; from there to the next such place. */
export function toHand(table: HTMLElement): void {
  const { lit, board, cards, dock, rest } = placesOf(table);
  const places = [lit, board, cards, dock, rest].filter((place) => place.length > 0);
  const now = places.findIndex((place) => place.some((one) => one === document.activeElement));
  goTo(table, entryOf(places[(now + 1) % places.length] ?? []));
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowRight: (index, last) => Math.min(index + 1, last),
  Home: () => 0,
  End: (_, last) => last,
};

/** From card to card, or from one piece that can be pressed to the next. */
export function walk(table: HTMLElement, key: string): void {
  for (const place of [inHand(table), onBoard(table)]) {
    const index = place.indexOf(document.activeElement as HTMLElement);
    if (index >= 0) goTo(table, place[STEPS[key]?.(index, place.length - 1) ?? index]);
  }
}

/**
 * A move takes away the button it was made with, or switches it off, and the browser lets the focus fall to the
 * page, from where the whole table would have to be walked through again. Then it goes to what can be pressed next;
 * where that is nothing it waits in the hand.
 */
export function goOn(table: HTMLElement, held: Element | null): void {
  const { activeElement } = document;
  const isLost =
    activeElement === document.body && held !== null && (!held.isConnected || held.matches(':disabled'));
  const isResting = REST.some((place) => activeElement?.matches(place));
  if (isLost || isResting) {
    const { lit, board, dock, cards } = placesOf(table);
    const place = [lit, board, dock, cards].find((one) => one.length > 0);
    if (place !== undefined) {
      goTo(table, entryOf(place));
      return;
    }
    const rest = REST.map((selector) => table.querySelector<HTMLElement>(selector)).find(
      (one) => one !== null,
    );
    if (isResting || rest == null) return;
    rest.tabIndex = -1;
    rest.focus({ preventScroll: true });
  }
  rove(table);
}
