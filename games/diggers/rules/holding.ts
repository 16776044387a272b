import { type Card, COLOURS, MANAGER_VALUE, PRINTS, SET_BONUS, unitBonus, VALUES, WORDS } from './components';
import type { DiggersOptions } from './schemas';

const COLOUR_INDEX = { passion: 0, cool: 1, cute: 2, pop: 3 } as const;
const WORD_INDEX = { school: 0, rock: 1, kimono: 2, star: 3 } as const;
const WIDTH = VALUES.length + 1;

/**
 * What a seat has taken, counted: what it will come to once its managers have broken their hearts, and what
 * any further card would add to that. Whoever counts gives up the least idols.
 */
export class Holding {
  /** By colour and audience, in one row: idols. */
  readonly #idols = new Int8Array(COLOURS.length * WIDTH);
  readonly #units = new Int8Array(COLOURS.length);
  readonly #managers = new Int8Array(COLOURS.length);
  readonly #words = new Int8Array(WORDS.length);
  readonly #hasCostumes: boolean;

  constructor(cards: readonly Card[], { costumes }: DiggersOptions) {
    this.#hasCostumes = costumes;
    for (const card of cards) this.#add(card, 1);
  }

  #add(card: Card, count: 1 | -1): void {
    const { role, value, word, colour } = PRINTS[card];
    const index = COLOUR_INDEX[colour];
    if (role === 'manager') this.#managers[index] = (this.#managers[index] ?? 0) + count;
    if (role !== 'idol' || word === null) return;
    const place = index * WIDTH + value;
    this.#idols[place] = (this.#idols[place] ?? 0) + count;
    this.#units[index] = (this.#units[index] ?? 0) + count;
    this.#words[WORD_INDEX[word]] = (this.#words[WORD_INDEX[word]] ?? 0) + count;
  }

  /** Idols of a colour that will be left. */
  left(index: number): number {
    return Math.max(0, (this.#units[index] ?? 0) - (this.#managers[index] ?? 0));
  }

  /** Audience of a colour's idols and managers when the least idols have been given up. */
  #worthOf(index: number): number {
    const managers = this.#managers[index] ?? 0;
    let lost = managers;
    let sum = 0;
    for (let value = 1; value < WIDTH; value++) {
      const idols = this.#idols[index * WIDTH + value] ?? 0;
      const kept = Math.max(0, idols - lost);
      lost -= idols - kept;
      sum += kept * value;
    }
    return sum + MANAGER_VALUE * managers + unitBonus(this.left(index));
  }

  #sets(): number {
    return this.#hasCostumes ? SET_BONUS * Math.min(...this.#words) : 0;
  }

  /** Audience that one more card would add. */
  gainOf(card: Card): number {
    const { role, colour } = PRINTS[card];
    if (role === 'scout') return 0;
    const index = COLOUR_INDEX[colour];
    const before = this.#worthOf(index) + this.#sets();
    this.#add(card, 1);
    const gain = this.#worthOf(index) + this.#sets() - before;
    this.#add(card, -1);
    return gain;
  }

  /** What the next idol of a colour would add to its unit bonus. */
  stepOf(colour: (typeof COLOURS)[number]): number {
    const left = this.left(COLOUR_INDEX[colour]);
    return unitBonus(left + 1) - unitBonus(left);
  }
}
