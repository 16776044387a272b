import { at } from '@/kit/seats';
import { pointsAfter } from '../rules/scoring';
import { WINDOWS } from '../rules/sizes';
import type { MacroscopeView } from '../rules/view';

/** What a wrong answer would cost the seat once it has paid for it: nobody falls below nothing (MS10). */
export function costOf({ points, playerID, open }: MacroscopeView, stake: number): number {
  const own = (playerID === null ? 0 : at(points, playerID)) - stake;
  const [left = own] = pointsAfter([own], WINDOWS - open.length, ['0'], null);
  return own - left;
}
