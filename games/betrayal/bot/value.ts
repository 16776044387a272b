import type { Ctx, Json, PlayerID } from '@/kit/action';
import type { Asked, SearchSettings } from '@/kit/rulebook';
import { walkerOf } from '../rules/bound';
import { type Side, TRAITS } from '../rules/components';
import { explorerAt, isAlive, livingSeats, menaceOf, placeOf, traitOf, trueSides } from '../rules/figures';
import { aimsOf } from '../rules/making-for';
import type { BetrayalG, ExplorerState } from '../rules/state';
import type { Box, Goal, Seen } from '../rules/thing';
import { asKnown } from '../rules/unseen';
import { areOpponents, distancesFrom } from '../rules/ways';
import { edgesOf } from './aims';

/** How well seats stand at the end of an own turn: by the aim of the side that searches, and who is alive how well. */

export const search: SearchSettings = {
  mode: 'flat',
  horizon: 'round',
  epsilon: 0.02,
  widening: { c: 3, alpha: 0.15 },
  least: 0.03,
  levels: { normal: { ms: 30, iterations: 40 }, hard: { ms: 100, iterations: 400 } },
};

/** As good as out of reach. */
const FAR = 20;

/** How near whoever has nowhere to go is to it. */
const UNSURE = 0.5;

/** What half an errand counts for, so that what it is done for is worth more than being ready to do it. */
const ERRAND = 0.4;

/**
 * What each thing counts that a haunt brings and the side holds: its aim counts what is done with it, and whoever has just
 * come by one is as far from the next as before. So many of them at most.
 */
const THING = 0.03;
const MOST_THINGS = 4;

/** What it costs to be about to die: somewhat less than dying. */
const PERIL = 0.05;

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
    const sides = trueSides(G, box);
    const seat = asked?.playerID ?? '0';
    const own = sides[Number(seat)] ?? 'heroes';
    const value = valueFor(G, box, own, sides, seat);
    return sides.map((side) => (side === own ? value : 1 - value));
  };

/** What serves later: cards, traits, and a house that is known. */
const exploring = (G: BetrayalG, one: ExplorerState): number =>
  Math.min(1, 0.5 * health(one) + 0.04 * one.cards.length + 0.01 * G.tiles.length);

/** How a side stands: its aim, its own people, and those against it. */
function valueFor(G: BetrayalG, box: Box, side: Side, sides: readonly Side[], seat: PlayerID): number {
  const { haunt } = G;
  const kind = haunt === null ? undefined : box.haunts[haunt.number];
  if (haunt === null || kind === undefined) return 0.5;
  const mine = kind.show(G.hidden, side, seat);
  const seen = asKnown<Json>({ table: G, box, hidden: mine, mine, memo: new Map() });
  const goal = kind.goals(seen)[side];
  const threats = seen.table.explorers.map((one, seat) => threat(seen, one, String(seat)));
  const prospects = G.explorers.map((one, seat) => health(one) * (1 - 0.5 * (threats[seat] ?? 0)));
  const own = mean(prospects.filter((_, seat) => sides[seat] === side));
  const others = mean(prospects.filter((_, seat) => sides[seat] !== side));
  const dead = G.explorers.filter((one, seat) => sides[seat] !== side && !isAlive(one)).length;
  const lost = G.explorers.filter((one, seat) => sides[seat] === side && one.life === 'dead').length;
  const progress = goal?.progress ?? 0;
  // Who is likely to die of it fears for more than its share of the side.
  const peril = (threats[Number(seat)] ?? 0) ** 2;
  const held = goal?.laden === undefined ? thingsOf(G, (seat) => sides[seat] === side) : 0;
  const near = goal === undefined ? 0 : nearness(seen, goal, G, sides, seat);
  return Math.min(
    0.98,
    Math.max(
      0.02,
      0.25 +
        0.45 * progress +
        0.05 * near +
        THING * Math.min(MOST_THINGS, held) +
        0.2 * own -
        0.15 * others -
        PERIL * peril +
        0.06 * (dead - lost),
    ),
  );
}

/** Things that a haunt brings, with the living among some seats. */
const thingsOf = ({ explorers }: BetrayalG, isOwn: (seat: number) => boolean): number =>
  explorers
    .filter((one, seat) => isOwn(seat) && isAlive(one))
    .reduce((sum, { cards }) => sum + cards.filter((card) => card.includes(':')).length, 0);

/** The share of what it has left that an explorer is about to lose to those who can reach it. */
function threat(seen: Seen, one: ExplorerState, seat: PlayerID): number {
  const { table } = seen;
  if (one.life !== 'alive') return 0;
  const own = traitOf(seen, seat, 'might');
  const lives = one.traits.might + one.traits.speed - 1;
  const steps = distancesFrom(seen, one.room);
  const figures = [
    ...table.monsters.filter(({ stunned }) => stunned === 0).map(({ id }) => id),
    ...livingSeats(table),
  ].filter((figure) => figure !== seat && areOpponents(seen, seat, figure));
  let lost = 0;
  for (const figure of figures) {
    const reach = traitOf(seen, figure, 'speed');
    const far = steps.get(placeOf(table, figure).room) ?? Number.POSITIVE_INFINITY;
    if (far > reach + 1) continue;
    const harm = menaceOf(seen, figure, seat) ?? Math.max(0, traitOf(seen, figure, 'might') - own) + 0.6;
    lost += harm / lives / (far > reach ? 2 : 1);
  }
  return Math.min(1, lost);
}

/** How near whoever searches is to its aim: its own steps are all it decides on. Who is dead looks at its side. */
function nearness(seen: Seen, goal: Goal, G: BetrayalG, sides: readonly Side[], seat: PlayerID): number {
  const all = isAlive(explorerAt(G, seat))
    ? [seat]
    : livingSeats(G).filter((one) => sides[Number(one)] === sides[Number(seat)]);
  return all.length === 0 ? UNSURE : mean(all.map((one) => nearnessOf(seen, goal, one)));
}

/** 1 in a room it makes for, or with a door behind which that may be; less by a fifth for each step. */
function closeness(seen: Seen, goal: Goal, seat: PlayerID): number {
  const aims = aimsOf(seen, goal, seat);
  const ends = aims.length > 0 ? aims : edgesOf(seen, goal, seat);
  if (ends.length === 0) return UNSURE;
  const steps = distancesFrom(seen, explorerAt(seen.table, seat).room, walkerOf(seen, seat));
  return 0.8 ** Math.min(...ends.map((end) => steps.get(end) ?? FAR));
}

/** Where something is fetched first, the way there is half of it: whoever has found it has come no less far than before. */
function nearnessOf(seen: Seen, goal: Goal, seat: PlayerID): number {
  const near = closeness(seen, goal, seat);
  return goal.laden === undefined ? near : ERRAND * (near + (goal.laden.includes(seat) ? 1 : 0));
}
