import { type Card, COLOURS, DECK, KINDS, MANAGER_VALUE, PRINTS, WORDS } from '../rules/components';
import type { DiggersOptions } from '../rules/schemas';
import type { OpenSeat } from '../rules/state';
import type { DiggersView } from '../rules/view';
import { Holding } from '../seat/holding';

/** How much of the next step of a unit counts while there is time for it. */
const PROSPECT = 0.5;
/** Audience that a scout is taken to bring to somebody who still has a turn to send it in. */
const SCOUT = 4;

/** Cards in the box, by kind and by costume. */
const BOX_KINDS = new Uint8Array(COLOURS.length * KINDS);
const BOX_COSTUMES = new Uint8Array(WORDS.length + 1);
for (const card of DECK) {
  const { kind, costume } = PRINTS[card];
  BOX_KINDS[kind] = (BOX_KINDS[kind] ?? 0) + 1;
  BOX_COSTUMES[costume] = (BOX_COSTUMES[costume] ?? 0) + 1;
}

/** What cards are worth to a seat that may take them. All of it is in halves. */
export class CardWorth {
  /** By kind; sets apart. */
  readonly #kinds = new Float64Array(COLOURS.length * KINDS);
  /** What a set more is worth, by costume. */
  readonly #costumes = new Float64Array(WORDS.length + 1);
  readonly #holding = new Holding([], { costumes: false });

  /** Weighs anew, for another seat or another album. */
  load({ cards, markers }: Pick<OpenSeat, 'cards' | 'markers'>, options: DiggersOptions): void {
    this.#holding.load(cards, options);
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const prospect = PROSPECT * this.#holding.stepOf(colour);
      const gains = this.#holding.gainsOf(colour);
      const first = colour * KINDS;
      // A scout is nothing to a seat that has no markers left, and so no other turn.
      this.#kinds[first] = markers > 0 ? SCOUT : 0;
      for (let value = 1; value < MANAGER_VALUE; value++)
        this.#kinds[first + value] = (gains[value] ?? 0) + prospect;
      this.#kinds[first + MANAGER_VALUE] = gains[MANAGER_VALUE] ?? 0;
    }
    for (let costume = 0; costume <= WORDS.length; costume++)
      this.#costumes[costume] = this.#holding.setGainOf(costume);
  }

  of(card: Card): number {
    const { kind, costume } = PRINTS[card];
    return (this.#kinds[kind] ?? 0) + (this.#costumes[costume] ?? 0);
  }

  /**
   * What a card that lies face down is worth on average: the whole box less what has been seen. In halves, so
   * that the sum is the same in any order.
   */
  ofUnseen({ table, seats, stacks }: Pick<DiggersView, 'table' | 'seats' | 'stacks'>): number {
    let sum = 0;
    let count = DECK.length;
    for (let kind = 0; kind < BOX_KINDS.length; kind++)
      sum += (BOX_KINDS[kind] ?? 0) * (this.#kinds[kind] ?? 0);
    for (let costume = 0; costume < BOX_COSTUMES.length; costume++)
      sum += (BOX_COSTUMES[costume] ?? 0) * (this.#costumes[costume] ?? 0);
    const see = (card: Card | null) => {
      if (card === null) return;
      sum -= this.of(card);
      count -= 1;
    };
    for (const { card } of table) see(card);
    for (const { top } of stacks) see(top);
    for (const { cards, spent, lost } of seats) {
      cards.forEach(see);
      spent.forEach(see);
      lost.forEach(see);
    }
    return sum / Math.max(1, count);
  }
}
