import { refuseBy } from '@/kit/refusals';
import { anySeatRules, type SeatRules } from '@/kit/rulebook';
import { legal, refuseMove, refuseSplit } from '../rules/legal';
import type { NumeriView } from '../rules/view';
import { currentClauses, scoreClause } from './clauses';

/** What a page knows of the rules. */
export const seatRules: SeatRules<NumeriView> = {
  slug: 'numeri',
  hidden: false,
  moves: ['move', 'split'],
  phases: [],
  refuse: refuseBy({ moves: { move: refuseMove, split: refuseSplit } }),
  legal,
  hints: () => import('./hints'),
  currentClauses,
  scoreClause,
};

export default anySeatRules(seatRules);
