import type { Action, PlayerID } from '@/kit/action';
import { KINDS, type Kind, PLACE, SEATS } from '../rules/components';
import type { MarketArgs, SwapArgs, UseArgs } from '../rules/schemas';
import type { SweetNoseView } from '../rules/view';
import { expectLevels } from './belief';

type View = SweetNoseView;

/** Kinds in the row of a seat. */
export const WIDTH = KINDS.length;

/** What one seat can tell of what everybody's sweets cost, without seeing any card but its own. */
export class Prices {
  own = 0;
  seats = 0;
  market: View['market'] = [];
  cards: View['cards'] = [];
  /** By seat and kind, in one row: the level, known or expected, with what the market adds. */
  readonly levels = new Float64Array(SEATS.length * WIDTH);
  readonly counts = new Float64Array(SEATS.length * WIDTH);
  /** By kind: what all others have together that counts for them what lies at the market. */
  readonly atRisk = new Float64Array(WIDTH);
  /** By seat, whether the market adds nothing for it. */
  readonly exempt: boolean[] = SEATS.map(() => false);

  /** Reads how it looks from a seat; one object serves all the choices of a search. */
  load({ plates, bowls, market, seats, laid, given, cards }: View, playerID: PlayerID): this {
    const own = Number(playerID);
    this.own = own;
    this.seats = seats.length;
    this.market = market;
    this.cards = cards;
    const { levels, counts, atRisk, exempt } = this;
    atRisk.fill(0);
    for (let seat = 0; seat < seats.length; seat++) {
      const start = seat * WIDTH;
      expectLevels(laid[seat] ?? [], given[seat] ?? [], levels, start);
      const isExempt = seats[seat]?.isExempt ?? false;
      exempt[seat] = isExempt;
      const plate = plates[seat] ?? [];
      const bowl = bowls[seat] ?? [];
      for (let place = 0; place < WIDTH; place++) {
        const index = start + place;
        const count = (plate[place] ?? 0) + (bowl[place] ?? 0);
        counts[index] = count;
        const level = (seat === own ? cards[place] : levels[index]) ?? 0;
        levels[index] = isExempt ? level : level + (market[place] ?? 0);
        if (!isExempt && seat !== own) atRisk[place] = (atRisk[place] ?? 0) + count;
      }
    }
    return this;
  }

  level(seat: number, kind: Kind): number {
    return this.levels[seat * WIDTH + PLACE[kind]] ?? 0;
  }

  count(seat: number, kind: Kind): number {
    return this.counts[seat * WIDTH + PLACE[kind]] ?? 0;
  }

  /** What a swap at the market changes in a seat's sum because of what lies there afterwards. */
  shift(seat: number, give: Kind, take: Kind): number {
    return this.exempt[seat] ? 0 : this.count(seat, give) - this.count(seat, take);
  }

  /** What it adds to a seat's sum to have one for another. */
  difference(seat: number, gone: Kind, come: Kind): number {
    return this.level(seat, come) - this.level(seat, gone);
  }

  /** What a swap at the market adds to the own sum. */
  atMarket(give: Kind, take: Kind): number {
    const sum = this.shift(this.own, give, take) + this.difference(this.own, give, take);
    return this.exempt[this.own] ? sum : sum - 2;
  }
}

/** By seat, what an action adds to its sum, as far as one can tell. */
export function changes(prices: Prices, { move, args }: Action): number[] {
  const { own } = prices;
  const sums = Array.from({ length: prices.seats }, () => 0);
  const add = (seat: number, points: number) => {
    sums[seat] = (sums[seat] ?? 0) + points;
  };
  /** One seat has one for another. */
  const trade = (seat: number, gone: Kind, come: Kind) => add(seat, prices.difference(seat, gone, come));
  if (move === 'swap') {
    const [target, take, give] = args as unknown as SwapArgs;
    trade(own, give, take);
    trade(Number(target), take, give);
  } else if (move === 'market') {
    const [give, take] = args as unknown as MarketArgs;
    for (const seat of sums.keys())
      add(seat, seat === own ? prices.atMarket(give, take) : prices.shift(seat, give, take));
  } else if (move === 'use') powerOn(prices, args as unknown as UseArgs, add, trade);
  return sums;
}

function powerOn(
  prices: Prices,
  args: UseArgs,
  add: (seat: number, points: number) => void,
  trade: (seat: number, gone: Kind, come: Kind) => void,
): void {
  const { own, cards, market } = prices;
  switch (args[0]) {
    case 'bowls':
      trade(own, args[2], args[3]);
      trade(Number(args[1]), args[3], args[2]);
      break;
    case 'pairs': {
      const [, target, one, two, three, four] = args;
      trade(own, one, three);
      trade(own, two, four);
      trade(Number(target), three, one);
      trade(Number(target), four, two);
      break;
    }
    case 'relabel': {
      const [, one, two] = args;
      const apart = (cards[PLACE[two]] ?? 0) - (cards[PLACE[one]] ?? 0);
      add(own, apart * (prices.count(own, one) - prices.count(own, two)));
      break;
    }
    case 'sugarfree':
      for (const kind of KINDS) add(own, -prices.count(own, kind) * (market[PLACE[kind]] ?? 0));
  }
}

/** How far the sweet is from the middle: below it is good to have, and safe in the bowl. */
const MIDDLE = 3;
const SAFE = 0.3;

/** What speaks for a power that changes nobody's sum at once: what it makes safe, or lets go again. */
export function placing(prices: Prices, { move, args }: Action): number {
  if (move !== 'use') return 0;
  const { own } = prices;
  const cheap = (seat: number, kind: Kind) => SAFE * (MIDDLE - prices.level(seat, kind));
  const [shop, ...on] = args as unknown as [UseArgs[0], ...string[]];
  switch (shop) {
    case 'tasting':
      return cheap(own, on[0] as Kind);
    case 'twins':
      return cheap(own, on[1] as Kind) - cheap(Number(on[0]), on[1] as Kind);
    case 'refill':
      return -cheap(own, on[0] as Kind);
    case 'turnover':
      return cheap(own, on[1] as Kind) - cheap(own, on[0] as Kind);
    case 'tidy':
      return cheap(Number(on[0]), on[1] as Kind);
    default:
      return 0;
  }
}
