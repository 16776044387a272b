import type { QuickDice } from '@/kit/quick-dice';
import { CARD, CARDS, DECK, LAST_X, LAST_Y, PRINTS } from './components';
import type { Heap } from './heap';
import { indexAt } from './index-at';
import { SPOTS, spotsUnder } from './spots';
import { BARE, MOST_BARE, TEMPTING, TEMPTING_DOWN, WHIM } from './taste';

/** Over each card, across each two of them, and on bare wood. */
const MOST = 2 * DECK.length + MOST_BARE;

const TEMPTATION = Float64Array.from(CARDS, (card) => TEMPTING[PRINTS[card].value] ?? 1);
const SPOT_X = Int8Array.from(SPOTS, ({ x }) => x);
const SPOT_Y = Int8Array.from(SPOTS, ({ y }) => y);
const ALL_SPOTS = (1 << SPOTS.length) - 1;

/** Where cards are laid in a playout: the policy's handful of placings, and by lot anywhere. */
export class Burial {
  /** The corner that was chosen last. */
  x = 0;
  y = 0;
  readonly #heap: Heap;
  readonly #luck: QuickDice;
  /** Spots of the table that something lies on, a bit each. */
  #covered = 0;
  /** Where the next card may go: corners, and how tempting each is. */
  readonly #xs = new Int8Array(MOST);
  readonly #ys = new Int8Array(MOST);
  readonly #weights = new Float64Array(MOST);
  #count = 0;

  constructor(heap: Heap, luck: QuickDice) {
    this.#heap = heap;
    this.#luck = luck;
  }

  begin(table: readonly { readonly x: number; readonly y: number }[]): void {
    this.#covered = 0;
    for (const { x, y } of table) this.#covered |= spotsUnder(x, y);
  }

  /** Chooses a corner for the next card. */
  choose(): void {
    const luck = this.#luck.next();
    if (luck < WHIM) {
      this.x = Math.floor((luck / WHIM) * (LAST_X + 1));
      this.y = Math.floor(this.#luck.next() * (LAST_Y + 1));
    } else {
      const total = this.#weigh();
      const index = indexAt(this.#weights, this.#count, ((luck - WHIM) / (1 - WHIM)) * total);
      this.x = this.#xs[index] as number;
      this.y = this.#ys[index] as number;
    }
    this.#covered |= spotsUnder(this.x, this.y);
  }

  /** Lists where the card may go; returns the sum of the weights. */
  #weigh(): number {
    const { free, freeCount, x, y } = this.#heap;
    let total = 0;
    this.#count = 0;
    for (let index = 0; index < freeCount; index++) {
      const card = free[index] as number;
      const cardX = x[card] as number;
      const cardY = y[card] as number;
      const weight = this.#temptationOf(card);
      total += this.#add(cardX, cardY, weight);
      if (index + 1 === freeCount) break;
      const next = free[index + 1] as number;
      const nextX = x[next] as number;
      const nextY = y[next] as number;
      const left = (cardX + nextX) >> 1;
      const top = (cardY + nextY) >> 1;
      const isAcrossBoth =
        Math.max(Math.abs(left - cardX), Math.abs(left - nextX)) < CARD.width &&
        Math.max(Math.abs(top - cardY), Math.abs(top - nextY)) < CARD.height;
      if (isAcrossBoth) total += this.#add(left, top, weight + this.#temptationOf(next));
    }
    let bare = ~this.#covered & ALL_SPOTS;
    for (let found = 0; bare !== 0 && found < MOST_BARE; found++) {
      const spot = 31 - Math.clz32(bare & -bare);
      total += this.#add(SPOT_X[spot] as number, SPOT_Y[spot] as number, BARE);
      bare &= bare - 1;
    }
    return total;
  }

  #temptationOf(card: number): number {
    const { isDown, codes } = this.#heap;
    return isDown[card] === 1 ? TEMPTING_DOWN : (TEMPTATION[codes[card] as number] as number);
  }

  #add(x: number, y: number, weight: number): number {
    const index = this.#count++;
    this.#xs[index] = x;
    this.#ys[index] = y;
    this.#weights[index] = weight;
    return weight;
  }
}
