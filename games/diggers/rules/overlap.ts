import { CARD } from './components';

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Whether two cards lie on each other, be it by one unit; edges that touch do not (DG8). */
export const overlaps = (a: Corner, b: Corner): boolean =>
  Math.abs(a.x - b.x) < CARD.width && Math.abs(a.y - b.y) < CARD.height;

/** Whether nothing lies on the card at that place of the list, which is in the order of laying (DG8). */
export function isFreeAt(table: readonly Corner[], index: number): boolean {
  const card = table[index];
  if (card === undefined) return false;
  for (let later = index + 1; later < table.length; later++) {
    const other = table[later];
    if (other !== undefined && overlaps(card, other)) return false;
  }
  return true;
}

/** The cards nothing lies on, in the order of laying. */
export const freeCards = <Laid extends Corner>(table: readonly Laid[]): Laid[] =>
  table.filter((_, index) => isFreeAt(table, index));

/** The card of that number on the table. It lies no later in the list than as many as were laid before it. */
export function laidAt<Laid extends { readonly n: number }>(
  table: readonly Laid[],
  n: number,
): Laid | undefined {
  for (let index = Math.min(n, table.length - 1); index >= 0; index--) {
    const laid = table[index];
    if (laid !== undefined && laid.n <= n) return laid.n === n ? laid : undefined;
  }
  return undefined;
}
