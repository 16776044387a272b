import type { PlayerID } from '@/kit/action';
import type { ExplorerID, Trait } from '../../rules/components';
import { explorerAt, traitOf, whoIs } from '../../rules/figures';
import type { Seen, TraitorRule } from '../../rules/thing';

/** Who becomes the traitor (BH-traitor, section 5.2): by a measure, ties to the revealer, else nearest left (BH49). */

interface Exception {
  /** Not the revealer. */
  readonly except?: 'revealer';
}

const byMost =
  (measure: (seen: Seen, seat: PlayerID) => number) =>
  ({ except }: Exception = {}): TraitorRule =>
  (seen, revealer, nearestFirst) => {
    const seats = nearestFirst.filter((seat) => except === undefined || seat !== revealer);
    const most = Math.max(...seats.map((seat) => measure(seen, seat)));
    return seats.find((seat) => measure(seen, seat) === most) ?? null;
  };

const ageOf = (seen: Seen, seat: PlayerID): number => whoIs(seen.box, explorerAt(seen.table, seat)).age;

export const noTraitor: TraitorRule = () => null;
export const theRevealer: TraitorRule = (_seen, revealer) => revealer;
export const leftOfRevealer: TraitorRule = (_seen, _revealer, [, left]) => left ?? null;
/** By the values of now. */
export const highest = (trait: Trait, exception?: Exception): TraitorRule =>
  byMost((seen, seat) => traitOf(seen, seat, trait))(exception);
export const lowest = (trait: Trait, exception?: Exception): TraitorRule =>
  byMost((seen, seat) => -traitOf(seen, seat, trait))(exception);
export const oldest = byMost(ageOf);
export const youngest = byMost((seen, seat) => -ageOf(seen, seat));
/** Who plays this explorer; where nobody does, by another rule. */
export const named =
  (explorer: ExplorerID, otherwise: TraitorRule): TraitorRule =>
  (seen, revealer, nearestFirst) =>
    nearestFirst.find((seat) => explorerAt(seen.table, seat).explorer === explorer) ??
    otherwise(seen, revealer, nearestFirst);
