import { type BirdCard, CARDS, type Card } from '@games/crows-overkill/rules/components';
import type { CrowsOverkillG, KnownCard } from '@games/crows-overkill/rules/state';
import { seatRules } from '@games/crows-overkill/seat';
import { crowsOverkill } from '@games/crows-overkill/whole';
import { anySubject, type Memory } from '@tests/contract/subject';
import { wordsOf } from '@tests/words-of';
import type { PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import { honesty } from './honesty';
import { canBeRight, Notes } from './notes';
import { panel } from './panel';
import { sentences } from './sentences';
import { vain } from './vain';

/** A place in a hand: whose, and which. */
type Place = readonly [seat: number, index: number];

/** Finds each of the cards a place of its own among those that are allowed, by lot; undefined if it did not work out. */
function placed<T>(cards: readonly T[], allowed: (card: T) => readonly Place[], random: Random) {
  const taken = new Map<string, T>();
  for (const card of cards) {
    const free = allowed(card).filter((place) => !taken.has(place.join()));
    const place = free[random.Die(Math.max(1, free.length)) - 1];
    if (place === undefined) return undefined;
    taken.set(place.join(), card);
  }
  return taken;
}

const byFewest = (known: readonly KnownCard[]) =>
  [...known].sort((a, b) => a.holders.length - b.holders.length);

const placesIn = (hands: readonly (readonly Card[])[], holders: readonly PlayerID[]): Place[] =>
  holders.flatMap((holder) =>
    (hands[Number(holder)] ?? []).map((_, index): Place => [Number(holder), index]),
  );

/** The other hands, and with them the deck: what this seat knows to be somewhere stays there. */
function redealHands(G: CrowsOverkillG, playerID: PlayerID | null, random: Random) {
  const known = playerID === null ? [] : byFewest(G.known[Number(playerID)] ?? []);
  const pool = [...G.deck];
  for (const [seat, hand] of G.hands.entries()) if (String(seat) !== playerID) pool.push(...hand);
  for (const { card } of known) pool.splice(pool.indexOf(card), 1);
  const fixed = placed(known, ({ holders }) => placesIn(G.hands, holders), random);
  const cards = random.Shuffle(pool);
  const hands = G.hands.map((hand, seat) =>
    String(seat) === playerID
      ? [...hand]
      : hand
          .map((card, index) => fixed?.get([seat, index].join())?.card ?? cards.pop() ?? card)
          .sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b)),
  );
  return { hands, deck: cards };
}

/** What the others know has to be true of the hands dealt anew. */
function redealKnown(
  G: CrowsOverkillG,
  hands: readonly (readonly Card[])[],
  playerID: PlayerID | null,
  random: Random,
) {
  return G.known.map((known, seat): KnownCard[] => {
    if (String(seat) === playerID) return known;
    const sorted = byFewest(known);
    const places = placed(sorted, ({ holders }) => placesIn(hands, holders), random);
    return [...(places ?? [])].map(([place, { holders }]) => {
      const [holder, index] = place.split(',').map(Number);
      return { card: hands[holder ?? 0]?.[index ?? 0] ?? 'stones', holders: [...holders] };
    });
  });
}

/** The order of the birds, in each half of the first deck by itself (CO-r5, CO28). */
function redealBirds({ birdDeck, lowerHalf }: CrowsOverkillG, random: Random): BirdCard[] {
  const isGong = (card: BirdCard) => card === 'gong';
  const flock = random.Shuffle(birdDeck.filter((card) => !isGong(card)));
  const half = (cards: readonly BirdCard[]) => {
    const gongs = cards.filter(isGong);
    return random.Shuffle([...flock.splice(0, cards.length - gongs.length), ...gongs]);
  };
  return [...half(birdDeck.slice(0, lowerHalf)), ...half(birdDeck.slice(lowerHalf))];
}

/** Hidden: the other hands, the order of both decks, what the others know of hands. */
function redeal(G: CrowsOverkillG, _ctx: unknown, playerID: PlayerID | null, random: Random): CrowsOverkillG {
  const { hands, deck } = redealHands(G, playerID, random);
  return {
    ...G,
    hands,
    deck,
    birdDeck: redealBirds(G, random),
    known: redealKnown(G, hands, playerID, random),
    journal: [],
  };
}

function memory(self: PlayerID, numPlayers: number): Memory<CrowsOverkillG> {
  const notes = new Notes(self, numPlayers);
  return {
    observe: (entries) => notes.observe(entries),
    fits: (G) =>
      notes.counts.join() === G.hands.map((hand) => hand.length).join() &&
      [...notes.own].sort().join() === [...(G.hands[Number(self)] ?? [])].sort().join() &&
      canBeRight(notes.known, G.hands),
  };
}

export default anySubject({
  rulebook: crowsOverkill,
  seatRules,
  redeal,
  memory,
  isNewDeal: () => false,
  zones: {
    'other hands': (G, playerID) => G.hands.map((hand, seat) => (String(seat) === playerID ? null : hand)),
    'the order of the deck': ({ deck }) => deck,
    'the order of the birds': ({ birdDeck }) => birdDeck,
  },
  words: wordsOf('crows-overkill'),
  rulings: Array.from({ length: 29 }, (_, index) => `CO${index + 1}`),
  byAbsence: {
    CO2: 'a slip of the printed text; the card goes by one name here',
  },
  // What is played lies open, and others answer it or see that they need not.
  mightBeTakenBack: ['block', 'copy', 'judge', 'kill', 'pass', 'play', 'redirect'],
  panel,
  honesty,
  sentences,
  vain,
});
