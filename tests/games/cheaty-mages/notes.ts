import { JUDGE, type Judge, SPELLS, type Spell } from '@games/cheaty-mages/rules/components';
import { DECK, SPELL } from '@games/cheaty-mages/rules/spells';
import type { CheatyMagesG } from '@games/cheaty-mages/rules/state';
import type { Json } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import { fillable } from './fillable';

/** A card in a row, as somebody with pen and paper has it. */
export interface Noted {
  /** Known by name, or not. */
  spell: Spell | null;
  isDown: boolean;
  readonly by: string;
  /** What it could be at all, where it is not known. */
  readonly could: ReadonlySet<Spell>;
}

const wordOf = (fact: Json | undefined): string => String(Object(fact).term).replace(/^.*\./, '');
const spellOf = (fact: Json | undefined): Spell => wordOf(fact) as Spell;
const spellsOf = (fact: Json | undefined): Spell[] =>
  (Object(fact).terms as string[]).map((term) => term.replace('spells.', '') as Spell);
const laneOf = (fact: Json | undefined): number => Number(wordOf(fact));

const isBanned = (judge: Judge, spell: Spell): boolean => {
  const { bans } = JUDGE[judge];
  return bans.some((ban) => (ban === 'forbidden' ? SPELL[spell].isForbidden : SPELL[spell].type === ban));
};

/** Notes on paper, from what one seat is told and nothing else. */
export class Notes {
  readonly own: Spell[] = [];
  readonly counts: number[];
  readonly rows: Noted[][] = [[], [], [], [], []];
  readonly bets: number[];
  ownBets: number[] = [];
  /** Known not to be in the deck, though nobody has shown it: whatever was in no discard when it was shuffled. */
  outside: Spell[] = [];
  judge: Judge = 'tad';
  readonly judgesGone: Judge[] = [];
  readonly fightersGone: string[] = [];
  fighters: string[] = [];
  readonly invisible = new Set<string>();
  readonly prismatic = new Set<string>();
  /** Everything face up: discards and what stays on the table. */
  discard: Spell[] = [];
  #lasting: Spell[] = [];
  #isBribe = false;
  /** Somebody's Recall has had the discards shuffled, and is told next. */
  #isInTransit = false;
  isShuffled = false;

  constructor(
    readonly self: string,
    readonly numPlayers: number,
  ) {
    this.counts = Array<number>(numPlayers).fill(0);
    this.bets = Array<number>(numPlayers).fill(0);
  }

