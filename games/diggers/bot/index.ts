import type { SearchSettings } from '@/kit/rulebook';
import { DECK } from '../rules/components';
import { audienceOf } from '../rules/scoring';
import type { DiggersG } from '../rules/state';

export { policy } from './policy';

export const search: SearchSettings = {
  mode: 'so',
  horizon: 'game',
  depth: 2,
  epsilon: 0.05,
  widening: { c: 4, alpha: 0.2 },
  levels: { normal: { ms: 30, iterations: 50 }, hard: { ms: 140, iterations: 1000 } },
};

/** Audience by which a lead decides, beside the win itself. */
const LEAD = 8;
const SHARE_OF_LEAD = 0.3;

/** The win, and a little of the lead over the best of the others, which is less of a lottery. */
export function evaluate({ seats, options }: DiggersG): number[] {
  const audiences = seats.map(({ cards }) => audienceOf(cards, options));
  const ranks = audiences.map(({ total, left }) => total * DECK.length + left);
  const first = Math.max(...ranks);
  const winners = ranks.filter((rank) => rank === first).length;
  return audiences.map(({ total: own }, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < audiences.length; other++)
      if (other !== seat) best = Math.max(best, audiences[other]?.total ?? 0);
    const lead = 1 / (1 + Math.exp((best - own) / LEAD));
    const win = ranks[seat] === first ? 1 / winners : 0;
    return (1 - SHARE_OF_LEAD) * win + SHARE_OF_LEAD * lead;
  });
}
