import { refuseBy } from '@/kit/refusals';
import { anySeatRules, type SeatRules } from '@/kit/rulebook';
import { LOCKED } from '@/kit/seats';
import { legal, refuseDone, refuseDraw, refuseMark, refuseUndo } from '../rules/legal';
import type { KaPaiView } from '../rules/view';
import { currentClauses, scoreClause } from './clauses';

/** What a page knows of the rules. */
export const seatRules: SeatRules<KaPaiView> = {
  slug: 'ka-pai',
  hidden: false,
  moves: ['draw', 'mark', 'undo', 'done'],
  phases: [],
  refuse: refuseBy({
    stages: {
      draw: { draw: refuseDraw, mark: refuseMark, undo: refuseUndo, done: refuseDone },
      [LOCKED]: { undo: refuseUndo },
    },
  }),
  legal,
  hints: () => import('./hints'),
  currentClauses,
  scoreClause,
};

export default anySeatRules(seatRules);
