import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { without } from '@/kit/last';
import type { SearchSettings } from '@/kit/rulebook';
import { DEAD_TO_PEEK, SURVIVOR_POINTS, WINNER_POINTS } from '../rules/components';
import { pointsToWin } from '../rules/goal';
import { cardToAim, deadCount } from '../rules/legal';
import type { NinjaSoulG } from '../rules/state';
import type { NinjaSoulView } from '../rules/view';
import { type Belief, chanceOf, estimate, WIDTH } from './belief';

export const search: SearchSettings = {
  mode: 'multi',
  horizon: 'round',
  epsilon: 0.05,
  levels: { normal: { ms: 30, iterations: 60 }, hard: { ms: 150, iterations: 2000 } },
};

/** What a seat goes by when it weighs its actions. */
interface Situation {
  readonly self: number;
  readonly places: Belief;
  /** Points that opening a card of each kind brings, as far as the seat can tell; in the order of KINDS. */
  readonly worths: readonly number[];
}

/** How much of what a seat could open now is still there at its next turn. */
const LASTING = 0.5;

/** `bestWin`: how likely the likeliest other holder of the win card has it. In the order of KINDS. */
function worthsOfKinds(bestWin: number, dead: number): number[] {
  const peeking = bestWin * WINNER_POINTS - (1 - bestWin) * SURVIVOR_POINTS;
  const killing = 0.2 + LASTING * bestWin * WINNER_POINTS;
  return [WINNER_POINTS, peeking, killing, -SURVIVOR_POINTS, 0, dead >= DEAD_TO_PEEK ? peeking : 0];
}

function situationOf(view: NinjaSoulView): Situation {
  const places = estimate(view);
  const { seats } = view;
  const self = Number(view.playerID);
  let bestWin = 0;
  for (let seat = 0; seat < seats.length; seat++)
    if (seat !== self && seats[seat]?.isDead === false)
      bestWin = Math.max(bestWin, chanceOf(places, seat, 'win'));
  return { self, places, worths: worthsOfKinds(bestWin, deadCount(view)) };
}

/** Points that opening whatever lies at a place would bring. */
function worthOfPlace({ places, worths }: Situation, place: number): number {
  let worth = 0;
  for (let kind = 0; kind < WIDTH; kind++) worth += (places[place * WIDTH + kind] ?? 0) * (worths[kind] ?? 0);
  return worth;
}

/** The same when the card is known before it is decided whether to open it. */
function worthOfKnowing({ places, worths, self }: Situation): number {
  let worth = 0;
  for (let kind = 0; kind < WIDTH; kind++)
    worth += (places[self * WIDTH + kind] ?? 0) * Math.max(0, worths[kind] ?? 0);
  return worth;
}

/** Points that a place brings whoever takes what lies there and may open it at the next turn. */
const worthOfTaking = (situation: Situation, place: number): number =>
  LASTING * Math.max(0, worthOfPlace(situation, place));

/** Steepness with which a better action is preferred. */
const STEEPNESS = 25;
/** A card is given back less often than it is kept. */
const FEINT = 0.4;

/** Most cards are worth nothing to whoever takes them, and the exponential is what takes the time. */
const weightOf = (worth: number): number => (worth === 0 ? 1 : Math.exp(STEEPNESS * worth));

function weighAims(view: NinjaSoulView, actions: readonly Action[]): number[] {
  const places = estimate(view);
  const lasting = cardToAim(view, view.playerID) === 'kill' ? LASTING : 1;
  return actions.map(({ args }) => {
    const target = Number(args[0]);
    const win = chanceOf(places, target, 'win');
    return weightOf(win * WINNER_POINTS * lasting + 0.03 * (view.seats[target]?.points ?? 0));
  });
}

/**
 * Opens a card that is likely to win, takes the one that is likelier to, looks where it cannot tell; aims
 * at the likeliest holder of the win card.
 */
export function policy(view: NinjaSoulView, _ctx: Ctx, actions: readonly Action[]): number[] {
  if (actions[0]?.move === 'aim') return weighAims(view, actions);
  const situation = situationOf(view);
  const { self } = situation;
  // Swaps are many: together they weigh no more than one of the other actions would.
  const share = 2 / actions.length;
  // Whoever gives the card back has what it had, whosever card it was.
  const giveBack = weightOf(worthOfTaking(situation, self)) * share * FEINT;
  const weights: number[] = [];
  for (let index = 0; index < actions.length; index++) {
    const { move, args } = actions[index] as Action;
    if (move === 'open') weights.push(weightOf(worthOfPlace(situation, self)));
    else if (move === 'look') weights.push(weightOf(LASTING * worthOfKnowing(situation)));
    else if (args[1] === 'return') weights.push(giveBack);
    else weights.push(weightOf(worthOfTaking(situation, Number(args[0]))) * share);
  }
  return weights;
}

/** Points towards the goal against the best of the others; the result itself once there is one. */
export function evaluate(G: NinjaSoulG): number[] {
  const goal = pointsToWin(G.options);
  const points = G.seats.map((seat) => seat.points);
  const highest = Math.max(...points);
  if (highest >= goal) {
    const winners = points.filter((count) => count === highest).length;
    return points.map((count) => (count === highest ? 1 / winners : 0));
  }
  const leader = points.indexOf(highest);
  const second = Math.max(...without(points, leader));
  return points.map((count, seat) => 0.5 + (count - (seat === leader ? second : highest)) / (2 * goal));
}
