import { refuseBy } from '@/kit/refusals';
import { RESPOND } from '@/kit/response';
import { anySeatRules, type SeatRules } from '@/kit/rulebook';
import {
  legal,
  refuseCall,
  refuseGuess,
  refuseLift,
  refuseName,
  refusePick,
  refuseRoll,
  refuseSkip,
  refuseVote,
} from '../rules/legal';
import type { MacroscopeView } from '../rules/view';
import { currentClauses, scoreClause } from './clauses';
import { ENDINGS, lastRoundOf } from './rounds';

/** What a page knows of the rules. */
export const seatRules: SeatRules<MacroscopeView> = {
  slug: 'macroscope',
  hidden: true,
  moves: [
    'roll',
    'pick',
    'lift',
    'guess',
    'decline',
    'skip',
    'join',
    'stay',
    'accept',
    'deny',
    'name',
    'call',
  ],
  phases: [],
  refuse: refuseBy({
    moves: {
      roll: refuseRoll,
      pick: refusePick,
      lift: refuseLift,
      guess: refuseGuess,
      decline: refuseGuess,
      skip: refuseSkip,
      name: refuseName,
      call: refuseCall,
      accept: refuseVote,
      deny: refuseVote,
    },
    stages: { [RESPOND]: { join: () => undefined, stay: () => undefined } },
  }),
  legal,
  hints: () => import('./hints'),
  currentClauses,
  scoreClause,
  rounds: { ends: ENDINGS, begins: ['next'], last: lastRoundOf },
};

export default anySeatRules(seatRules);
