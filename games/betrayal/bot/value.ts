import type { Ctx, Json } from '@/kit/action';
import type { Asked, SearchSettings } from '@/kit/rulebook';
import { TRAITS } from '../rules/components';
import { isAlive } from '../rules/figures';
import type { BetrayalG, ExplorerState, Side } from '../rules/state';
import type { Box, Seen } from '../rules/thing';

/** How well seats stand at the end of an own turn: by the aim of the side that searches, and who is alive how well. */

export const search: SearchSettings = {
  mode: 'flat',
  horizon: 'round',
  epsilon: 0.02,
  widening: { c: 3, alpha: 0.15 },
  levels: { normal: { ms: 30, iterations: 40 }, hard: { ms: 110, iterations: 400 } },
};

/** From 0, on the skull, to 1. */
const health = ({ traits, life }: ExplorerState): number => {
  if (life !== 'alive') return life === 'left' ? 1 : 0;
  const spaces = TRAITS.map((trait) => traits[trait]);
  return (Math.min(...spaces) + spaces.reduce((sum, space) => sum + space, 0) / 4) / 14;
};

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

export const evaluateWith =
  (box: Box) =>
  (G: BetrayalG, _ctx: Ctx, asked?: Asked): number[] => {
    const { haunt } = G;
    if (haunt === null) return G.explorers.map((one) => 0.3 + 0.4 * exploring(G, one));
    if (G.outcome !== null) {
      const { winners } = G.outcome;
      return G.explorers.map((_, seat) => (winners.includes(String(seat)) ? 1 : 0));
    }
    const own = haunt.sides[Number(asked?.playerID ?? 0)] ?? 'heroes';
    const value = valueFor(G, box, own);
    return G.explorers.map((_, seat) => (haunt.sides[seat] === own ? value : 1 - value));
  };

/** What serves later: cards, traits, and a house that is known. */
const exploring = (G: BetrayalG, one: ExplorerState): number =>
  Math.min(1, 0.5 * health(one) + 0.04 * one.cards.length + 0.01 * G.tiles.length);

/** How a side stands: its aim, its own people, and those against it. */
function valueFor(G: BetrayalG, box: Box, side: Side): number {
  const { haunt } = G;
  const kind = haunt === null ? undefined : box.haunts[haunt.number];
  if (haunt === null || kind === undefined) return 0.5;
  const mine = kind.show(G.hidden, side);
  const seen: Seen<Json> = { table: G, box, hidden: mine, mine, memo: new Map() };
  const goal = kind.goals(seen)[side];
  const own = mean(G.explorers.filter((_, seat) => haunt.sides[seat] === side).map(health));
  const others = mean(G.explorers.filter((_, seat) => haunt.sides[seat] !== side).map(health));
  const dead = G.explorers.filter((one, seat) => haunt.sides[seat] !== side && !isAlive(one)).length;
  const progress = goal?.progress ?? 0;
  return Math.min(0.98, Math.max(0.02, 0.25 + 0.45 * progress + 0.2 * own - 0.15 * others + 0.06 * dead));
}