  #shown(seat: string, spell: Spell): void {
    this.counts[Number(seat)] = (this.counts[Number(seat)] ?? 0) - 1;
    if (seat === this.self) this.own.splice(this.own.indexOf(spell), 1);
    else this.#strike(spell);
  }

  /** One that was not seen before comes to light. */
  #strike(spell: Spell): void {
    const index = this.outside.indexOf(spell);
    if (index >= 0) this.outside.splice(index, 1);
  }

  #row(lane: number): Noted[] {
    const row = this.rows[lane - 1];
    if (row === undefined) throw new Error(`no row ${lane}`);
    return row;
  }

  /** What was under a card is seen by this seat. */
  #learn(noted: Noted, spell: Spell): void {
    if (noted.spell === null) this.#strike(spell);
    noted.spell = spell;
  }

  #places(actor: string, lane: number, spell: Spell | null, isDown: boolean): void {
    if (isDown) {
      this.counts[Number(actor)] = (this.counts[Number(actor)] ?? 0) - 1;
      if (spell !== null) this.own.splice(this.own.indexOf(spell), 1);
    } else if (spell !== null) this.#shown(actor, spell);
    const could = SPELLS.filter((one) => {
      const { type } = SPELL[one];
      if (type === 'support' || one === 'reflection') return false;
      if (type === 'direct' && !this.prismatic.has(actor)) return false;
      return this.invisible.has(actor) || isBanned(this.judge, one) === this.#isBribe;
    });
    this.#row(lane).push({ spell, isDown, by: actor, could: new Set(could) });
    this.#isBribe = false;
  }

  /** The cards that this seat has no idea of: all but those it sees or knows of. */
  unseen(): Spell[] {
    const left = [...DECK];
    const seen = this.rows.flatMap((row) => row.flatMap(({ spell }) => spell ?? []));
    for (const spell of [...this.own, ...this.discard, ...this.#lasting, ...seen])
      left.splice(left.indexOf(spell), 1);
    return left;
  }

  #shuffled(transit: Spell | null): void {
    const left = this.unseen();
    if (transit !== null) left.splice(left.indexOf(transit), 1);
    this.outside = left;
    this.discard = [];
    this.isShuffled = true;
  }

  #drawn(actor: string, fact: Json | undefined, count: number): void {
    this.counts[Number(actor)] = (this.counts[Number(actor)] ?? 0) + count;
    if (actor === this.self && count > 0) this.own.push(...spellsOf(fact));
  }

  observe(entries: readonly SeatJournalEntry[]): void {
    const recaller = entries.find(({ kind }) => kind === 'recall')?.playerID;
    for (const entry of entries) this.#hear(entry, recaller ?? this.self);
    this.#isBribe = false;
  }

  #hear({ kind, playerID, facts }: SeatJournalEntry, recaller: string): void {
    const actor = playerID ?? '';
    const lane = Number(facts.lane);
    switch (kind) {
      case 'deal':
        this.counts.fill(Number(facts.count));
        if (facts.cards !== undefined) this.own.push(...spellsOf(facts.cards));
        break;
      case 'bout-begin':
      case 'bout-again':
        this.#begins(facts);
        break;
      case 'bet':
        this.bets[Number(actor)] = Number(facts.count);
        if (actor === this.self)
          this.ownBets = (Object(facts.lanes).terms as string[]).map((term) => Number(term.slice(6)));
        break;
      case 'bribe':
        this.#isBribe = true;
        break;
      case 'place':
        this.#places(actor, lane, spellOf(facts.spell), false);
        break;
      case 'place-down':
        this.#places(actor, lane, facts.spell === undefined ? null : spellOf(facts.spell), true);
        break;
      case 'confusion':
      case 'invisibility':
      case 'prismatic-ray':
        this.#shown(actor, kind);
        this.#lasting.push(kind);
        if (kind === 'invisibility') this.invisible.add(actor);
        if (kind === 'prismatic-ray') this.prismatic.add(actor);
        break;
      case 'peek':
      case 'detect':
        this.#looks(kind, actor, lane, facts);
        break;
      case 'dispel-lasting':
      case 'dispel':
      case 'anti-magic':
        this.#removes(kind, actor, lane, facts);
        break;
      case 'recall': {
        // While it is carried out it lies open, but among the discards not yet.
        const outside = [...this.outside];
        this.#shown(actor, 'recall');
        if (this.#isInTransit) this.outside = outside;
        this.#isInTransit = false;
        this.counts[Number(actor)] = (this.counts[Number(actor)] ?? 0) + 1;
        if (facts.spell !== undefined) this.own.push(spellOf(facts.spell));
        this.discard.push('recall');
        break;
      }
      case 'amnesia':
        this.#shown(actor, 'amnesia');
        this.discard.push('amnesia');
        break;
      case 'forget':
      case 'discard':
        this.#shown(actor, spellOf(facts.spell));
        this.discard.push(spellOf(facts.spell));
        break;
      case 'imitation':
        this.#shown(actor, 'imitation');
        this.discard.push('imitation');
        if (facts.from !== undefined)
          this.ownBets = this.ownBets.map((own) => (own === laneOf(facts.from) ? laneOf(facts.to) : own));
        break;
      case 'dimension-door':
        this.#shown(actor, 'dimension-door');
        this.judgesGone.push(wordOf(facts.old) as Judge);
        this.judge = wordOf(facts.judge) as Judge;
        this.#ends('confusion');
        this.discard.push('dimension-door');
        break;
      case 'metamorphosis':
        this.#shown(actor, 'metamorphosis');
        this.fightersGone.push(wordOf(facts.old));
        this.fighters = this.fighters.with(lane - 1, wordOf(facts.fighter));
        this.discard.push('metamorphosis');
        break;
      case 'alteration':
      case 'alteration-down':
        this.#moves(actor, facts);
        break;
      case 'shuffle':
        this.#isInTransit = recaller !== this.self;
        this.#shuffled(this.#isInTransit ? 'recall' : null);
        break;
      case 'shuffle-judges':
        this.judgesGone.splice(0);
        break;
      case 'reveal':
        for (const [index, noted] of this.#row(lane)
          .filter(({ isDown }) => isDown)
          .entries()) {
          this.#learn(noted, spellsOf(facts.spells)[index] as Spell);
          noted.isDown = false;
        }
        break;
      case 'ferine-eject':
      case 'ferine-dispel':
        this.discard.push(spellOf(facts.spell));
        break;
      case 'bout-won':
      case 'cancelled':
      case 'unpaid':
        this.#clears();
        break;
      case 'refill':
        this.#drawn(actor, facts.cards, Number(facts.count));
    }
  }

  #begins(facts: SeatJournalEntry['facts']): void {
    // The judge of the bout before has sat, and is there when the bench is shuffled.
    this.judge = wordOf(facts.judge) as Judge;
    this.fighters = (Object(facts.fighters).terms as string[]).map((term) => term.slice(9));
    this.fightersGone.splice(0);
    this.bets.fill(0);
    this.ownBets = [];
  }

  #looks(kind: string, actor: string, lane: number, facts: SeatJournalEntry['facts']): void {
    const cost = kind === 'peek' ? spellOf(facts.card) : 'detect-magic';
    this.#shown(actor, cost);
    this.discard.push(cost);
    if (facts.spells === undefined) return;
    const down = this.#row(lane).filter(({ isDown }) => isDown);
    for (const [index, noted] of down.entries()) this.#learn(noted, spellsOf(facts.spells)[index] as Spell);
  }

  #ends(spell: Spell): void {
    const index = this.#lasting.indexOf(spell);
    if (index < 0) return;
    this.#lasting.splice(index, 1);
    this.discard.push(spell);
    if (spell === 'invisibility') this.invisible.clear();
    if (spell === 'prismatic-ray') this.prismatic.clear();
  }

  #removes(kind: string, actor: string, lane: number, facts: SeatJournalEntry['facts']): void {
    this.#shown(actor, kind === 'anti-magic' ? 'anti-magic-field' : 'dispel-magic');
    if (kind === 'dispel-lasting') this.#ends(spellOf(facts.spell));
    else if (kind === 'anti-magic') {
      const gone = this.#row(lane).splice(0);
      for (const [index, noted] of gone.entries()) {
        this.#learn(noted, spellsOf(facts.spells)[index] as Spell);
        this.discard.push(spellsOf(facts.spells)[index] as Spell);
      }
    } else {
      const spell = spellOf(facts.spell);
      const [gone] = this.#row(lane).splice(Number(facts.place), 1);
      if (gone !== undefined) this.#learn(gone, spell);
      this.discard.push(spell);
    }
    this.discard.push(kind === 'anti-magic' ? 'anti-magic-field' : 'dispel-magic');
  }

  #moves(actor: string, facts: SeatJournalEntry['facts']): void {
    this.#shown(actor, 'alteration');
    this.discard.push('alteration');
    const moved = this.#row(laneOf(facts.from)).splice(Number(facts.place), 1);
    this.#row(laneOf(facts.to)).push(...moved);
  }

  #clears(): void {
    for (const row of this.rows) {
      this.discard.push(...row.flatMap(({ spell }) => spell ?? []));
      row.splice(0);
    }
    for (const spell of [...this.#lasting]) this.#ends(spell);
    this.judgesGone.push(this.judge);
    this.bets.fill(0);
    this.ownBets = [];
  }

  /** Whether a full state agrees with everything noted. */
  fits(G: CheatyMagesG): boolean {
    if (this.counts.join() !== G.hands.map((hand) => hand.length).join()) return false;
    if ([...this.own].sort().join() !== [...(G.hands[Number(this.self)] ?? [])].sort().join()) return false;
    if (this.bets.join() !== G.bets.map((lanes) => lanes.length).join()) return false;
    if ([...this.ownBets].sort().join() !== (G.bets[Number(this.self)] ?? []).join()) return false;
    return this.#rowsFit(G) && this.#outsideFits(G);
  }

  #rowsFit({ corners }: CheatyMagesG): boolean {
    if (corners.length === 0) return this.rows.every((row) => row.length === 0);
    return this.rows.every((row, index) => {
      const spells = (corners[index]?.spells ?? []).map((placed) => placed.spell);
      if (spells.length !== row.length) return false;
      for (const { spell } of row) {
        if (spell === null) continue;
        const place = spells.indexOf(spell);
        if (place < 0) return false;
        spells.splice(place, 1);
      }
      const unknown = row.filter(({ spell }) => spell === null);
      return fillable(
        unknown.map(({ could }) => could),
        spells,
      );
    });
  }

  /** All that is known to be outside the deck is in the others' hands or face down and not known. */
  #outsideFits({ hands, corners }: CheatyMagesG): boolean {
    const places = hands.filter((_, seat) => String(seat) !== this.self).flat();
    for (const [index, row] of this.rows.entries()) {
      const spells = (corners[index]?.spells ?? []).map((placed) => placed.spell);
      for (const { spell } of row) if (spell !== null) spells.splice(spells.indexOf(spell), 1);
      places.push(...spells);
    }
    for (const spell of this.outside) {
      const place = places.indexOf(spell);
      if (place < 0) return false;
      places.splice(place, 1);
    }
    return true;
  }
}
