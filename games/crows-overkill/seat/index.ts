import { refuseBy } from '@/kit/refusals';
import { RESPOND } from '@/kit/response';
import { anySeatRules, type SeatRules } from '@/kit/rulebook';
import {
  DISCARD,
  legal,
  refuseBlock,
  refuseCopy,
  refuseDiscard,
  refuseKill,
  refusePlay,
  refuseRedirect,
} from '../rules/legal';
import type { CrowsOverkillView } from '../rules/view';
import { currentClauses, scoreClause } from './clauses';

/** What a page knows of the rules. */
export const seatRules: SeatRules<CrowsOverkillView> = {
  slug: 'crows-overkill',
  hidden: true,
  moves: ['play', 'copy', 'kill', 'judge', 'pass', 'block', 'redirect', 'discard'],
  phases: [],
  refuse: refuseBy({
    moves: { play: refusePlay, copy: refuseCopy, kill: refuseKill, judge: () => undefined },
    stages: {
      [RESPOND]: { pass: () => undefined, block: refuseBlock, redirect: refuseRedirect },
      [DISCARD]: { discard: refuseDiscard },
    },
  }),
  legal,
  hints: () => import('./hints'),
  currentClauses,
  scoreClause,
};

export default anySeatRules(seatRules);
