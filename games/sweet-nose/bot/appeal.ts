import { SEATS } from '../rules/components';
import { type Prices, WIDTH } from '../seat/values';
import { AT_MARKET, type TradeTerms } from './trade-terms';

/** Steepness with which a smaller sum is preferred. */
export const STEEPNESS = 0.9;
/** What it is worth that the others have more. */
export const HARM = 0.8;
const SAVED_AT_MARKET = Math.exp(STEEPNESS);

/**
 * How much a seat wants each exchange: e to the power of what it takes off the own sum and adds to those of all
 * others. Every sum changes by what goes and by what comes, so that this is a product of two factors, by
 * partner and kind; the hundreds of exchanges that there may be take these and reckon no more.
 */
export class Appeal {
  readonly #gone = new Float64Array((SEATS.length + 1) * WIDTH);
  readonly #come = new Float64Array((SEATS.length + 1) * WIDTH);

  load({ own, seats, levels, counts, atRisk, exempt }: Prices): void {
    const harm = HARM / (seats - 1);
    const start = own * WIDTH;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === own) continue;
      for (let place = 0; place < WIDTH; place++) {
        const index = seat * WIDTH + place;
        this.#set(index, (levels[start + place] ?? 0) + harm * (levels[index] ?? 0), 1);
      }
    }
    // What goes makes its kind dearer for one sweet less than there were, what comes its own cheaper for one more.
    const isExempt = exempt[own] ?? false;
    const saved = isExempt ? 1 : SAVED_AT_MARKET;
    for (let place = 0; place < WIDTH; place++) {
      const count = isExempt ? 0 : (counts[start + place] ?? 0);
      const worth = (levels[start + place] ?? 0) + harm * (atRisk[place] ?? 0) - count;
      this.#set(AT_MARKET * WIDTH + place, worth, saved);
    }
  }

  #set(index: number, worth: number, saved: number): void {
    const factor = Math.exp(STEEPNESS * worth);
    this.#gone[index] = saved * factor;
    this.#come[index] = saved / factor;
  }

  of({ partner, give, take, giveToo, takeToo }: TradeTerms): number {
    const first = this.#ofOne(partner, give, take);
    return giveToo < 0 ? first : first * this.#ofOne(partner, giveToo, takeToo);
  }

  /** One of the kind at a place for one of another. */
  #ofOne(partner: number, give: number, take: number): number {
    return (this.#gone[partner * WIDTH + give] ?? 0) * (this.#come[partner * WIDTH + take] ?? 0);
  }
}
