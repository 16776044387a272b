import type { Ctx } from 'boardgame.io';
import type { Random } from '@/kit/random';
import type { SearchSettings } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { ORDERS } from '../rules/actions';
import { HEAVEN, type Level, ROUNDS } from '../rules/components';
import type { SweetNoseG } from '../rules/state';
import { copyClaim, copyLists, copyRound, copySeat, type SweetNoseView } from '../rules/view';
import { leanings } from '../seat/belief';

export const search: SearchSettings = {
  mode: 'flat',
  horizon: 'round',
  epsilon: 0.1,
  widening: { c: 6, alpha: 0.2 },
  worlds: 8,
  levels: { normal: { ms: 30, iterations: 40 }, hard: { ms: 140, iterations: 3500 } },
};

/** A full state in which this seat would see exactly this view: the others' cards lie anyhow. */
export function determinize(view: SweetNoseView, _ctx: Ctx, random: Random): SweetNoseG {
  return {
    options: { heaven: view.options.heaven, shopkeeper: view.options.shopkeeper },
    round: view.round,
    starter: view.starter,
    plates: copyLists(view.plates),
    bowls: copyLists(view.bowls),
    market: [...view.market],
    reserve: [...view.reserve],
    cards: view.arranged.map((isLaid, seat): Level[] => {
      if (String(seat) === view.playerID) return [...view.cards];
      return isLaid ? [...(ORDERS[random.Die(ORDERS.length) - 1] ?? [])] : [];
    }),
    seats: view.seats.map(copySeat),
    stalls: [...view.stalls],
    queue: view.queue.map(copyClaim),
    hasTraded: view.hasTraded,
    isQuiet: view.isQuiet,
    quiet: view.quiet,
    due: view.due,
    laid: copyLists(view.laid),
    given: copyLists(view.given),
    rounds: view.rounds.map(copyRound),
    isTurnOver: false,
    isTradeOver: false,
    isOver: view.isOver,
    journal: [],
  };
}

/** How plausible the others' cards are by what lay on their plates, and by what they gave and took since. */
export function likelihood(view: SweetNoseView, _ctx: Ctx, G: SweetNoseG): number {
  let sum = 0;
  for (const [seat, cards] of G.cards.entries()) {
    if (String(seat) === view.playerID || cards.length === 0) continue;
    const lean = leanings(at(G.laid, String(seat)), at(G.given, String(seat)));
    for (const [place, level] of cards.entries()) sum += (lean[place] ?? 0) * (level - 3);
  }
  return Math.exp(Math.max(-60, Math.min(60, sum)));
}

/** Points that one round is usually worth. */
const USUAL = 24;
/** What the next round's shop takes off. */
const SHOP_POINTS = 0.6;

/** How many rounds are still to come after so many, by the points that there are then. */
function roundsLeft(isHeaven: boolean, rounds: number, points: readonly number[]): number {
  if (!isHeaven) return ROUNDS - rounds;
  const most = Math.max(...points);
  return most >= HEAVEN ? 0 : Math.max(1, (HEAVEN - most) / USUAL);
}

/** Each seat's share of being the lowest in the end, by its points, and by the level of the shop that these have brought it. */
function sharesOf(points: readonly number[], levels: readonly number[], left: number): number[] {
  const spread = left === 0 ? 1.5 : 2 + 3 * Math.sqrt(left);
  const standing = points.map((own, seat) => own - (left === 0 ? 0 : SHOP_POINTS * (levels[seat] ?? 0)));
  const least = Math.min(...standing);
  const shares = standing.map((own) => Math.exp((least - own) / spread));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** Chances to win as the points stand, and what shops they have brought for the round to come. */
export function evaluate({ options, seats, queue, rounds }: SweetNoseG): number[] {
  const points = seats.map((seat) => seat.points);
  const levels = points.map((_, seat) => queue.find(({ playerID }) => playerID === String(seat))?.level ?? 0);
  return sharesOf(points, levels, roundsLeft(options.heaven, rounds.length, points));
}
