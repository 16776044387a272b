import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { QuickDice } from '@/kit/quick-dice';
import type { Random } from '@/kit/random';
import type { Appetite } from './appetite';
import { Burial } from './burial';
import { CODES, COSTUME_OF, KIND_OF } from './codes';
import { CARDS, type Card, type Colour, DECK, MOST_PAID } from './components';
import { Digger } from './digger';
import { Heap } from './heap';
import { indexAt } from './index-at';
import type { Audience } from './scoring';
import type { DiggersG, OpenSeat, StackCard } from './state';
import { PAYS_AS_WANTED, STEEPNESS, WHIM, WORTHWHILE } from './taste';
import { UnseenCount } from './unseen-count';

/** Worths of open cards are in halves, and far within these bounds. */
const LEAST = -20;
const MOST = 40;
/** What the policy weighs a card of each worth by, made once. */
const WEIGHTS = Float64Array.from({ length: 2 * (MOST - LEAST) + 1 }, (_, halves) =>
  Math.exp(STEEPNESS * (LEAST + halves / 2)),
);

/** Hears of every action of a playout. */
type Listener = (action: Action) => void;

/**
 * Plays a match on to its end in a compact form, by the taste of the policy. Each choice goes by what everybody
 * sees: a card that lies face down is worth what all such cards are on average, until it is taken.
 */
export class PlayOut {
  readonly #heap = new Heap();
  readonly #luck = new QuickDice();
  readonly #burial = new Burial(this.#heap, this.#luck);
  readonly #unseen = new UnseenCount();
  readonly #diggers: Digger[] = [];
  /** How much each card that may be taken is wanted. */
  readonly #weights = new Float64Array(DECK.length + 1);
  #told: Listener | undefined;

  /** What each seat comes to. */
  run(G: DiggersG, ctx: Ctx, random: Random, told?: Listener): Audience[] {
    this.#told = told;
    this.#luck.throwAnew(random);
    this.#diggers.length = Math.min(this.#diggers.length, ctx.numPlayers);
    while (this.#diggers.length < ctx.numPlayers) this.#diggers.push(new Digger());
    for (const [seat, own] of G.seats.entries()) this.#diggers[seat]?.load(own, G.options);
    if (ctx.phase === 'heartbreak') this.#breakHearts(G, ({ heartbreaks }) => heartbreaks);
    else if (!G.isOver) {
      this.#dig(G, ctx);
      this.#breakHearts(G, (_, digger) => digger.breakHearts());
    }
    return this.#diggers.map((digger) => digger.audience);
  }

  #dig(G: DiggersG, { phase, currentPlayer }: Ctx): void {
    this.#heap.load(G);
    this.#unseen.load(G);
    const isBury = phase === 'bury';
    if (isBury) this.#bury(G, Number(currentPlayer));
    this.#heap.settle();
    let seat = isBury ? Number(G.starter) : Number(currentPlayer);
    if (G.isDigging) {
      this.#takeAll(this.#diggerAt(seat), G.due, G.fresh);
      seat++;
    }
    const count = this.#diggers.length;
    for (let skipped = 0; skipped < count; seat++) {
      const digger = this.#diggerAt(seat % count);
      if (digger.markers === 0) skipped++;
      else {
        skipped = 0;
        this.#turn(digger);
      }
    }
  }

