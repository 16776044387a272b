import { COPIES, KINDS, type Kind, VALUE } from '@games/love-letter/rules/components';
import type { LoveLetterG } from '@games/love-letter/rules/state';
import { normalized } from '@tests/honesty/chance';
import type { Distribution, Witness } from '@tests/honesty/own';
import type { Ctx, Json, PlayerID } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import { seatIDs } from '@/kit/seats';

const seatOf = (fact: Json | undefined): PlayerID =>
  typeof fact === 'object' && fact !== null && 'seat' in fact ? String(fact.seat) : '';
const cardOf = (fact: Json | undefined): Kind =>
  (typeof fact === 'object' && fact !== null && 'term' in fact
    ? String(fact.term).replace('cards.', '')
    : '') as Kind;

export type Counts = Map<Kind, number>;

/** The cards a seat cannot see (LL2): not in its hand, not laid open (LL3), not discarded. */
export function unseenBy({ hands, faceUp, seats }: LoveLetterG, playerID: PlayerID): Counts {
  const counts: Counts = new Map(KINDS.map((kind) => [kind, COPIES[kind]]));
  const seen = [...(hands[Number(playerID)] ?? []), ...faceUp, ...seats.flatMap(({ discards }) => discards)];
  for (const card of seen) counts.set(card, (counts.get(card) ?? 0) - 1);
  return counts;
}

/** What is known of the card that a seat keeps. */
export interface Knowledge {
  /** Cards it can be, by what everybody saw. */
  possible: ReadonlySet<Kind>;
  /** The card, when this person has seen it. */
  sure: Kind | undefined;
  /** What the latest of this is owed to. */
  source: string | undefined;
}

const nothing = (): Knowledge => ({ possible: new Set(KINDS), sure: undefined, source: undefined });
const except = (set: ReadonlySet<Kind>, card: Kind): Set<Kind> =>
  new Set([...set].filter((kind) => kind !== card));

/** One way the hidden places may be filled. */
interface Deal {
  readonly kept: ReadonlyMap<PlayerID, Kind>;
  readonly weight: number;
  readonly rest: Counts;
}

/** All deals to those seats, weighed by the number of ways to deal them, that fit what is known. */
function* deals(
  unseen: Counts,
  seats: readonly (readonly [PlayerID, Knowledge])[],
  ties: readonly (readonly [PlayerID, PlayerID])[],
  kept: ReadonlyMap<PlayerID, Kind> = new Map(),
  weight = 1,
): Generator<Deal> {
  const [next, ...others] = seats;
  if (next === undefined) {
    const isLevel = ties.every(([a, b]) => {
      const [one, two] = [kept.get(a), kept.get(b)];
      return one === undefined || two === undefined || one === two;
    });
    if (isLevel) yield { kept, weight, rest: unseen };
    return;
  }
  const [playerID, { possible, sure }] = next;
  for (const card of sure === undefined ? possible : [sure]) {
    const copies = unseen.get(card) ?? 0;
    if (copies === 0) continue;
    const rest = new Map(unseen).set(card, copies - 1);
    // A card that was seen lies where it was seen, whichever copy it is.
    const ways = sure === undefined ? copies : 1;
    yield* deals(rest, others, ties, new Map(kept).set(playerID, card), weight * ways);
  }
}

/** More ways than this are compared place by place instead of all at once. */
const TOGETHER = 400;

