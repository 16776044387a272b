import type { Action, PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { expectedLevels } from './belief';
import { type Kind, none, PLACE } from './components';
import type { MarketArgs, SwapArgs, UseArgs } from './schemas';
import type { SweetNoseView } from './view';

type View = SweetNoseView;

/** What one seat can tell of what everybody's sweets cost, without seeing any card but its own. */
export class Prices {
  readonly own: number;
  /** By seat, by kind: the level, known or expected, with what the market adds. */
  readonly levels: readonly (readonly number[])[];
  readonly counts: readonly (readonly number[])[];
  /** By kind: what all others have together that counts for them what lies at the market. */
  readonly #atRisk: readonly number[];

  constructor(
    readonly view: View,
    playerID: PlayerID,
  ) {
    const { plates, bowls, market, seats } = view;
    this.own = Number(playerID);
    const atRisk = none();
    this.counts = plates.map((plate, seat) => {
      const counts = none();
      const bowl = bowls[seat];
      const isAtRisk = seat !== this.own && !seats[seat]?.isExempt;
      for (let place = 0; place < counts.length; place++) {
        const count = (plate[place] ?? 0) + (bowl?.[place] ?? 0);
        counts[place] = count;
        if (isAtRisk) atRisk[place] = (atRisk[place] ?? 0) + count;
      }
      return counts;
    });
    this.#atRisk = atRisk;
    this.levels = seats.map(({ isExempt }, seat) => {
      const levels: readonly number[] =
        seat === this.own
          ? view.cards
          : expectedLevels(at(view.laid, String(seat)), at(view.given, String(seat)));
      return isExempt ? levels : levels.map((level, place) => level + (market[place] ?? 0));
    });
  }

  level(seat: number, kind: Kind): number {
    return this.levels[seat]?.[PLACE[kind]] ?? 0;
  }

  count(seat: number, kind: Kind): number {
    return this.counts[seat]?.[PLACE[kind]] ?? 0;
  }

  /** What a swap at the market changes in a seat's sum because of what lies there afterwards. */
  shift(seat: number, give: Kind, take: Kind): number {
    if (this.view.seats[seat]?.isExempt) return 0;
    return this.count(seat, give) - this.count(seat, take);
  }

  /** What it adds to a seat's sum to have one for another. */
  difference(seat: number, gone: Kind, come: Kind): number {
    const levels = this.levels[seat];
    return (levels?.[PLACE[come]] ?? 0) - (levels?.[PLACE[gone]] ?? 0);
  }

  /** What a swap at the market adds to the own sum. */
  atMarket(give: Kind, take: Kind): number {
    const sum = this.shift(this.own, give, take) + this.difference(this.own, give, take);
    return this.view.seats[this.own]?.isExempt ? sum : sum - 2;
  }

  /** And to those of all others together. */
  othersAtMarket(give: Kind, take: Kind): number {
    return (this.#atRisk[PLACE[give]] ?? 0) - (this.#atRisk[PLACE[take]] ?? 0);
  }
}

/** By seat, what an action adds to its sum, as far as one can tell. */
export function changes(prices: Prices, { move, args }: Action): number[] {
  const { own, view } = prices;
  const sums = view.seats.map(() => 0);
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
  const { own, view } = prices;
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
      const apart = (view.cards[PLACE[two]] ?? 0) - (view.cards[PLACE[one]] ?? 0);
      add(own, apart * (prices.count(own, one) - prices.count(own, two)));
      break;
    }
    case 'sugarfree':
      for (const [place, count] of at(prices.counts, String(own)).entries())
        add(own, -count * (view.market[place] ?? 0));
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
