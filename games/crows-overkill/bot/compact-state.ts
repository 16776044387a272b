import type { Ctx } from 'boardgame.io';
import { BIRDS, type BirdCard, type Card, CRIES, HOURS, KINDS, SEATS } from '../rules/components';
import { DISCARD } from '../rules/legal';
import type { CrowsOverkillG } from '../rules/state';
import { B, BIRD_CODES, C, CARD_CODES, COUNT_OF, GONG, K, KIND_OF, raise } from './codes';
import { Pile } from './compact-pile';

const NEVER = 100;
/** By hour and kind: the number of birds that cry. */
const LIMITS = Uint8Array.from(HOURS.flatMap((hour) => KINDS.map((kind) => CRIES[hour][kind] ?? NEVER)));

/** One action; what it has no use for is -1. */
export interface CompactAction {
  move: 'play' | 'copy' | 'kill' | 'judge' | 'discard' | 'pass' | 'block' | 'redirect';
  /** Of a copy: the card whose effect it is. */
  card: number;
  target: number;
  /** A bird; the kind for cast net and plectrum. */
  first: number;
  second: number;
}

export const noAction = (): CompactAction => ({ move: 'judge', card: -1, target: -1, first: -1, second: -1 });

/**
 * A match in numbers: where every card lies, and what actions do, as the rules have it, without what seats
 * have learned of hands. Playouts are made on it; a test holds it equal to the rules.
 */
export class CompactState {
  seats = 0;
  hour = 0;
  /** Whose turn it is. */
  current = 0;
  /** Seats that have not gone home. */
  left = 0;
  /** Turns that have ended since `load`. */
  turns = 0;
  /** The hand is being brought down to five. */
  isDiscarding = false;
  /** What the target is asked about. */
  attack: CompactAction | null = null;
  /** Cards by seat and bird. */
  readonly sills = new Int8Array(SEATS.length * B);
  /** Birds by seat and kind. */
  readonly tallies = new Int8Array(SEATS.length * K);
  /** Cards by seat and card. */
  readonly hands = new Int8Array(SEATS.length * C);
  readonly handCounts = new Int8Array(SEATS.length);
  readonly isOut = new Uint8Array(SEATS.length);
  readonly birdDeck = new Pile(64);
  readonly birdDiscard = new Pile(64);
  readonly deck = new Pile(32);
  readonly discard = new Pile(32);
  readonly #flock = new Pile(64);
  readonly #attack = noAction();
  readonly #below: (count: number) => number;

  /** `below` draws one of 0 to `count` - 1. */
  constructor(below: (count: number) => number) {
    this.#below = below;
  }

  load(G: CrowsOverkillG, ctx: Ctx): void {
    const { seats, hands, attack } = G;
    this.seats = seats.length;
    this.hour = G.hour;
    this.current = Number(ctx.currentPlayer);
    this.turns = 0;
    this.left = 0;
    this.sills.fill(0);
    this.tallies.fill(0);
    this.hands.fill(0);
    for (let seat = 0; seat < seats.length; seat++) {
      const { birds, isOut } = seats[seat] as CrowsOverkillG['seats'][number];
      const hand = hands[seat] as Card[];
      this.isOut[seat] = isOut ? 1 : 0;
      if (!isOut) this.left++;
      for (let index = 0; index < birds.length; index++)
        this.add(seat, BIRD_CODES[birds[index] as BirdCard], 1);
      for (let index = 0; index < hand.length; index++)
        raise(this.hands, seat * C + CARD_CODES[hand[index] as Card], 1);
      this.handCounts[seat] = hand.length;
    }
    this.birdDeck.lay(G.birdDeck, BIRD_CODES);
    this.birdDiscard.lay(G.birdDiscard, BIRD_CODES);
    this.deck.lay(G.deck, CARD_CODES);
    this.discard.lay(G.discard, CARD_CODES);
    this.isDiscarding = ctx.activePlayers?.[ctx.currentPlayer] === DISCARD;
    this.attack = null;
    if (attack !== null) {
      const [card, target, first, second] = attack.args as readonly string[];
      const codes: readonly string[] = card === 'plectrum' ? KINDS : BIRDS;
      this.openAttack({
        move: attack.isCopy ? 'copy' : 'play',
        card: CARD_CODES[card as Card],
        target: Number(target),
        first: first === undefined ? -1 : codes.indexOf(first),
        second: second === undefined ? -1 : codes.indexOf(second),
      });
    }
  }

