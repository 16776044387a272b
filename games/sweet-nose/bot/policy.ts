import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { END } from '../rules/actions';
import type { Amounts, Shop } from '../rules/components';
import type { SweetNoseView } from '../rules/view';
import { changes, Prices, placing } from '../seat/values';
import { Appeal, HARM, STEEPNESS } from './appeal';
import { termsOf } from './trade-terms';

/** Steepness with which a smaller sum is preferred when cards are laid, where a playout more or less says little. */
const FIRST_STEEPNESS = 2.5;
const firstWeight = (sum: number): number => Math.exp(-FIRST_STEEPNESS * (sum - 16));
const FIRST_WEIGHTS: readonly number[] = Array.from({ length: 64 }, (_, sum) => firstWeight(sum));

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

/** How much somebody wants to lay cards so, by what their own plate comes to with them. */
function layingWeight(plate: Readonly<Amounts>, order: Action['args']): number {
  let sum = 0;
  for (let place = 0; place < plate.length; place++) sum += (plate[place] ?? 0) * Number(order[place]);
  return FIRST_WEIGHTS[sum] ?? firstWeight(sum);
}

/** How much somebody wants a shop, a bid, or what is asked before the count. */
function asideWeight({ move, args }: Action): number {
  if (move === 'claim') return Math.exp(WORTH[args[0] as Shop]);
  if (move === 'bid') return Number(args[0]) > BID_UP_TO ? 0.001 : 1 / Number(args[0]);
  return move === 'use' ? 20 : 1;
}

/** How much somebody wants to do something in their turn. */
function turnWeight(prices: Prices, appeal: Appeal, action: Action): number {
  const terms = termsOf(action);
  if (terms !== undefined) return appeal.of(terms);
  const sums = changes(prices, action);
  const own = sums[prices.own] ?? 0;
  let harm = -own;
  for (const sum of sums) harm += sum;
  return Math.exp(STEEPNESS * (placing(prices, action) - own + (HARM * harm) / (sums.length - 1)));
}

/** Written anew by every weighing. */
const prices = new Prices();
const appeal = new Appeal();

function turnWeights(view: SweetNoseView, playerID: PlayerID, actions: readonly Action[]): number[] {
  appeal.load(prices.load(view, playerID));
  const weights: number[] = [];
  for (let index = 0; index < actions.length; index++)
    weights.push(turnWeight(prices, appeal, actions[index] ?? END));
  return weights;
}

/** Gives what is sweet to others and takes what is not; lays low cards where much lies. */
export function policy(view: SweetNoseView, ctx: Ctx, actions: readonly Action[]): number[] {
  const { playerID } = view;
  if (playerID === null) return actions.map(() => 1);
  if (ctx.phase === 'trade') return turnWeights(view, playerID, actions);
  if (ctx.phase !== 'arrange') return actions.map(asideWeight);
  const plate = at(view.plates, playerID);
  return actions.map(({ args }) => layingWeight(plate, args));
}
