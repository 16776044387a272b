import { Bot, Dices, Eye, type LucideIcon, UserRound } from 'lucide-react';
import { isStockBot, type Opponent } from '@/kit/opponents';

/** boardgame.io's bots are not ours: one throws dice, the other sees everybody's cards. */
const iconOf = (occupant: 'person' | Opponent): LucideIcon => {
  if (occupant === 'person') return UserRound;
  if (!isStockBot(occupant)) return Bot;
  return occupant === 'stock-mcts' ? Eye : Dices;
};

/** What kind of player sits somewhere, as a picture; what it means has to be said beside it. */
export function OpponentMark({
  occupant,
  size,
}: {
  readonly occupant: 'person' | Opponent;
  readonly size: number;
}) {
  const Icon = iconOf(occupant);
  return <Icon aria-hidden size={size} className="shrink-0 text-ink-soft" />;
}
