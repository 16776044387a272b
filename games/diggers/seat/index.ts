import { refuseBy } from '@/kit/refusals';
import { anySeatRules, type SeatRules } from '@/kit/rulebook';
import { legal, refuseDig, refuseEnd, refuseLose, refusePay, refusePlace, refuseSend } from '../rules/legal';
import type { DiggersView } from '../rules/view';
import { currentClauses, scoreClause } from './clauses';

/** What a page knows of the rules. Nothing is hidden from some only: nobody looks at what lies face down. */
export const seatRules: SeatRules<DiggersView> = {
  slug: 'diggers',
  hidden: false,
  moves: ['place', 'pay', 'dig', 'send', 'end', 'lose'],
  phases: ['bury', 'dig', 'heartbreak'],
  refuse: refuseBy({
    moves: {
      place: refusePlace,
      pay: refusePay,
      dig: refuseDig,
      send: refuseSend,
      end: refuseEnd,
      lose: refuseLose,
    },
  }),
  legal,
  hints: () => import('./hints'),
  currentClauses,
  scoreClause,
};

export default anySeatRules(seatRules);
