import { refuseBy } from '@/kit/refusals';
import { anySeatRules, type SeatRules } from '@/kit/rulebook';
import {
  refuseArrange,
  refuseBid,
  refuseClaim,
  refuseEnd,
  refuseMarket,
  refusePass,
  refuseSwap,
} from '../rules/legal';
import { legal, refuseUse } from '../rules/powers';
import type { SweetNoseView } from '../rules/view';
import { currentClauses, scoreClause } from './clauses';
import { lastRoundOf } from './last-round';

/** What a page knows of the rules. */
export const seatRules: SeatRules<SweetNoseView> = {
  slug: 'sweet-nose',
  hidden: true,
  moves: ['arrange', 'swap', 'market', 'use', 'end', 'claim', 'bid', 'pass'],
  phases: ['auction', 'arrange', 'trade', 'declare', 'shop'],
  refuse: refuseBy({
    moves: {
      swap: refuseSwap,
      market: refuseMarket,
      use: refuseUse,
      end: refuseEnd,
      claim: refuseClaim,
      bid: refuseBid,
      pass: refusePass,
    },
    stages: { arrange: { arrange: refuseArrange } },
  }),
  legal,
  hints: () => import('./hints'),
  currentClauses,
  scoreClause,
  rounds: { ends: ['round-end'], begins: ['deal', 'round-begin'], last: lastRoundOf },
};

export default anySeatRules(seatRules);
