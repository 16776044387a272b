import { refuseBy } from '@/kit/refusals';
import { anySeatRules, type SeatRules } from '@/kit/rulebook';
import { LOCKED } from '@/kit/seats';
import { legal, refusePick } from '../rules/legal';
import type { SushiGoView } from '../rules/view';
import { currentClauses, scoreClause } from './clauses';
import { lastRoundOf } from './last-round';

/** What a page knows of the rules. */
export const seatRules: SeatRules<SushiGoView> = {
  slug: 'sushi-go',
  hidden: true,
  moves: ['pick', 'unlock'],
  phases: ['round'],
  refuse: refuseBy({ stages: { choose: { pick: refusePick }, [LOCKED]: { unlock: () => undefined } } }),
  legal,
  hints: () => import('./hints'),
  currentClauses,
  scoreClause,
  rounds: { ends: ['round-end'], begins: ['round-begin'], last: lastRoundOf },
};

export default anySeatRules(seatRules);
