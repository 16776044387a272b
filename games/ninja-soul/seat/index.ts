import { refuseBy } from '@/kit/refusals';
import { anySeatRules, type SeatRules } from '@/kit/rulebook';
import { legal, refuseAim, refuseOwn, refuseSwap } from '../rules/legal';
import type { NinjaSoulView } from '../rules/view';
import { currentClauses, scoreClause } from './clauses';
import { ENDINGS, lastRoundOf } from './last-round';

/** What a page knows of the rules. */
export const seatRules: SeatRules<NinjaSoulView> = {
  slug: 'ninja-soul',
  hidden: true,
  moves: ['look', 'swap', 'open', 'aim'],
  phases: ['round'],
  refuse: refuseBy({ moves: { look: refuseOwn, swap: refuseSwap, open: refuseOwn, aim: refuseAim } }),
  legal,
  hints: () => import('./hints'),
  currentClauses,
  scoreClause,
  rounds: { ends: ENDINGS, begins: ['round-begin'], last: lastRoundOf },
};

export default anySeatRules(seatRules);
