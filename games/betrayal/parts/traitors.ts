import type { PlayerID } from '@/kit/action';
import type { Trait } from '../rules/components';
import { traitOf } from '../rules/figures';
import type { Seen, TraitorRule } from '../rules/thing';

/** Who becomes the traitor (BH-traitor, section 5.2): by a measure, ties to the revealer, else nearest left (BH49). */

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

export const leftOfRevealer: TraitorRule = (_seen, _revealer, [, left]) => left ?? null;
export const noTraitor: TraitorRule = () => null;
export const highest = (trait: Trait, exception?: Exception): TraitorRule =>
  by((seen, seat) => traitOf(seen, seat, trait), exception);
