import type { PlayerID } from '@/kit/action';
import type { Trait } from '../rules/components';
import { explorerAt, traitOf, whoIs } from '../rules/figures';
import type { Seen, TraitorRule } from '../rules/thing';

/** Who becomes the traitor (BH49; section 5.2): by a measure, ties to the revealer, else nearest to its left. */

interface Exception {
  /** Not the revealer. */
  readonly except?: 'revealer';
}

const by =
  (measure: (seen: Seen, seat: PlayerID) => number, { except }: Exception = {}): TraitorRule =>
  (seen, revealer, nearestFirst) => {
    const seats = nearestFirst.filter((seat) => except === undefined || seat !== revealer);
    const most = Math.max(...seats.map((seat) => measure(seen, seat)));
    return seats.find((seat) => measure(seen, seat) === most) ?? null;
  };

export const revealer: TraitorRule = (_seen, seat) => seat;
export const leftOfRevealer: TraitorRule = (_seen, _revealer, [, left]) => left ?? null;
export const noTraitor: TraitorRule = () => null;
export const highest = (trait: Trait, exception?: Exception): TraitorRule =>
  by((seen, seat) => traitOf(seen, seat, trait), exception);
export const lowest = (trait: Trait, exception?: Exception): TraitorRule =>
  by((seen, seat) => -traitOf(seen, seat, trait), exception);
export const oldest = (exception?: Exception): TraitorRule =>
  by((seen, seat) => whoIs(seen.box, explorerAt(seen.table, seat)).age, exception);
export const youngest = (exception?: Exception): TraitorRule =>
  by((seen, seat) => -whoIs(seen.box, explorerAt(seen.table, seat)).age, exception);
/** An explorer by name, where it is in play; else another rule. */
export const named =
  (explorer: string, otherwise: TraitorRule): TraitorRule =>
  (seen, seat, nearestFirst) =>
    nearestFirst.find((one) => explorerAt(seen.table, one).explorer === explorer) ??
    otherwise(seen, seat, nearestFirst);
