import { refuseBy } from '@/kit/refusals';
import { anySeatRules, type SeatRules } from '@/kit/rulebook';
import { legal, refusePlay } from '../rules/legal';
import type { LoveLetterView } from '../rules/view';
import { currentClauses, scoreClause } from './clauses';
import { ENDINGS, lastRoundOf } from './last-round';

/** What a page knows of the rules. */
export const seatRules: SeatRules<LoveLetterView> = {
  slug: 'love-letter',
  hidden: true,
  moves: ['play'],
  phases: ['round'],
  refuse: refuseBy({ moves: { play: refusePlay } }),
  legal,
  hints: () => import('./hints'),
  currentClauses,
  scoreClause,
  rounds: { ends: ENDINGS, begins: ['round-begin'], last: lastRoundOf },
};

export default anySeatRules(seatRules);
