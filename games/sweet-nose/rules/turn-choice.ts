import type { Action, PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { END, MARKET, SWAP, TAKEAWAY } from './actions';
import { Appeal } from './appeal';
import { type Amounts, type Level, SEATS } from './components';
import { turnWeight } from './policy';
import { uses } from './powers';
import type { SweetNoseG } from './state';
import { AT_MARKET } from './trade-terms';
import { Prices, WIDTH } from './values';

/** All of a position that lies open. */
type Open = Omit<SweetNoseG, 'cards'>;

/** From the own plate to the market and back into the bowl: the exchanges of AT_MARKET once more. */
const TO_BOWL = AT_MARKET + 1;
const NOTHING: readonly Action[] = [];

/**
 * What a seat may do in its turn, each as much wanted as `policy` says in that seat's view, without a list of it
 * all: exchanges are weighed by partner, and only those with the one that is drawn are gone through.
 */
export class TurnChoice {
  readonly #prices = new Prices();
  readonly #appeal = new Appeal();
  /** By partner, all exchanges together; those into the bowl are as much again as those of the market. */
  readonly #shares = new Float64Array(TO_BOWL);
  #own = 0;
  #exchanges = 0;
  /** What is no exchange with the market or on plates: the shop's power, and the end of the turn. */
  #besides = NOTHING;
  readonly #weights: number[] = [];
  #open: Open | undefined;

  /** What all others expect of a seat, which changes with what that seat does and nothing else. */
  expect(open: Open, seat: number): void {
    this.#prices.expect(open, seat);
  }

  /** Looks at it all from a seat with these cards; `isWhim`: it wants anything as much as anything else. The weight of all together. */
  weigh(open: Open, cards: readonly Level[], own: number, isWhim: boolean): number {
    this.#open = open;
    this.#own = own;
    this.#prices.sit(open, cards, own);
    if (isWhim) this.#appeal.level();
    else this.#appeal.load(this.#prices);
    const playerID = String(own);
    const { shop } = at(open.seats, playerID);
    this.#exchanges = open.hasTraded ? 0 : this.#weighExchanges(open, shop === 'takeaway');
    const mustTrade = this.#exchanges > 0;
    this.#besides = mustTrade && shop === null ? NOTHING : this.#powers(open, playerID, mustTrade);
    let total = this.#exchanges;
    this.#weights.length = 0;
    for (const action of this.#besides) {
      const weight = isWhim ? 1 : turnWeight(this.#prices, this.#appeal, action);
      this.#weights.push(weight);
      total += weight;
    }
    return total;
  }

  #powers(open: Open, playerID: PlayerID, mustTrade: boolean): readonly Action[] {
    const { shop } = at(open.seats, playerID);
    const actions = shop === null ? [] : uses(open, playerID, shop);
    if (!mustTrade) actions.push(END);
    return actions;
  }

  #weighExchanges({ plates, market }: Open, isToBowl: boolean): number {
    const own = plates[this.#own] ?? [];
    const atMarket = this.#appeal.ofAll(AT_MARKET, own, market);
    this.#shares.fill(0);
    this.#shares[AT_MARKET] = atMarket;
    let total = isToBowl ? 2 * atMarket : atMarket;
    for (let seat = 0; seat < plates.length; seat++) {
      if (seat === this.#own) continue;
      const share = this.#appeal.ofAll(seat, own, plates[seat] ?? []);
      this.#shares[seat] = share;
      total += share;
    }
    return total;
  }

  /** What lies so far along all the weights, from 0 to their total. */
  at(place: number): Action {
    let rest = place - this.#exchanges;
    if (rest < 0) return this.#exchangeAt(place);
    const last = this.#weights.length - 1;
    let index = 0;
    for (; index < last && rest >= (this.#weights[index] ?? 0); index++) rest -= this.#weights[index] ?? 0;
    return this.#besides[index] ?? END;
  }

  #exchangeAt(place: number): Action {
    let rest = place;
    let partner = 0;
    for (; partner < TO_BOWL && rest >= (this.#shares[partner] ?? 0); partner++)
      rest -= this.#shares[partner] ?? 0;
    const plates = this.#open?.plates ?? [];
    const theirs = (partner < SEATS.length ? plates[partner] : this.#open?.market) ?? [];
    const { give, take } = this.#coupleAt(
      rest,
      Math.min(partner, AT_MARKET),
      plates[this.#own] ?? [],
      theirs,
    );
    if (partner === TO_BOWL) return TAKEAWAY[give]?.[take] ?? END;
    return (partner === AT_MARKET ? MARKET[give]?.[take] : SWAP[partner]?.[take]?.[give]) ?? END;
  }

  #coupleAt(place: number, partner: number, own: Readonly<Amounts>, theirs: Readonly<Amounts>) {
    let rest = place;
    let found = { give: 0, take: 0 };
    for (let give = 0; give < WIDTH; give++) {
      if (own[give] === 0) continue;
      for (let take = 0; take < WIDTH; take++) {
        if (take === give || theirs[take] === 0) continue;
        found = { give, take };
        rest -= this.#appeal.ofOne(partner, give, take);
        if (rest < 0) return found;
      }
    }
    return found;
  }
}
