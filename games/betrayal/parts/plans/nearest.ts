import type { PlayerID } from '@/kit/action';
import { explorerAt } from '../../rules/figures';
import type { Monster } from '../../rules/state';
import type { Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';

/** Of some explorers those with the fewest steps for a monster to go; all of them, where no way leads to any (BH-g1). */
export function nearest(
  seen: Seen,
  { id, room }: Readonly<Monster>,
  among: readonly PlayerID[],
): readonly PlayerID[] {
  const steps = distancesFrom(seen, room, id);
  const far = (seat: PlayerID) => steps.get(explorerAt(seen.table, seat).room) ?? Number.POSITIVE_INFINITY;
  const least = Math.min(...among.map(far));
  return among.filter((seat) => far(seat) === least);
}