  #diggerAt(seat: number): Digger {
    return this.#diggers[seat] as Digger;
  }

  /** Lays the stacks, each card as it lies there (DG4). */
  #bury({ stacks, table }: DiggersG, first: number): void {
    this.#burial.begin(table);
    const heights = stacks.map((stack) => stack.length);
    for (let seat = first; (heights[seat] as number) > 0; seat = (seat + 1) % stacks.length) {
      const height = (heights[seat] as number) - 1;
      heights[seat] = height;
      const { card, isUp } = (stacks[seat] as StackCard[])[height] as StackCard;
      this.#burial.choose();
      const { x, y } = this.#burial;
      this.#told?.({ move: 'place', args: [x, y] });
      this.#heap.lay(x, y, CODES[card], !isUp);
    }
  }

  #turn(digger: Digger): void {
    const paid = this.#payment(digger, Math.min(MOST_PAID, digger.markers));
    this.#told?.({ move: 'pay', args: [paid] });
    digger.pay(paid);
    this.#takeAll(digger, paid, 0);
  }

  /** As many markers as cards seem worthwhile, or by lot. */
  #payment({ appetite }: Digger, most: number): number {
    if (most === 1) return 1;
    const luck = this.#luck.next();
    const lot = WHIM + (1 - WHIM) * (most / (most - 1 + PAYS_AS_WANTED));
    if (luck < lot) return 1 + Math.floor((luck / lot) * most);
    let good = 0;
    for (let index = 0; index < this.#heap.freeCount && good < most; index++)
      if (this.#worthOf(appetite, this.#heap.free[index] as number) >= WORTHWHILE) good++;
    return Math.max(1, good);
  }

  #worthOf(appetite: Appetite, number: number): number {
    const { isDown, codes } = this.#heap;
    return isDown[number] === 1
      ? this.#unseen.worthTo(appetite)
      : this.#worthOfOpen(appetite, codes[number] as number);
  }

  #worthOfOpen({ kinds, costumes }: Appetite, code: number): number {
    return (kinds[KIND_OF[code] as number] as number) + (costumes[COSTUME_OF[code] as number] as number);
  }

  /** Takes what is still due, and sends a scout who was not taken in this turn, or keeps it (DG5). */
  #takeAll(digger: Digger, due: number, fresh: number): void {
    const ready = digger.scouts - fresh;
    for (let left = due; left > 0; left--) this.#take(digger, 'dig', this.#choose(digger, 0));
    if (ready === 0) return;
    const index = this.#choose(digger, 1);
    if (index === this.#heap.freeCount) {
      this.#told?.({ move: 'end', args: [] });
      return;
    }
    digger.scouts -= 1;
    this.#take(digger, 'send', index);
  }

  /** The place of a card in what lies free; one past the last to take none, which weighs so much. */
  #choose({ appetite }: Digger, none: number): number {
    const { free, freeCount, codes, isDown } = this.#heap;
    const weights = this.#weights;
    const count = freeCount + Math.ceil(none);
    const luck = this.#luck.next();
    if (luck < WHIM) return Math.floor((luck / WHIM) * count);
    let blind = 0;
    let total = none;
    for (let index = 0; index < freeCount; index++) {
      const number = free[index] as number;
      let weight: number;
      if (isDown[number] === 1) {
        if (blind === 0) blind = Math.exp(STEEPNESS * this.#unseen.worthTo(appetite));
        weight = blind;
      } else weight = WEIGHTS[2 * (this.#worthOfOpen(appetite, codes[number] as number) - LEAST)] as number;
      weights[index] = weight;
      total += weight;
    }
    weights[freeCount] = none;
    return indexAt(weights, count, ((luck - WHIM) / (1 - WHIM)) * total);
  }

  #take(digger: Digger, move: 'dig' | 'send', index: number): void {
    const number = this.#heap.take(index);
    this.#told?.({ move, args: [number] });
    const code = this.#heap.codes[number] as number;
    if (this.#heap.isDown[number] === 1) this.#unseen.see(code);
    digger.take(CARDS[code] as Card);
  }

  /** Seat by seat from the first, an idol for each colour that is chosen from (DG6). */
  #breakHearts(
    { seats, starter }: DiggersG,
    coloursOf: (seat: OpenSeat, digger: Digger) => readonly Colour[],
  ): void {
    for (let step = 0; step < seats.length; step++) {
      const seat = (Number(starter) + step) % seats.length;
      const digger = this.#diggerAt(seat);
      for (const colour of coloursOf(seats[seat] as OpenSeat, digger)) {
        const card = digger.lose(colour);
        if (card !== undefined) this.#told?.({ move: 'lose', args: [card] });
      }
    }
  }
}
