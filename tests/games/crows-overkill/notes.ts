import { CARDS, type Card, COPIES } from '@games/crows-overkill/rules/components';
import type { Json } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';

/** A card that lies in one of these hands: whoever takes notes has seen it go there. */
export interface Note {
  readonly card: Card;
  readonly in: Set<string>;
}

const seatOf = (fact: Json | undefined): string => String(Object(fact).seat);
const cardOf = (fact: Json | undefined): Card => String(Object(fact).term).replace('cards.', '') as Card;
const cardsOf = (fact: Json | undefined): Card[] =>
  (Object(fact).terms as string[]).map((term) => term.replace('cards.', '') as Card);

/** What is said when a card is played for what it does, and which card that is where nothing says so. */
const PLAYED: Readonly<Record<string, Card | undefined>> = {
  song: 'song',
  nighthawk: 'nighthawk',
  trap: 'trap-net',
  'trap-miss': 'trap-net',
  'trap-gong': 'trap-net',
  'trap-empty': 'trap-net',
};

/**
 * Notes on paper, from what one seat is told and nothing else: its own hand, the size of every hand, the
 * discards, and which cards must be in whose hand.
 */
export class Notes {
  readonly own: Card[] = [];
  readonly counts: number[];
  readonly known: Note[] = [];
  /** Everything that lies open, the card being played among it. */
  #open: Card[] = [];
  /** The mirror stands for what is told next. */
  #isMirror = false;
  /** Who is out. */
  readonly #gone = new Set<string>();
  /** The card that is being sung lies open but not among the discards yet: it is not shuffled with them. */
  #singing: Card | undefined;

  constructor(
    readonly self: string,
    readonly numPlayers: number,
  ) {
    this.counts = Array<number>(numPlayers).fill(0);
  }

  #add(seat: string, count: number): void {
    this.counts[Number(seat)] = (this.counts[Number(seat)] ?? 0) + count;
  }

  /** Somebody lays a card open: the note that looks in the fewest hands is done with. */
  #shows(seat: string, card: Card): void {
    this.#add(seat, -1);
    this.#open.push(card);
    if (seat === this.self) this.own.splice(this.own.indexOf(card), 1);
    else this.#strike(seat, card);
    this.#tidy();
  }

  #strike(seat: string, card: Card): void {
    const fitting = this.known.filter((note) => note.card === card && note.in.has(seat));
    const [best] = fitting.sort((a, b) => a.in.size - b.in.size);
    if (best !== undefined) this.known.splice(this.known.indexOf(best), 1);
  }

  /** Empty hands hold nothing; notes that overlap in part are both looked for in all those hands. */
  #tidy(): void {
    for (const note of this.known)
      for (const seat of [...note.in])
        if (this.counts[Number(seat)] === 0 && note.in.size > 1) note.in.delete(seat);
    for (const one of this.known)
      for (const other of this.known) {
        const both = [...one.in].filter((seat) => other.in.has(seat));
        if (both.length === 0 || both.length === one.in.size || both.length === other.in.size) continue;
        for (const seat of [...one.in]) other.in.add(seat);
        for (const seat of [...other.in]) one.in.add(seat);
      }
  }

  /** The pile is used up: whatever is neither open nor mine is held by the others. */
  #shuffled(): void {
    const left: Card[] = CARDS.flatMap((card) => Array<Card>(COPIES[card]).fill(card));
    for (const card of [...this.own, ...this.#open, ...this.known.map((note) => note.card)])
      left.splice(left.indexOf(card), 1);
    const holders = this.counts.flatMap((count, seat) =>
      count > 0 && String(seat) !== this.self ? [String(seat)] : [],
    );
    for (const card of left) this.known.push({ card, in: new Set(holders) });
    this.#open = this.#singing === undefined ? [] : [this.#singing];
    this.#tidy();
  }

  observe(entries: readonly SeatJournalEntry[]): void {
    this.#singing = undefined;
    for (const entry of entries) this.#hear(entry);
    if (this.#gone.has(this.self)) this.known.splice(0);
  }

  #hear({ kind, playerID, facts }: SeatJournalEntry): void {
    const actor = playerID ?? '';
    const plays = (card: Card) => {
      if (this.#isMirror) this.#isMirror = false;
      else this.#shows(actor, card);
    };
    if (kind === 'deal') {
      for (let seat = 0; seat < this.numPlayers; seat++) this.#add(String(seat), 2);
      if (facts.cards !== undefined) this.own.push(...cardsOf(facts.cards));
    } else if (kind === 'draw') {
      this.#add(actor, Number(facts.count));
      if (actor === this.self) this.own.push(...cardsOf(facts.cards));
    } else if (kind === 'shuffle') {
      this.#shuffled();
    } else if (kind === 'copy') {
      this.#shows(actor, 'mirror');
      this.#isMirror = true;
    } else if (kind === 'kill' || kind === 'attack') {
      plays(cardOf(facts.card));
    } else if (PLAYED[kind] !== undefined) {
      this.#singing = kind === 'song' ? (this.#isMirror ? 'mirror' : 'song') : undefined;
      plays(PLAYED[kind]);
    } else if (kind === 'block') this.#shows(actor, 'door');
    else if (kind === 'redirect') this.#shows(actor, 'mirror');
    else if (kind === 'discard') this.#shows(actor, cardOf(facts.card));
    else if (kind === 'left') for (const card of cardsOf(facts.cards)) this.#shows(actor, card);
    else if (kind === 'out') this.#gone.add(actor);
    else if (kind === 'scissors') this.#taken(actor, seatOf(facts.target), facts.card);
  }

  #taken(thief: string, victim: string, fact: Json | undefined): void {
    this.#add(thief, 1);
    this.#add(victim, -1);
    if (this.self === victim) {
      const card = cardOf(fact);
      this.own.splice(this.own.indexOf(card), 1);
      this.known.push({ card, in: new Set([thief]) });
    } else if (this.self === thief) {
      const card = cardOf(fact);
      this.own.push(card);
      this.#strike(victim, card);
    } else for (const note of this.known) if (note.in.has(victim)) note.in.add(thief);
    this.#tidy();
  }
}

/** Whether every note can be right at once: a card of its own for each, in one of its hands. */
export function canBeRight(notes: readonly Note[], hands: readonly (readonly Card[])[]): boolean {
  const [first, ...others] = [...notes].sort((a, b) => a.in.size - b.in.size);
  if (first === undefined) return true;
  return [...first.in].some((seat) => {
    const hand = hands[Number(seat)] ?? [];
    const place = hand.indexOf(first.card);
    if (place < 0) return false;
    return canBeRight(
      others,
      hands.map((cards, other) => (other === Number(seat) ? cards.toSpliced(place, 1) : cards)),
    );
  });
}