/** Every way to fill the other hands, the card aside and the top of the pile, with its chance. */
export function distributionsOf(
  G: LoveLetterG,
  playerID: PlayerID,
  known: ReadonlyMap<PlayerID, Knowledge>,
  ties: readonly (readonly [PlayerID, PlayerID])[],
): Distribution<LoveLetterG>[] {
  const others = seatIDs(G.hands.length).filter(
    (seat) => seat !== playerID && (G.hands[Number(seat)]?.length ?? 0) > 0,
  );
  const keeps = (seat: PlayerID) => (world: LoveLetterG) => world.hands[Number(seat)]?.[0] ?? 'nothing';
  const places: readonly (readonly [string, (world: LoveLetterG) => string])[] = [
    ...others.map((seat) => [`the hand of seat ${seat}`, keeps(seat)] as const),
    ['the card aside', ({ setAside }) => setAside ?? 'nothing'],
    ['the top of the pile', ({ deck }) => deck.at(-1) ?? 'nothing'],
  ];
  const together = new Map<string, number>();
  const apart = places.map(() => new Map<string, number>());
  const add = (contents: readonly string[], weight: number) => {
    const all = contents.join(' ');
    together.set(all, (together.get(all) ?? 0) + weight);
    for (const [index, content] of contents.entries())
      apart[index]?.set(content, (apart[index]?.get(content) ?? 0) + weight);
  };
  const about = others.map((seat) => [seat, known.get(seat) ?? nothing()] as const);
  // A card that was seen is no longer there for the others.
  const isSeen = ([, { sure }]: (typeof about)[number]) => sure !== undefined;
  const seats = [...about.filter(isSeen), ...about.filter((seat) => !isSeen(seat))];
  for (const { kept, weight, rest } of deals(unseenBy(G, playerID), seats, ties)) {
    const hands = others.map((seat) => kept.get(seat) ?? 'nothing');
    for (const [aside, asides] of G.setAside === null ? [['nothing', 1] as const] : rest)
      for (const [top, tops] of G.deck.length === 0 ? [['nothing', 1] as const] : rest) {
        const left = top === aside ? tops - 1 : tops;
        if (asides > 0 && left > 0) add([...hands, aside, top], weight * asides * left);
      }
  }
  const all: Distribution<LoveLetterG> = {
    name: 'everything hidden',
    of: (world) => places.map(([, of]) => of(world)).join(' '),
    chances: normalized(together),
  };
  if (together.size <= TOGETHER) return [all];
  return places.map(([name, of], index) => ({ name, of, chances: normalized(apart[index] ?? new Map()) }));
}

export const SITUATIONS = [
  'the first turn',
  'three cards lie open',
  'a Guard has missed',
  'the Priest has shown a hand',
  'a Baron has ended level between others',
  'a Baron has ended level with this seat',
  'a Baron was won by a higher card',
  'a King has traded with this seat',
  'the Countess would have been played',
  'the pile is empty',
] as const;

/** Notes from the journal of one seat: for each other seat the cards it may keep, as the rulings have it. */
export class Detective implements Witness<LoveLetterG> {
  readonly #self: PlayerID;
  readonly #seats: readonly PlayerID[];
  #known = new Map<PlayerID, Knowledge>();
  #ties: (readonly [PlayerID, PlayerID])[] = [];
  #winner: PlayerID | undefined;

  constructor(self: PlayerID, numPlayers: number) {
    this.#self = self;
    this.#seats = seatIDs(numPlayers);
    this.#forgetAll();
  }

