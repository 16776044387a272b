/** Cards face down or open, as numbers; the top is the last one. */
export class Pile {
  readonly cards: Uint8Array;
  count = 0;

  constructor(most: number) {
    this.cards = new Uint8Array(most);
  }

  /** In place of what lies here: these cards, by their numbers. */
  lay<T extends string>(cards: readonly T[], codes: Readonly<Record<T, number>>): void {
    for (let index = 0; index < cards.length; index++) this.cards[index] = codes[cards[index] as T];
    this.count = cards.length;
  }

  put(card: number): void {
    this.cards[this.count++] = card;
  }

  /** The top card; -1 where there is none. */
  draw(): number {
    return this.count === 0 ? -1 : (this.cards[--this.count] ?? -1);
  }

  get top(): number {
    return this.count === 0 ? -1 : (this.cards[this.count - 1] ?? -1);
  }

  /** Takes over all cards of another pile, shuffled by the same draws as `Random.Shuffle` makes. */
  shuffleIn(other: Pile, below: (count: number) => number): void {
    const { cards } = this;
    cards.set(other.cards.subarray(0, other.count));
    this.count = other.count;
    other.count = 0;
    this.shuffle(below);
  }

  shuffle(below: (count: number) => number): void {
    const { cards } = this;
    for (let last = this.count - 1; last > 0; last--) {
      const index = below(last + 1);
      const card = cards[last] ?? 0;
      cards[last] = cards[index] ?? 0;
      cards[index] = card;
    }
  }
}
