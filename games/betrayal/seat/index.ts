import type { Action, Ctx, PlayerID } from '@/kit/action';
import { anySeatRules, type SeatRules } from '@/kit/rulebook';
import { isActive } from '@/kit/seats';
import { MOVES } from '../rules/option';
import { refuseChoice } from '../rules/refusals';
import type { BetrayalView } from '../rules/view';
import { currentClauses } from './clauses';

/** Everything the view's seat may do now: its choices, but for those that are shown with the reason why not. */
export const legal = (view: BetrayalView, ctx: Ctx): Action[] =>
  isActive(ctx, view.playerID)
    ? view.choices.filter(({ not }) => not === undefined).map(({ move, args }) => ({ move, args }))
    : [];

/**
 * Before a haunt all are of one side; then each side has a book, and what only it may see (BH50), unless it lies open;
 * where a side is hidden, or was, each seat has its own.
 */
const sideIn = ({ haunt, outcome }: BetrayalView, playerID: PlayerID): string => {
  if (haunt === null || haunt.isOpen || outcome !== null) return 'all';
  return haunt.kind === 'hidden' ? playerID : (haunt.sides[Number(playerID)] ?? 'all');
};

/** What a page knows of the rules: the choices come with the view. */
export const seatRules: SeatRules<BetrayalView> = {
  slug: 'betrayal',
  hidden: true,
  side: sideIn,
  lateWords: ({ haunt }) => (haunt === null ? null : String(haunt.number)),
  cast: ({ explorers }) => explorers.map(({ explorer }) => explorer),
  moves: MOVES,
  phases: ['choosing', 'exploring', 'haunt'],
  refuse: refuseChoice,
  legal,
  hints: () => import('./hints'),
  currentClauses,
  scoreClause: (row) => (row === 'won' ? 'BH54' : undefined),
};

export default anySeatRules(seatRules);