  get isOver(): boolean {
    return this.left === 1;
  }

  /** Whether the birds of a seat would cry now (CO24). */
  isCrying(seat: number): boolean {
    for (let kind = 0; kind < K; kind++)
      if ((this.tallies[seat * K + kind] ?? 0) >= (LIMITS[this.hour * K + kind] ?? NEVER)) return true;
    return false;
  }

  birdsOf(seat: number): number {
    let count = 0;
    for (let index = seat * B; index < (seat + 1) * B; index++) count += this.sills[index] ?? 0;
    return count;
  }

  /** Takes note of an attack, so that the deed may change. */
  openAttack({ move, card, target, first, second }: Readonly<CompactAction>): void {
    this.attack = this.#attack;
    this.attack.move = move;
    this.attack.card = card;
    this.attack.target = target;
    this.attack.first = first;
    this.attack.second = second;
  }

  add(seat: number, bird: number, count: number): void {
    raise(this.sills, seat * B + bird, count);
    raise(this.tallies, seat * K + (KIND_OF[bird] ?? 0), count * (COUNT_OF[bird] ?? 0));
  }

  kill(seat: number, bird: number, count: number): void {
    this.add(seat, bird, -count);
    for (let index = 0; index < count; index++) this.birdDiscard.put(bird);
  }

  killKind(seat: number, kind: number): void {
    for (let bird = 0; bird < B; bird++)
      if (KIND_OF[bird] === kind) this.kill(seat, bird, this.sills[seat * B + bird] ?? 0);
  }

  /** Takes a card out of a hand. */
  show(seat: number, card: number): void {
    raise(this.hands, seat * C + card, -1);
    raise(this.handCounts, seat, -1);
  }

  hold(seat: number, card: number): void {
    raise(this.hands, seat * C + card, 1);
    raise(this.handCounts, seat, 1);
  }

  drawCards(seat: number, count: number): void {
    for (let number = 0; number < count; number++) {
      if (this.deck.count === 0) this.deck.shuffleIn(this.discard, this.#below);
      const card = this.deck.draw();
      if (card < 0) return;
      this.hold(seat, card);
    }
  }

  nextBird(): number {
    if (this.birdDeck.count === 0) this.birdDeck.shuffleIn(this.birdDiscard, this.#below);
    return this.birdDeck.draw();
  }

  drawBirds(seat: number, count: number): void {
    for (let number = 0; number < count; number++) {
      const card = this.nextBird();
      if (card === GONG) {
        this.birdDiscard.put(GONG);
        if (this.hour < HOURS.length - 1) this.hour++;
      } else if (card >= 0) this.add(seat, card, 1);
    }
  }

  move(from: number, to: number, bird: number): void {
    this.add(from, bird, -1);
    this.add(to, bird, 1);
  }

  swap(one: number, other: number, kind: number): void {
    for (let bird = 0; bird < B; bird++) {
      if (KIND_OF[bird] !== kind) continue;
      const more = (this.sills[one * B + bird] ?? 0) - (this.sills[other * B + bird] ?? 0);
      this.add(one, bird, -more);
      this.add(other, bird, more);
    }
  }

  steal(thief: number, victim: number): void {
    let place = this.#below(this.handCounts[victim] ?? 0);
    let card = 0;
    while (place >= (this.hands[victim * C + card] ?? 0)) place -= this.hands[victim * C + card++] ?? 0;
    this.show(victim, card);
    this.hold(thief, card);
  }

  callNighthawk(seat: number): void {
    const flock = this.#flock;
    flock.count = 0;
    for (let bird = 0; bird < B; bird++)
      for (let count = this.sills[seat * B + bird] ?? 0; count > 0; count--) {
        this.add(seat, bird, -1);
        flock.put(bird);
      }
    flock.shuffle(this.#below);
    let to = seat;
    for (let index = 0; index < flock.count; index++) {
      this.add(to, flock.cards[index] ?? 0, 1);
      do to = (to + 1) % this.seats;
      while (this.isOut[to] === 1);
    }
  }
}
