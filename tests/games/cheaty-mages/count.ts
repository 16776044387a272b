import { SPELLS, type Spell } from '@games/cheaty-mages/rules/components';
import type { CheatyMagesG } from '@games/cheaty-mages/rules/state';
import type { Notes } from './notes';

type G = CheatyMagesG;

export const copiesOf = (cards: readonly Spell[], spell: Spell): number =>
  cards.filter((one) => one === spell).length;

/** How many ways there are to take so many of so many. */
const choose = (all: number, taken: number): number => {
  let ways = taken < 0 || taken > all ? 0 : 1;
  for (let step = 1; step <= taken; step++) ways = (ways * (all - step + 1)) / step;
  return ways;
};
/** The chance of so many hits among those drawn. */
const draws = (all: number, hits: number, drawn: number, found: number): number =>
  drawn > all ? 0 : (choose(hits, found) * choose(all - hits, drawn - found)) / choose(all, drawn);

/** Cards that are alike as far as face-down places go, of those outside the deck or of the rest. */
interface Cell {
  readonly cards: readonly Spell[];
  readonly isOutside: boolean;
  readonly spells: ReadonlySet<Spell>;
}

/** One way to fill the face-down places: how many cards each cell gives, and which gives the one asked about. */
interface Filling {
  readonly used: readonly number[];
  readonly asked: number;
  readonly weight: number;
}

/** Everything that is hidden from a seat, counted out. */
export class Count {
  readonly places: readonly ReadonlySet<Spell>[];
  readonly cells: readonly Cell[];
  readonly outside: readonly Spell[];
  readonly rest: readonly Spell[];
  readonly held: number;

  constructor(
    readonly world: G,
    readonly notes: Notes,
  ) {
    this.places = notes.rows.flatMap((row) =>
      row.filter(({ spell }) => spell === null).map(({ could }) => could),
    );
    const unseen = notes.unseen();
    this.outside = [...notes.outside];
    for (const spell of this.outside) unseen.splice(unseen.indexOf(spell), 1);
    this.rest = unseen;
    this.held = world.hands.reduce(
      (sum, { length }, seat) => sum + (String(seat) === notes.self ? 0 : length),
      0,
    );
    const kinds = new Map<string, Spell[]>();
    for (const spell of SPELLS) {
      const sign = this.places.map((could) => (could.has(spell) ? 1 : 0)).join();
      kinds.set(sign, [...(kinds.get(sign) ?? []), spell]);
    }
    this.cells = [...kinds.values()].flatMap((spells) => {
      const set = new Set(spells);
      return [this.outside, this.rest].map((cards, index) => ({
        cards: cards.filter((spell) => set.has(spell)),
        isOutside: index === 0,
        spells: set,
      }));
    });
  }

  /** Every way to fill the face-down places, with its share; `place` is the one asked about. */
  fillings(place: number): Filling[] {
    let states = new Map<string, Filling>([['', { used: this.cells.map(() => 0), asked: -1, weight: 1 }]]);
    for (const [index, could] of this.places.entries()) {
      const next = new Map<string, Filling>();
      for (const { used, asked, weight } of states.values())
        for (const [cell, { cards, spells }] of this.cells.entries()) {
          const left = cards.length - (used[cell] ?? 0);
          const [example] = spells;
          if (left <= 0 || example === undefined || !could.has(example)) continue;
          const after = used.with(cell, (used[cell] ?? 0) + 1);
          const now = index === place ? cell : asked;
          const key = `${after.join()} ${now}`;
          next.set(key, { used: after, asked: now, weight: (next.get(key)?.weight ?? 0) + weight * left });
        }
      states = next;
    }
    const all = [...states.values()].map((filling) => ({
      ...filling,
      weight: filling.weight * this.#elsewhere(filling.used),
    }));
    const sum = all.reduce((total, { weight }) => total + weight, 0);
    return all.map((filling) => ({ ...filling, weight: filling.weight / sum }));
  }

  #left(used: readonly number[], isOutside: boolean): number {
    return this.cells.reduce(
      (sum, cell, index) =>
        cell.isOutside === isOutside ? sum + cell.cards.length - (used[index] ?? 0) : sum,
      0,
    );
  }

  /** The chance that what is known to be outside the deck and lies in no row is all in hands. */
  #elsewhere(used: readonly number[]): number {
    const left = this.#left(used, true);
    const all = left + this.#left(used, false);
    return choose(this.held, left) / choose(all, left);
  }

  /** What lies in one of the face-down places. */
  place(index: number): Map<string, number> {
    const chances = new Map<string, number>();
    for (const { asked, weight } of this.fillings(index)) {
      const cards = this.cells[asked]?.cards ?? [];
      for (const spell of cards) chances.set(spell, (chances.get(spell) ?? 0) + weight / cards.length);
    }
    return chances;
  }

  /** Copies of a spell that are left in a cell after so many of its cards were used. */
  #remaining(cell: Cell | undefined, used: number, spell: Spell): [number, number][] {
    if (cell === undefined) return [[0, 1]];
    const copies = copiesOf(cell.cards, spell);
    return Array.from({ length: copies + 1 }, (_, gone): [number, number] => [
      copies - gone,
      draws(cell.cards.length, copies, used, gone),
    ]);
  }

  #cellOf(spell: Spell, isOutside: boolean): number {
    return this.cells.findIndex((cell) => cell.isOutside === isOutside && cell.spells.has(spell));
  }

  /** How many copies of a spell a hand of this size holds. */
  hand(size: number, spell: Spell): Map<string, number> {
    const chances = new Map<string, number>();
    const [known, open] = [this.#cellOf(spell, true), this.#cellOf(spell, false)];
    for (const { used, weight } of this.fillings(-1)) {
      const [outside, rest] = [this.#left(used, true), this.#left(used, false)];
      for (const [hits, chance] of this.#remaining(this.cells[known], used[known] ?? 0, spell))
        for (const [others, likely] of this.#remaining(this.cells[open], used[open] ?? 0, spell))
          for (let mine = 0; mine <= Math.min(size, outside); mine++) {
            const share = weight * chance * likely * draws(this.held, outside, size, mine);
            for (let one = 0; one <= Math.min(hits, mine); one++)
              for (let two = 0; two <= Math.min(others, size - mine); two++) {
                const part = share * draws(outside, hits, mine, one) * draws(rest, others, size - mine, two);
                const key = String(one + two);
                if (part > 0) chances.set(key, (chances.get(key) ?? 0) + part);
              }
          }
    }
    return chances;
  }

  /** The next card of the deck. */
  next(): Map<string, number> {
    const chances = new Map<string, number>();
    for (const { used, weight } of this.fillings(-1)) {
      const rest = this.#left(used, false);
      for (const spell of new Set(this.rest)) {
        const open = this.#cellOf(spell, false);
        for (const [hits, chance] of this.#remaining(this.cells[open], used[open] ?? 0, spell))
          if (hits > 0) chances.set(spell, (chances.get(spell) ?? 0) + (weight * chance * hits) / rest);
      }
    }
    return chances;
  }
}
