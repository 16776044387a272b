import { KINDS, type Kind, VALUE } from '@games/love-letter/rules/components';
import type { LoveLetterG } from '@games/love-letter/rules/state';
import type { PlayerID } from '@/kit/action';
import { type Counts, unseenBy } from './detective';

/** The cards that the other seats keep, by seat; null for this seat's own and for who is out. */
type Kept = readonly (Kind | null)[];

const isForced = (card: Kind, other: Kind): boolean =>
  card === 'countess' && (other === 'king' || other === 'prince');

/** How likely a seat that tosses a coin between its two cards plays this one (LL12). */
function chanceToPlay(card: Kind, other: Kind): number {
  if (card === other || isForced(card, other)) return 1;
  return isForced(other, card) ? 0 : 0.5;
}

const last = (cards: readonly Kind[] = []): Kind | undefined => cards.at(-1);

/**
 * What one seat can at best believe of the other hands (Bayes) when everybody tosses a coin between
 * their two cards and draws lots for what to do with it: exact, from everything that happened in the round.
 */
export class Belief {
  readonly #self: PlayerID;
  #weights = new Map<string, { readonly kept: Kept; weight: number }>();

  constructor(self: PlayerID) {
    this.#self = self;
  }

  #replace(entries: Iterable<readonly [Kept, number]>): void {
    const next = new Map<string, { readonly kept: Kept; weight: number }>();
    for (const [kept, weight] of entries) {
      if (weight === 0) continue;
      const key = kept.join();
      const known = next.get(key);
      if (known === undefined) next.set(key, { kept, weight });
      else known.weight += weight;
    }
    let sum = 0;
    for (const { weight } of next.values()) sum += weight;
    if (!(sum > 0)) throw new Error('what happened cannot have happened');
    for (const entry of next.values()) entry.weight /= sum;
    this.#weights = next;
  }

  /** Every hand weighed anew: what may come of it, with the chance of each. */
  #revise(outcomes: (kept: Kept) => Iterable<readonly [Kept, number]>): void {
    const entries: (readonly [Kept, number])[] = [];
    for (const { kept, weight } of this.#weights.values())
      for (const [after, chance] of outcomes(kept)) entries.push([after, weight * chance]);
    this.#replace(entries);
  }

  #keepOnly(holds: (kept: Kept) => boolean): void {
    this.#revise((kept) => (holds(kept) ? [[kept, 1]] : []));
  }

  #rest(unseen: Counts, kept: Kept): Counts {
    const rest = new Map(unseen);
    for (const card of kept) if (card !== null) rest.set(card, (rest.get(card) ?? 0) - 1);
    return rest;
  }

  /** A seat takes a card that this seat does not see. */
  #drawFor(seat: number, unseen: Counts): void {
    this.#revise((kept) =>
      [...this.#rest(unseen, kept.with(seat, null))].map(
        ([card, copies]) => [kept.with(seat, card), Math.max(0, copies)] as const,
      ),
    );
  }

  /** This seat has drawn a card: the likelier, the fewer of them the others hold. */
  #noteOwnDraw(card: Kind, unseenAfter: Counts): void {
    this.#revise((kept) => [[kept, Math.max(0, (this.#rest(unseenAfter, kept).get(card) ?? 0) + 1)]]);
  }

  /** A round was dealt. */
  begin(G: LoveLetterG): void {
    const unseen = unseenBy(G, this.#self);
    this.#weights = new Map([['', { kept: G.hands.map(() => null), weight: 1 }]]);
    for (const seat of G.hands.keys()) if (String(seat) !== this.#self) this.#drawFor(seat, unseen);
  }

  /** A card was played, in the same round. */
  observe(before: LoveLetterG, after: LoveLetterG): void {
    const play = after.plays.at(-1);
    if (play === undefined) throw new Error('nothing was played');
    const { playerID, card, target, guess, out } = play;
    const actor = Number(playerID);
    const self = Number(this.#self);
    if (after.seats[self]?.isOut) return;
    if (actor !== self) {
      const unseen = unseenBy(before, this.#self);
      this.#revise((kept) => {
        const held = kept[actor] ?? 'guard';
        return [...this.#rest(unseen, kept)].flatMap(([drawn, copies]): [Kept, number][] => {
          if (copies <= 0 || (card !== held && card !== drawn)) return [];
          const left = card === held ? drawn : held;
          return [[kept.with(actor, left), copies * chanceToPlay(card, left)]];
        });
      });
    }
    if (card === 'princess') this.#shown(actor, after);
    else if (target !== null) this.#effect(before, after, actor, Number(target), card, guess, out);
    const drawn = after.hands[self]?.[1];
    if (drawn !== undefined) this.#noteOwnDraw(drawn, unseenBy(after, this.#self));
  }

  /** A seat is out and its card lies open (LL15). */
  #shown(seat: number, after: LoveLetterG): void {
    if (seat === Number(this.#self)) return;
    const shown = last(after.seats[seat]?.discards);
    this.#keepOnly((kept) => kept[seat] === shown);
    this.#revise((kept) => [[kept.with(seat, null), 1]]);
  }

  #effect(
    before: LoveLetterG,
    after: LoveLetterG,
    actor: number,
    target: number,
    card: Kind,
    guess: Kind | null,
    out: PlayerID | null,
  ): void {
    const self = Number(this.#self);
    const isMine = actor === self || target === self;
    const other = actor === self ? target : actor;
    const own = (G: LoveLetterG): Kind => G.hands[self]?.[0] ?? 'guard';
    if (card === 'guard') {
      if (target === self) return;
      if (out === null) this.#keepOnly((kept) => kept[target] !== guess);
      else this.#shown(target, after);
    } else if (card === 'priest') {
      const seen = before.hands[target]?.[0];
      if (actor === self) this.#keepOnly((kept) => kept[target] === seen);
    } else if (card === 'baron') {
      if (out !== null) {
        const winner = out === String(actor) ? target : actor;
        const shown = VALUE[last(after.seats[Number(out)]?.discards) ?? 'guard'];
        if (winner !== self) this.#keepOnly((kept) => VALUE[kept[winner] ?? 'guard'] > shown);
        this.#shown(Number(out), after);
      } else if (isMine) this.#keepOnly((kept) => kept[other] === own(after));
      else this.#keepOnly((kept) => kept[actor] === kept[target]);
    } else if (card === 'king') {
      if (!isMine) {
        this.#revise((kept) => [
          [kept.with(actor, kept[target] ?? null).with(target, kept[actor] ?? null), 1],
        ]);
        return;
      }
      const given = after.hands[other]?.[0] ?? null;
      this.#keepOnly((kept) => kept[other] === own(after));
      this.#revise((kept) => [[kept.with(other, given), 1]]);
    } else if (card === 'prince') {
      const thrown = last(after.seats[target]?.discards);
      if (out !== null) this.#shown(target, after);
      else if (target === self) {
        // Its new card is the one it now keeps; what it draws next is looked at afterwards.
        const unseen = unseenBy({ ...after, hands: after.hands.with(self, [own(after)]) }, this.#self);
        this.#noteOwnDraw(own(after), unseen);
      } else {
        this.#keepOnly((kept) => kept[target] === thrown);
        this.#drawFor(target, unseenBy(this.#beforeOwnDraw(after), this.#self));
      }
    }
  }

  /** The cards of this seat before it drew for the turn that begins. */
  #beforeOwnDraw(after: LoveLetterG): LoveLetterG {
    const self = Number(this.#self);
    return { ...after, hands: after.hands.with(self, (after.hands[self] ?? []).slice(0, 1)) };
  }

  /** How likely a seat keeps each card. */
  about(playerID: PlayerID): Map<Kind, number> {
    const chances = new Map<Kind, number>(KINDS.map((kind) => [kind, 0]));
    for (const { kept, weight } of this.#weights.values()) {
      const card = kept[Number(playerID)];
      if (card !== null && card !== undefined) chances.set(card, (chances.get(card) ?? 0) + weight);
    }
    return chances;
  }
}
