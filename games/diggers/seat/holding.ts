import {
  type Card,
  COLOURS,
  KINDS,
  MANAGER_VALUE,
  PRINTS,
  SET_BONUS,
  unitBonus,
  WORDS,
} from '../rules/components';
import type { DiggersOptions } from '../rules/schemas';

/**
 * What a seat has taken, counted, and what any further card would add to what it will come to once its
 * managers have broken their hearts. Whoever counts gives up the least idols.
 */
export class Holding {
  /** Cards by kind. */
  readonly #cards = Array<number>(COLOURS.length * KINDS).fill(0);
  /** Idols by costume. */
  readonly #costumes = Array<number>(WORDS.length + 1).fill(0);
  #hasCostumes = false;

  constructor(cards: readonly Card[], options: DiggersOptions) {
    this.load(cards, options);
  }

  /** Counts anew, as what another seat has taken. */
  load(cards: readonly Card[], { costumes }: DiggersOptions): void {
    this.#hasCostumes = costumes;
    this.#cards.fill(0);
    this.#costumes.fill(0);
    for (const card of cards) this.add(card);
  }

  add(card: Card): void {
    const { kind, costume } = PRINTS[card];
    this.#cards[kind] = (this.#cards[kind] ?? 0) + 1;
    this.#costumes[costume] = (this.#costumes[costume] ?? 0) + 1;
  }

  #managers(index: number): number {
    return this.#cards[index * KINDS + MANAGER_VALUE] ?? 0;
  }

  /** Idols of a colour less its managers: so many will be left, or below 0 so many managers find none. */
  #surplus(index: number): number {
    let idols = 0;
    for (let value = 1; value < MANAGER_VALUE; value++) idols += this.#cards[index * KINDS + value] ?? 0;
    return idols - this.#managers(index);
  }

  /** Audience of the last idol of a colour to go when so many are given up; 0 where there is none. */
  #lastOf(index: number, givenUp: number): number {
    if (givenUp === 0) return 0;
    let rest = givenUp;
    for (let value = 1; value < MANAGER_VALUE; value++) {
      rest -= this.#cards[index * KINDS + value] ?? 0;
      if (rest <= 0) return value;
    }
    return 0;
  }

  /** What the next idol of a colour would add to its unit bonus. */
  stepOf(index: number): number {
    const left = Math.max(0, this.#surplus(index));
    return unitBonus(left + 1) - unitBonus(left);
  }

  /** Audience that one more card of a colour would add, by its own audience; sets apart. */
  gainsOf(index: number): readonly number[] {
    const surplus = this.#surplus(index);
    const managers = this.#managers(index);
    // Whoever is given up instead of a better newcomer, and stays instead of a lesser one.
    const last = this.#lastOf(index, managers);
    const step = this.stepOf(index);
    const gains = [0];
    for (let value = 1; value < MANAGER_VALUE; value++)
      gains.push(surplus < 0 ? 0 : Math.max(value, last) + step);
    const bonus = unitBonus(Math.max(0, surplus - 1)) - unitBonus(Math.max(0, surplus));
    gains.push(MANAGER_VALUE - this.#lastOf(index, managers + 1) + bonus);
    return gains;
  }

  /** Audience that one more idol in that costume would add to the sets. */
  setGainOf(costume: number): number {
    if (!this.#hasCostumes || costume === WORDS.length) return 0;
    const own = this.#costumes[costume] ?? 0;
    for (let other = 0; other < WORDS.length; other++)
      if (other !== costume && (this.#costumes[other] ?? 0) <= own) return 0;
    return SET_BONUS;
  }
}
