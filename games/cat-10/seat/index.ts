import { refuseBy } from '@/kit/refusals';
import { anySeatRules, type SeatRules } from '@/kit/rulebook';
import {
  legal,
  refuseDiscard,
  refuseDuel,
  refuseFlip,
  refuseSeize,
  refuseSteal,
  refuseTake,
} from '../rules/legal';
import type { Cat10View } from '../rules/view';
import { currentClauses, scoreClause } from './clauses';

/** What a page knows of the rules. */
export const seatRules: SeatRules<Cat10View> = {
  slug: 'cat-10',
  hidden: false,
  moves: ['flip', 'take', 'duel', 'steal', 'discard', 'seize'],
  phases: [],
  refuse: refuseBy({
    moves: { flip: refuseFlip, take: refuseTake, duel: refuseDuel },
    stages: {
      steal: { steal: refuseSteal },
      discard: { discard: refuseDiscard },
      seize: { seize: refuseSeize },
    },
  }),
  legal,
  hints: () => import('./hints'),
  currentClauses,
  scoreClause,
};

export default anySeatRules(seatRules);
