import { Appetite } from './appetite';
import { type Card, COLOURS, type Colour, PRINTS, SET_BONUS, WORDS, type Word } from './components';
import type { DiggersOptions } from './schemas';
import { type Audience, audienceOf } from './scoring';
import type { OpenSeat } from './state';

/** One seat in a playout: what it has, and how much it wants what else there is. */
export class Digger {
  markers = 0;
  /** Scouts that have not been sent. */
  scouts = 0;
  readonly appetite = new Appetite();
  #cards: Card[] = [];
  #options: DiggersOptions = { costumes: false };

  load(seat: OpenSeat, options: DiggersOptions): void {
    this.markers = seat.markers;
    this.scouts = 0;
    this.#cards = [...seat.cards];
    for (const card of seat.cards) if (PRINTS[card].role === 'scout') this.scouts += 1;
    this.#options = options;
    this.appetite.load(seat, options);
  }

  pay(markers: number): void {
    this.markers -= markers;
    if (this.markers === 0) this.appetite.weighScouts(0);
  }

  take(card: Card): void {
    this.#cards.push(card);
    if (PRINTS[card].role === 'scout') this.scouts += 1;
    else this.appetite.take(card);
  }

  /**
   * A colour for each manager whose idol is to be chosen. Where there are no more idols than managers, all of
   * them go at once (DG6).
   */
  breakHearts(): Colour[] {
    const choices: Colour[] = [];
    for (const colour of COLOURS) {
      let managers = 0;
      let idols = 0;
      for (const card of this.#cards) {
        const { role, colour: own } = PRINTS[card];
        if (own !== colour) continue;
        if (role === 'manager') managers += 1;
        if (role === 'idol') idols += 1;
      }
      if (managers === 0 || idols === 0) continue;
      if (idols > managers) for (let lost = 0; lost < managers; lost++) choices.push(colour);
      else for (let lost = 0; lost < idols; lost++) this.lose(colour);
    }
    return choices;
  }

  /** Gives up the idol of that colour that costs least; undefined where there is none. */
  lose(colour: Colour): Card | undefined {
    let least = Number.POSITIVE_INFINITY;
    let lost = -1;
    for (const [index, card] of this.#cards.entries()) {
      const { role, value, word, colour: own } = PRINTS[card];
      if (role !== 'idol' || own !== colour) continue;
      const cost = value + (this.#isInEverySet(word) ? SET_BONUS : 0);
      if (cost >= least) continue;
      least = cost;
      lost = index;
    }
    return lost < 0 ? undefined : this.#cards.splice(lost, 1)[0];
  }

  /** Whether one idol less in that costume is one set less (DG9). */
  #isInEverySet(costume: Word | null): boolean {
    if (!this.#options.costumes || costume === null) return false;
    const counts = WORDS.map((word) => this.#cards.filter((card) => PRINTS[card].word === word).length);
    const sets = Math.min(...counts);
    return sets > 0 && counts[WORDS.indexOf(costume)] === sets;
  }

  get audience(): Audience {
    return audienceOf(this.#cards, this.#options);
  }
}
