import { type Card, COLOURS, KINDS, MANAGER_VALUE, PRINTS, WORDS } from './components';
import { Holding } from './holding';
import type { DiggersOptions } from './schemas';
import type { OpenSeat } from './state';

/** How much of the next step of a unit counts while there is time for it. */
const PROSPECT = 0.5;
/** Audience that a scout is taken to bring to somebody who still has a turn to send it in. */
const SCOUT = 4;

/** What a seat goes by when it weighs what to take. All of it is in halves. */
export class Appetite {
  /** Worth by kind; sets apart. */
  readonly kinds = new Float64Array(COLOURS.length * KINDS);
  /** What a set more is worth, by costume. */
  readonly costumes = new Float64Array(WORDS.length + 1);
  readonly #holding = new Holding([], { costumes: false });

  load({ cards, markers }: Pick<OpenSeat, 'cards' | 'markers'>, options: DiggersOptions): void {
    this.#holding.load(cards, options);
    for (let colour = 0; colour < COLOURS.length; colour++) this.#weighColour(colour);
    this.#weighCostumes();
    this.weighScouts(markers);
  }

  /** A scout is nothing to a seat that has no markers left, and so no other turn. */
  weighScouts(markers: number): void {
    for (let colour = 0; colour < COLOURS.length; colour++)
      this.kinds[colour * KINDS] = markers > 0 ? SCOUT : 0;
  }

  /** Weighs anew with one card more. */
  take(card: Card): void {
    this.#holding.add(card);
    const { kind, costume } = PRINTS[card];
    if (kind % KINDS !== 0) this.#weighColour(Math.floor(kind / KINDS));
    if (costume < WORDS.length) this.#weighCostumes();
  }

  #weighColour(colour: number): void {
    const prospect = PROSPECT * this.#holding.stepOf(colour);
    const gains = this.#holding.gainsOf(colour);
    for (let value = 1; value < MANAGER_VALUE; value++)
      this.kinds[colour * KINDS + value] = (gains[value] ?? 0) + prospect;
    this.kinds[colour * KINDS + MANAGER_VALUE] = gains[MANAGER_VALUE] ?? 0;
  }

  #weighCostumes(): void {
    for (let costume = 0; costume <= WORDS.length; costume++)
      this.costumes[costume] = this.#holding.setGainOf(costume);
  }

  worthOf(card: Card): number {
    const { kind, costume } = PRINTS[card];
    return (this.kinds[kind] ?? 0) + (this.costumes[costume] ?? 0);
  }
}
