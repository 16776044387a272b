import type { NinjaSoulView } from '@games/ninja-soul/rules/view';
import { chancesOf } from '@games/ninja-soul/seat/knowledge';
import type { Moment } from '@tests/contract/vain';
import type { Action } from '@/kit/action';

/**
 * The own card turned over for all to see though it is known to be a Sleep (NS-r10), or a Sleep or Peek with fewer than
 * two dead (NS-r13): nothing happens. To look at it once more shows nobody anything, and is how one passes here.
 */
export function vain({ view }: Moment<NinjaSoulView>, { move }: Action): boolean {
  if (move !== 'open') return false;
  const own = chancesOf(view)[Number(view.playerID)];
  const dead = view.seats.filter(({ isDead }) => isDead).length;
  return own !== undefined && own.sleep + (dead < 2 ? own['sleep-peek'] : 0) > 0.999;
}
