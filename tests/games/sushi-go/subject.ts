import { KINDS, type Kind } from '@games/sushi-go/rules/components';
import type { SushiGoG } from '@games/sushi-go/rules/state';
import { seatRules } from '@games/sushi-go/seat';
import { sushiGo } from '@games/sushi-go/whole';
import { anySubject, type Memory } from '@tests/contract/subject';
import { wordsOf } from '@tests/words-of';
import type { Json, PlayerID } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import type { Random } from '@/kit/random';
import { honesty } from './honesty';
import { panel } from './panel';
import { seenBy, sorted } from './passing';
import { sentences } from './sentences';
import { vain } from './vain';

/** Hidden: hands this seat has never held, what the others have locked, the order of the deck. */
function redeal(G: SushiGoG, _ctx: unknown, playerID: PlayerID | null, random: Random): SushiGoG {
  const seen = seenBy(G, playerID);
  const own = (seat: number) => String(seat) === playerID;
  // Chopsticks put back for all to see stay where they are, also in a hand nobody else has held.
  const open = G.hands.map(({ cards, returned }, seat) =>
    seen.has(seat) ? cards : cards.filter((card) => card === 'chopsticks').slice(0, returned),
  );
  const pool = [...G.deck];
  for (const [seat, { cards, returned }] of G.hands.entries()) {
    if (seen.has(seat)) continue;
    let kept = returned;
    for (const card of cards) if (card !== 'chopsticks' || kept-- <= 0) pool.push(card);
  }
  const deck = random.Shuffle(pool);
  const hands = G.hands.map(({ cards, returned }, seat) => {
    const known = open[seat] ?? [];
    return { cards: sorted([...known, ...deck.splice(0, cards.length - known.length)]), returned };
  });
  const picks = G.picks.map((pick, seat) => {
    if (own(seat) || pick.first === null) return pick;
    const cards = random.Shuffle([...(hands[seat]?.cards ?? [])]);
    const mayTakeTwo = G.seats[seat]?.tableau.includes('chopsticks') === true && random.Number() < 0.5;
    return { first: cards[0] ?? null, second: mayTakeTwo ? (cards[1] ?? null) : null };
  });
  return { ...G, deck, hands, picks, journal: [] };
}

const termsOf = (fact: Json | undefined): Kind[] => {
  if (typeof fact !== 'object' || fact === null) return [];
  const terms = 'terms' in fact && Array.isArray(fact.terms) ? fact.terms : 'term' in fact ? [fact.term] : [];
  return terms.map((term) => String(term).replace('cards.', '') as Kind);
};

/** What one person has on paper about a hand: all of it, or only chopsticks seen going in. */
interface Note {
  cards: Kind[];
  isWhole: boolean;
}

/** Notes on paper: every hand this person has held, followed round the table, and what it has locked. */
function memory(self: PlayerID, numPlayers: number): Memory<SushiGoG> {
  let notes: Note[] = [];
  let locked: Kind[] = [];
  let used: string[] = [];
  const remove = (seat: string, card: Kind) => {
    const note = notes[Number(seat)];
    const place = note?.cards.indexOf(card) ?? -1;
    if (place >= 0) note?.cards.splice(place, 1);
  };
  const hold = (fact: Json | undefined) => {
    notes[Number(self)] = { cards: termsOf(fact), isWhole: true };
  };
  const pass = (direction: 1 | -1) => {
    for (const seat of used) notes[Number(seat)]?.cards.push('chopsticks');
    used = [];
    const before = notes;
    notes = before.map((_, seat) => ({
      ...(before[(seat - direction + numPlayers) % numPlayers] ?? { cards: [], isWhole: false }),
    }));
  };
  const hear = ({ kind, playerID, facts }: SeatJournalEntry) => {
    const actor = playerID ?? '';
    if (kind === 'deal') {
      notes = Array.from({ length: numPlayers }, () => ({ cards: [], isWhole: false }));
      locked = [];
      used = [];
      hold(facts.cards);
    } else if (kind === 'lock' && actor === self) locked = termsOf(facts.cards);
    else if (kind === 'unlock' && actor === self) locked = [];
    else if (kind === 'chopsticks') used.push(actor);
    else if (kind === 'place' || kind === 'place-wasabi') {
      if (actor === self) locked = [];
      for (const card of termsOf(facts.card)) remove(actor, card);
    } else if (kind === 'pass-left' || kind === 'pass-right') {
      pass(kind === 'pass-left' ? 1 : -1);
      hold(facts.cards);
    }
  };
  const agrees = ({ cards, isWhole }: Note, held: readonly Kind[]): boolean =>
    isWhole
      ? sorted(cards).join() === sorted(held).join()
      : KINDS.every(
          (kind) =>
            cards.filter((card) => card === kind).length <= held.filter((card) => card === kind).length,
        );
  return {
    observe: (entries) => entries.forEach(hear),
    fits: ({ hands, picks }) => {
      const { first, second } = picks[Number(self)] ?? { first: null, second: null };
      return (
        notes.every((note, seat) => agrees(note, hands[seat]?.cards ?? [])) &&
        [first, second].filter((card) => card !== null).join() === locked.join()
      );
    },
  };
}

export default anySubject({
  rulebook: sushiGo,
  seatRules,
  redeal,
  memory,
  isNewDeal: (before, after) => before.round !== after.round || after.rounds.length === after.round,
  zones: {
    'hands never held': (G, playerID) => {
      const seen = seenBy(G, playerID);
      return G.hands.map(({ cards }, seat) => (seen.has(seat) ? null : cards));
    },
    'what others have locked': (G, playerID) =>
      G.picks.map((pick, seat) => (String(seat) === playerID ? null : pick)),
    'the order of the deck': (G) => G.deck,
  },
  words: wordsOf('sushi-go'),
  rulings: Array.from({ length: 16 }, (_, index) => `SG${index + 1}`),
  byAbsence: {
    'SG-r2': 'plates and belts are for a table of wood; here a score is a number (SG15)',
    SG16: 'what is not in the rulebook cannot be played',
  },
  // Until the last seat has chosen.
  mightBeTakenBack: ['pick', 'unlock'],
  panel,
  honesty,
  sentences,
  vain,
});