  #forgetAll(): void {
    this.#known = new Map(this.#seats.map((seat) => [seat, nothing()]));
    this.#ties = [];
  }

  #about(playerID: PlayerID): Knowledge {
    const known = this.#known.get(playerID);
    if (known === undefined) throw new RangeError(`no seat ${playerID}`);
    return known;
  }

  #forget(playerID: PlayerID): void {
    this.#known.set(playerID, nothing());
    this.#ties = this.#ties.filter((pair) => !pair.includes(playerID));
  }

  #see(playerID: PlayerID, sure: Kind, source: string): void {
    if (playerID !== this.#self) Object.assign(this.#about(playerID), { sure, source });
  }

  /** One of two cards was played: unless the kept one could not be it, the other may be the one just drawn. */
  #notePlay(playerID: PlayerID, card: Kind): void {
    const known = this.#about(playerID);
    if (known.sure === card) known.sure = undefined;
    if (known.possible.has(card)) {
      known.possible = new Set(KINDS);
      if (known.sure === undefined) known.source = undefined;
    }
    // LL12: with the Countess beside it, neither King nor Prince could have been played.
    if (card === 'king' || card === 'prince') {
      known.possible = except(known.possible, 'countess');
      if (known.sure === undefined) known.source = 'the Countess would have been played';
    }
    this.#ties = this.#ties.filter((pair) => !pair.includes(playerID));
  }

  /** A card that was kept lies open: so does, as good as, an equal one. */
  #noteShown(playerID: PlayerID, card: Kind): void {
    for (const pair of this.#ties)
      if (pair.includes(playerID))
        Object.assign(this.#about(pair[0] === playerID ? pair[1] : pair[0]), { possible: new Set([card]) });
    this.#forget(playerID);
  }

  /** LL10: nobody is out, and everybody knows that the two keep equal cards. */
  #noteLevel(a: PlayerID, b: PlayerID, card: Json | undefined): void {
    const both = new Set([...this.#about(a).possible].filter((kind) => this.#about(b).possible.has(kind)));
    for (const seat of [a, b]) this.#about(seat).possible = both;
    this.#ties.push([a, b]);
    if (card === undefined) {
      for (const seat of [a, b]) this.#about(seat).source = 'a Baron has ended level between others';
      return;
    }
    for (const seat of [a, b]) this.#see(seat, cardOf(card), 'a Baron has ended level with this seat');
  }

  /** LL20: hands change places, and what was known of them goes with them. */
  #noteTrade(a: PlayerID, b: PlayerID, given: Json | undefined): void {
    const [one, two] = [this.#about(a), this.#about(b)];
    this.#known.set(a, two).set(b, one);
    const swap = (seat: PlayerID) => (seat === a ? b : seat === b ? a : seat);
    this.#ties = this.#ties.map(([x, y]) => [swap(x), swap(y)]);
    if (given === undefined) return;
    this.#about(this.#self).sure = undefined;
    this.#see(a === this.#self ? b : a, cardOf(given), 'a King has traded with this seat');
  }

  observe(entries: readonly SeatJournalEntry[]): void {
    for (const { kind, playerID, facts } of entries) {
      const actor = playerID ?? '';
      const target = seatOf(facts.target);
      if (kind === 'round-begin') this.#forgetAll();
      else if (kind === 'play' || kind === 'play-at') this.#notePlay(actor, cardOf(facts.card));
      else if (kind === 'guard-miss') {
        const known = this.#about(target);
        known.possible = except(known.possible, cardOf(facts.guess));
        known.source = 'a Guard has missed';
      } else if (kind === 'priest-look' && actor === this.#self)
        this.#see(target, cardOf(facts.card), 'the Priest has shown a hand');
      else if (kind === 'baron-level') this.#noteLevel(actor, target, facts.card);
      else if (kind === 'baron-defeat') this.#winner = seatOf(facts.winner);
      else if (kind === 'out') {
        this.#noteShown(actor, cardOf(facts.card));
        if (this.#winner !== undefined) {
          const known = this.#about(this.#winner);
          const beaten = VALUE[cardOf(facts.card)];
          known.possible = new Set([...known.possible].filter((card) => VALUE[card] > beaten));
          known.source = 'a Baron was won by a higher card';
          this.#winner = undefined;
        }
      } else if (kind === 'prince-discard') this.#noteShown(target, cardOf(facts.card));
      else if (kind === 'king-trade') this.#noteTrade(actor, target, facts.given);
    }
  }

  situations(G: LoveLetterG): string[] {
    const found: string[] = [];
    for (const [seat, { source }] of this.#known)
      if (seat !== this.#self && source !== undefined && G.seats[Number(seat)]?.isOut === false)
        found.push(source);
    if (G.deck.length === 0) found.push('the pile is empty');
    if (G.plays.length === 0) found.push(G.faceUp.length > 0 ? 'three cards lie open' : 'the first turn');
    return found;
  }

  distributions(G: LoveLetterG, _ctx: Ctx): Distribution<LoveLetterG>[] {
    return distributionsOf(G, this.#self, this.#known, this.#ties);
  }
}
