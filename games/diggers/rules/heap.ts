import { CODES } from './codes';
import { CARD, type Card, DECK } from './components';
import type { DiggersG } from './state';

const MOST = DECK.length;
const GONE = -1;

/**
 * The cards on the table laid out for speed: typed arrays by number in the order of laying, and a list of what
 * nothing lies on, which is written down with every card laid and taken.
 */
export class Heap {
  readonly x = new Int8Array(MOST);
  readonly y = new Int8Array(MOST);
  /** What a card is, by code: nothing to choose by where `isDown`. */
  readonly codes = new Int8Array(MOST);
  readonly isDown = new Uint8Array(MOST);
  /** Numbers of the cards nothing lies on: the first `freeCount`. In the order of laying until one is taken. */
  readonly free = new Int8Array(MOST);
  freeCount = 0;
  /** Cards laid so far, and so the number of the next. */
  #count = 0;
  /** How many cards lie on each, as counted by `settle`. */
  readonly #above = new Int8Array(MOST);

  load({ table, faces }: Pick<DiggersG, 'table' | 'faces'>): void {
    this.freeCount = 0;
    this.#count = 0;
    for (const { n, x, y, card } of table) {
      while (this.#count < n) this.#above[this.#count++] = GONE;
      this.lay(x, y, CODES[card ?? (faces[n] as Card)], card === null);
    }
  }

  /** Lays a card on top of whatever is there. `settle` before the next is taken. */
  lay(x: number, y: number, code: number, isDown: boolean): void {
    const number = this.#count++;
    this.x[number] = x;
    this.y[number] = y;
    this.codes[number] = code;
    this.isDown[number] = isDown ? 1 : 0;
    this.#above[number] = 0;
    let count = 0;
    for (let index = 0; index < this.freeCount; index++) {
      const other = this.free[index] ?? 0;
      if (!this.#overlap(other, x, y)) this.free[count++] = other;
    }
    this.free[count++] = number;
    this.freeCount = count;
  }

  #overlap(other: number, x: number, y: number): boolean {
    return (
      Math.abs((this.x[other] as number) - x) < CARD.width &&
      Math.abs((this.y[other] as number) - y) < CARD.height
    );
  }

  /** Counts what lies on each card, once everything has been laid. */
  settle(): void {
    const above = this.#above;
    for (let number = 1; number < this.#count; number++) {
      if (above[number] === GONE) continue;
      const x = this.x[number] as number;
      const y = this.y[number] as number;
      for (let below = 0; below < number; below++)
        if (above[below] !== GONE && this.#overlap(below, x, y)) above[below] = (above[below] as number) + 1;
    }
  }

  /** Takes the card at that index of `free`; returns its number. */
  take(index: number): number {
    const { free } = this;
    const above = this.#above;
    const number = free[index] as number;
    free[index] = free[--this.freeCount] as number;
    above[number] = GONE;
    const x = this.x[number] as number;
    const y = this.y[number] as number;
    for (let below = 0; below < number; below++) {
      const count = above[below] as number;
      if (count <= 0 || !this.#overlap(below, x, y)) continue;
      above[below] = count - 1;
      if (count === 1) free[this.freeCount++] = below;
    }
    return number;
  }
}
