import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import type { SearchSettings } from '@/kit/rulebook';
import { DEAD_TO_PEEK, KINDS, type Kind, SURVIVOR_POINTS, WINNER_POINTS } from './components';
import { chanceOf, type Estimate, estimate, WIDTH } from './estimate';
import { pointsToWin } from './goal';
import { cardToAim, deadCount } from './legal';
import type { NinjaSoulG } from './state';
import type { NinjaSoulView } from './view';

export const search: SearchSettings = {
  mode: 'flat',
  horizon: 'round',
  epsilon: 0.05,
  worlds: 4,
  levels: { normal: { ms: 30, iterations: 60 }, hard: { ms: 150, iterations: 2000 } },
};

/** What a seat goes by when it weighs its actions. */
interface Situation {
  readonly view: NinjaSoulView;
  readonly self: number;
  readonly places: Estimate;
  /** Points that opening a card of each kind brings, as far as the seat can tell; in the order of KINDS. */
  readonly worths: readonly number[];
}

/** How much of what a seat could open now is still there at its next turn. */
const LASTING = 0.5;

/** `bestWin`: how likely the likeliest other holder of the win card has it. */
function worthOfKind(kind: Kind, bestWin: number, dead: number): number {
  const peeking = bestWin * WINNER_POINTS - (1 - bestWin) * SURVIVOR_POINTS;
  if (kind === 'win') return WINNER_POINTS;
  if (kind === 'death') return -SURVIVOR_POINTS;
  if (kind === 'peek') return peeking;
  if (kind === 'kill') return 0.2 + LASTING * bestWin * WINNER_POINTS;
  return kind === 'sleep-peek' && dead >= DEAD_TO_PEEK ? peeking : 0;
}

function situationOf(view: NinjaSoulView): Situation {
  const places = estimate(view);
  const self = Number(view.playerID);
  let bestWin = 0;
  for (let seat = 0; seat < view.seats.length; seat++)
    if (seat !== self && view.seats[seat]?.isDead === false)
      bestWin = Math.max(bestWin, chanceOf(places, seat, 'win'));
  const dead = deadCount(view);
  return { view, self, places, worths: KINDS.map((kind) => worthOfKind(kind, bestWin, dead)) };
}

/** Points that opening whatever lies at a place would bring. */
function worthOfPlace(situation: Situation, place: number): number {
  const { places, worths } = situation;
  let worth = 0;
  for (let kind = 0; kind < WIDTH; kind++) worth += (places[place * WIDTH + kind] ?? 0) * (worths[kind] ?? 0);
  return worth;
}

/** The same when the card is known before it is decided whether to open it. */
function worthOfKnowing(situation: Situation): number {
  const { places, worths, self } = situation;
  let worth = 0;
  for (let kind = 0; kind < WIDTH; kind++)
    worth += (places[self * WIDTH + kind] ?? 0) * Math.max(0, worths[kind] ?? 0);
  return worth;
}

function worthOf(situation: Situation, { move, args }: Action): number {
  const { places, self, view } = situation;
  if (move === 'open') return worthOfPlace(situation, self);
  if (move === 'look') return LASTING * worthOfKnowing(situation);
  const target = Number(args[0]);
  if (move === 'swap')
    return LASTING * Math.max(0, worthOfPlace(situation, args[1] === 'exchange' ? target : self));
  const win = chanceOf(places, target, 'win');
  const isPeeking = cardToAim(view, view.playerID) !== 'kill';
  return win * WINNER_POINTS * (isPeeking ? 1 : LASTING) + 0.03 * (view.seats[target]?.points ?? 0);
}

/** Steepness with which a better action is preferred. */
const STEEPNESS = 25;
/** A card is given back less often than it is kept. */
const FEINT = 0.4;

/**
 * Opens a card that is likely to win, takes the one that is likelier to, looks where it cannot tell; aims
 * at the likeliest holder of the win card.
 */
export function policy(view: NinjaSoulView, _ctx: Ctx, actions: readonly Action[]): number[] {
  const situation = situationOf(view);
  // Swaps are many: together they weigh no more than one of the other actions would.
  const share = 2 / actions.length;
  const weights: number[] = [];
  for (const action of actions) {
    const weight = Math.exp(STEEPNESS * worthOf(situation, action));
    if (action.move !== 'swap') weights.push(weight);
    else weights.push(weight * share * (action.args[1] === 'return' ? FEINT : 1));
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
  return points.map((count, seat) => {
    const best = Math.max(...points.filter((_, other) => other !== seat));
    return 0.5 + (count - best) / (2 * goal);
  });
}
