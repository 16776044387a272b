import type { Action, PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import {
  type Card,
  DUEL_FROM,
  FACES,
  type Face,
  FEAST,
  JUMBO_POINTS,
  sumOf,
  VALUES,
} from '../rules/components';
import type { Cat10View } from '../rules/view';
import { chancesOf, pointsOf } from '../seat/chances';
import { leftInDeck } from '../seat/odds';

/** Points by seat. */
type Points = readonly number[];

/** The same points, but for some that one seat has more, and another one, if any, less. */
function moved(points: Points, to: number, count: number, from?: number): Points {
  const after = points.slice();
  after[to] = (after[to] ?? 0) + count;
  if (from !== undefined) after[from] = (after[from] ?? 0) - count;
  return after;
}

/**
 * The chances of a seat to win, by what it does in its turn: expectimax over every card that may come
 * and every side of the die, the best being done each time. Cards drawn from a pile count for what lies
 * in it on average.
 */
export class Prospects {
  readonly #view: Cat10View;
  readonly #seat: number;
  readonly #points: Points;
  #duel: number | undefined;

  constructor(view: Cat10View, playerID: PlayerID) {
    this.#view = view;
    this.#seat = Number(playerID);
    this.#points = pointsOf(view);
  }

  /** After an action that is legal now. */
  after({ move, args: [arg] }: Action): number {
    const { row, left, deckCount } = this.#view;
    switch (move) {
      case 'flip':
        return this.#flip(leftInDeck(this.#view), sumOf(row), deckCount);
      case 'take':
        return this.#take(sumOf(row), deckCount);
      case 'duel':
        return this.#afterDuel();
      case 'steal':
        return this.#steal(this.#points, left, Number(arg));
      case 'discard':
        return this.#discard(left, arg as Card);
      default:
        return this.#chance(moved(this.#points, this.#seat, JUMBO_POINTS, Number(arg)));
    }
  }

  #chance(points: Points, deckCount = this.#view.deckCount): number {
    return chancesOf(points, deckCount)[this.#seat] ?? 0;
  }

  #take(sum: number, deckCount: number): number {
    return this.#chance(moved(this.#points, this.#seat, sum), deckCount);
  }

  /** The next card, and then whatever is best; `left` counts the cards of the deck by value. */
  #flip(left: Record<Card, number>, sum: number, deckCount: number): number {
    let value = 0;
    for (const card of VALUES) {
      if (left[card] === 0) continue;
      const share = left[card] / deckCount;
      left[card] -= 1;
      value += share * this.#reach(left, sum + card, deckCount - 1);
      left[card] += 1;
    }
    return value;
  }

  #reach(left: Record<Card, number>, sum: number, deckCount: number): number {
    if (sum > FEAST) return this.#take(0, deckCount);
    if (sum === FEAST) return this.#jumbo(moved(this.#points, this.#seat, FEAST), deckCount);
    const stop = Math.max(this.#take(sum, deckCount), sum >= DUEL_FROM ? this.#afterDuel() : 0);
    return deckCount === 0 ? stop : Math.max(stop, this.#flip(left, sum, deckCount));
  }

  #afterDuel(): number {
    this.#duel ??= FACES.reduce((sum, face) => sum + this.#face(face), 0) / FACES.length;
    return this.#duel;
  }

  #face(face: Face): number {
    if (face === 'jumbo') return this.#jumbo(this.#points);
    return face === -2 ? this.#discard(2) : this.#steal(this.#points, face);
  }

  /** A jumbo pot from the supply, or from whoever it hurts most. */
  #jumbo(points: Points, deckCount = this.#view.deckCount): number {
    const { supply, jumbos } = this.#view;
    if (supply > 0) return this.#chance(moved(points, this.#seat, JUMBO_POINTS), deckCount);
    let best = this.#chance(points, deckCount);
    for (const [from, count] of jumbos.entries())
      if (count > 0 && from !== this.#seat)
        best = Math.max(best, this.#chance(moved(points, this.#seat, JUMBO_POINTS, from), deckCount));
    return best;
  }

  /** So many cards from other piles, each from where it serves best; the first one from `first`. */
  #steal(points: Points, left: number, first?: number, drawn: readonly number[] = []): number {
    let best: number | undefined;
    for (const [from, pile] of this.#view.piles.entries()) {
      const hasMore = pile.length > drawn.filter((other) => other === from).length;
      if (left === 0 || from === this.#seat || !hasMore || from !== (first ?? from)) continue;
      const after = moved(points, this.#seat, sumOf(pile) / pile.length, from);
      best = Math.max(best ?? 0, this.#steal(after, left - 1, undefined, [...drawn, from]));
    }
    return best ?? this.#chance(points);
  }

  /** So many cards given up: `first`, and then the smallest. */
  #discard(left: number, first?: Card): number {
    const pile = [...at(this.#view.piles, String(this.#seat))];
    const given = first === undefined ? [] : pile.splice(pile.indexOf(first), 1);
    given.push(...pile.slice(0, left - given.length));
    return this.#chance(moved(this.#points, this.#seat, -sumOf(given)));
  }
}
