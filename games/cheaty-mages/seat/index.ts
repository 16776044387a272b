import { refuseBy } from '@/kit/refusals';
import { RESPOND } from '@/kit/response';
import { anySeatRules, type SeatRules } from '@/kit/rulebook';
import {
  legal,
  refuseBet,
  refuseBribed,
  refuseDiscard,
  refuseDraw,
  refuseForget,
  refusePass,
  refusePeek,
  refusePlay,
} from '../rules/legal';
import type { CheatyMagesView } from '../rules/view';
import { currentClauses, scoreClause } from './clauses';
import { ENDINGS, lastBoutOf } from './last-bout';

/** What a page knows of the rules. */
export const seatRules: SeatRules<CheatyMagesView> = {
  slug: 'cheaty-mages',
  hidden: true,
  moves: ['bet', 'play', 'bribe', 'peek', 'pass', 'discard', 'draw', 'forget'],
  phases: ['bet', 'spells', 'refill'],
  refuse: refuseBy({
    moves: {
      bet: refuseBet,
      play: refusePlay,
      bribe: refuseBribed,
      peek: refusePeek,
      pass: refusePass,
      discard: refuseDiscard,
      draw: refuseDraw,
    },
    stages: { [RESPOND]: { forget: refuseForget } },
  }),
  legal,
  hints: () => import('./hints'),
  currentClauses,
  scoreClause,
  rounds: { ends: ENDINGS, begins: ['bout-begin', 'bout-again'], last: lastBoutOf },
};

export default anySeatRules(seatRules);
