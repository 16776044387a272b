import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import type { SearchSettings } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { ORDERS } from './actions';
import { leanings } from './belief';
import { HEAVEN, LEVEL_OF, type Level, ROUNDS, type Shop } from './components';
import type { MarketArgs, SwapArgs } from './schemas';
import type { SweetNoseG } from './state';
import { changes, Prices, placing } from './values';
import { copyClaim, copyLists, copyRound, copySeat, type SweetNoseView } from './view';

export const search: SearchSettings = {
  mode: 'flat',
  horizon: 'round',
  epsilon: 0.1,
  widening: { c: 6, alpha: 0.2 },
  worlds: 8,
  levels: { normal: { ms: 30, iterations: 40 }, hard: { ms: 140, iterations: 400 } },
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

/** Steepness with which a smaller sum is preferred. */
const STEEPNESS = 0.9;
/** The same for laying cards, where a playout more or less says little. */
const FIRST_STEEPNESS = 2.5;
const firstWeight = (sum: number): number => Math.exp(-FIRST_STEEPNESS * (sum - 16));
const FIRST_WEIGHTS: readonly number[] = Array.from({ length: 64 }, (_, sum) => firstWeight(sum));
/** What it is worth that the others have more. */
const HARM = 0.8;

/** How good a shop is to have. */
const WORTH: Readonly<Record<Shop, number>> = {
  tasting: 0.5,
  twins: 0.7,
  refill: 0.8,
  takeaway: 1.2,
  bowls: 3,
  tidy: 0.8,
  turnover: 1.5,
  pairs: 4,
  relabel: 2.5,
  sugarfree: 4,
};

/** Where the marker may be pushed by somebody who knows what a shop is worth. */
const BID_UP_TO = 3;

const arrangeWeights = (
  { plates }: SweetNoseView,
  playerID: PlayerID,
  actions: readonly Action[],
): number[] => {
  const plate = at(plates, playerID);
  return actions.map(({ args }) => {
    let sum = 0;
    for (let place = 0; place < plate.length; place++) sum += (plate[place] ?? 0) * Number(args[place]);
    return FIRST_WEIGHTS[sum] ?? firstWeight(sum);
  });
};

/** How much somebody wants an exchange, by what it adds to the own sum and to those of all others. */
const tradeWeight = (own: number, harm: number, others: number): number =>
  Math.exp(STEEPNESS * ((HARM * harm) / others - own));

const asideWeight = ({ move, args }: Action): number => {
  if (move === 'claim') return Math.exp(WORTH[args[0] as Shop]);
  if (move === 'bid') return Number(args[0]) > BID_UP_TO ? 0.001 : 1 / Number(args[0]);
  return move === 'use' ? 20 : 1;
};

/** Gives what is sweet to others and takes what is not; lays low cards where much lies. */
export function policy(view: SweetNoseView, ctx: Ctx, actions: readonly Action[]): number[] {
  const { playerID } = view;
  if (playerID === null) return actions.map(() => 1);
  if (ctx.phase === 'arrange') return arrangeWeights(view, playerID, actions);
  if (ctx.phase !== 'trade') return actions.map(asideWeight);
  const prices = new Prices(view, playerID);
  const own = Number(playerID);
  const others = view.seats.length - 1;
  return actions.map((action) => {
    if (action.move === 'swap') {
      const [target, take, give] = action.args as unknown as SwapArgs;
      return tradeWeight(
        prices.difference(own, give, take),
        prices.difference(Number(target), take, give),
        others,
      );
    }
    if (action.move === 'market') {
      const [give, take] = action.args as unknown as MarketArgs;
      return tradeWeight(prices.atMarket(give, take), prices.othersAtMarket(give, take), others);
    }
    const sums = changes(prices, action);
    let harm = 0;
    for (const [seat, sum] of sums.entries()) if (seat !== own) harm += sum;
    return Math.exp(STEEPNESS * (placing(prices, action) - (sums[own] ?? 0) + (HARM * harm) / others));
  });
}

/** Points that one round is usually worth. */
const USUAL = 24;
/** What the next round's shop takes off. */
const SHOP_POINTS = 0.6;

/** How many rounds are still to come. */
function roundsLeft({ options, rounds, seats }: SweetNoseG): number {
  if (!options.heaven) return ROUNDS - rounds.length;
  return Math.max(1, (HEAVEN - Math.max(...seats.map(({ points }) => points))) / USUAL);
}

/** Each seat's share of being the lowest in the end, by its points, and by the shop that these have brought it. */
export function evaluate(G: SweetNoseG): number[] {
  const points = G.seats.map(({ points: own, shop }, seat) => {
    const claim = G.queue.find(({ playerID }) => playerID === String(seat));
    return own - SHOP_POINTS * (shop === null ? (claim?.level ?? 0) : LEVEL_OF[shop]);
  });
  const least = Math.min(...points);
  const spread = G.isOver ? 1.5 : 2 + 3 * Math.sqrt(roundsLeft(G));
  const shares = points.map((own) => Math.exp((least - own) / spread));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
