import type { PlayerID } from '@/kit/action';
import { HARMED, type Harm, MOST_FACE, type Trait } from '../../rules/components';
import { drawing } from '../../rules/dealing';
import { explorerAt } from '../../rules/figures';
import { fallOf, harmedIn } from '../../rules/harm';
import type { Ill, LowEnd } from '../../rules/option';
import type { Seen } from '../../rules/thing';
import { consult } from '../../rules/things';

/** What a low roll does to whoever makes it: said where it is offered. */

/** Totals up to `upTo`, and what they do; `undefined`: nothing, as to whom something keeps it off. */
type Band = readonly [upTo: number, ill: Ill | undefined];

const WORST: readonly Ill[] = ['kills', 'triggers', 'risks'];
const rankOf = (ill: Ill): number => (WORST.includes(ill) ? WORST.length - WORST.indexOf(ill) : 0);

/** The worst of some bands, the lowest first; as far up as it is as bad. */
export const lowEnd = (...bands: readonly Band[]): LowEnd | undefined =>
  bands
    .flatMap(([upTo, ill]): LowEnd[] => (ill === undefined ? [] : [{ upTo, ill }]))
    .reduce<LowEnd | undefined>(
      (worst, one) => (worst === undefined || rankOf(one.ill) >= rankOf(worst.ill) ? one : worst),
      undefined,
    );

/** A trait falls by so many spaces; `source` as the step that lowers it names it. */
export function loweredBy(
  seen: Seen,
  seat: PlayerID,
  trait: Trait,
  by: number,
  source: string,
): Ill | undefined {
  const { before, after } = fallOf(seen, seat, trait, consult(seen, 'loss', { seat, trait, source }, by));
  return after >= before ? undefined : after === 0 ? 'kills' : 'hurts';
}

/** So many dice of harm, split by whoever takes them, who dies where there is no other way. */
export function hurtBy(
  seen: Seen,
  seat: PlayerID,
  meant: Harm,
  dice: number,
  source: string,
): Ill | undefined {
  const kind = harmedIn(seen, seat, meant);
  const most = dice * MOST_FACE;
  const asked = { figure: seat, kind, points: most, isAttack: false, source };
  const points = consult(seen, 'harm', asked, most);
  if (points <= 0) return undefined;
  return isDeadly(seen, seat, kind, points) ? 'risks' : 'hurts';
}

/** An event is drawn, where anything is. */
export const drawnBy = (seen: Seen, seat: PlayerID): Ill | undefined =>
  drawing(seen, seat, 'event').length === 0 ? undefined : 'draws';

/** Whether no way of splitting so many points leaves somebody alive. */
export function isDeadly(seen: Seen, seat: PlayerID, kind: Harm, points: number): boolean {
  const { traits } = explorerAt(seen.table, seat);
  return (
    points > HARMED[kind].reduce((sum, trait) => sum + traits[trait] - 1, 0) &&
    HARMED[kind].every((trait) => fallOf(seen, seat, trait, traits[trait]).after === 0)
  );
}
