import { CARD, LAST_X, LAST_Y, TABLE } from '../rules/components';
import { overlaps } from '../rules/overlap';
import type { DiggersView } from '../rules/view';

/** Where the photo that is to be laid is held over the table: its top left corner, in units. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

const within = (value: number, last: number): number => Math.min(Math.max(Math.round(value), 0), last);

/** The nearest corner at which a photo lies wholly on the table (DG8). */
export const nearest = (x: number, y: number): Corner => ({ x: within(x, LAST_X), y: within(y, LAST_Y) });

/** The corner of a photo whose middle is at a point of a table that is drawn as large as `room`. */
export function cornerAt(
  point: { readonly x: number; readonly y: number },
  room: Pick<DOMRectReadOnly, 'left' | 'top' | 'width' | 'height'>,
): Corner | undefined {
  if (room.width === 0 || room.height === 0) return undefined;
  return nearest(
    ((point.x - room.left) / room.width) * TABLE.width - CARD.width / 2,
    ((point.y - room.top) / room.height) * TABLE.height - CARD.height / 2,
  );
}

/** Photos that one laid there would cover. */
export const coveredAt = ({ table }: Pick<DiggersView, 'table'>, corner: Corner): number =>
  table.filter((laid) => overlaps(laid, corner)).length;

/** Every place of a table laid out in rows, from its middle outwards. */
const PLACES: readonly Corner[] = Array.from({ length: 24 }, (_, index) => ({
  x: (index % 8) * CARD.width,
  y: Math.floor(index / 8) * CARD.height,
})).sort((a, b) => Math.hypot(a.x - 14, a.y - 6) - Math.hypot(b.x - 14, b.y - 6));

/** Where a photo is held before anybody has moved it: where it covers least, near the middle. */
export function firstCorner(view: Pick<DiggersView, 'table'>): Corner {
  let best = PLACES[0] ?? { x: 0, y: 0 };
  let fewest = Number.POSITIVE_INFINITY;
  for (const place of PLACES) {
    const covered = coveredAt(view, place);
    if (covered >= fewest) continue;
    best = place;
    fewest = covered;
  }
  return best;
}
