import { LANES, SPELLS, type Spell } from '@games/cheaty-mages/rules/components';
import { DECK, SPELL } from '@games/cheaty-mages/rules/spells';
import type { CheatyMagesG, PlacedSpell } from '@games/cheaty-mages/rules/state';
import { seatRules } from '@games/cheaty-mages/seat';
import { cheatyMages } from '@games/cheaty-mages/whole';
import { anySubject, type Memory } from '@tests/contract/subject';
import { wordsOf } from '@tests/words-of';
import type { PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import { at } from '@/kit/seats';
import { honesty } from './honesty';
import { Notes } from './notes';
import { panel } from './panel';
import { sentences } from './sentences';
import { vain } from './vain';

type G = CheatyMagesG;

const count = (spells: readonly Spell[], spell: Spell): number =>
  spells.filter((other) => other === spell).length;

/** What a face-down card may be told to be by how it was placed (CM14, CM15, CM22). */
function isLike({ may }: PlacedSpell, spell: Spell): boolean {
  const { type, isForbidden } = SPELL[spell];
  if (type === 'support' || spell === 'reflection') return false;
  return may.includes(isForbidden ? `forbidden-${type}` : type);
}

/** A place whose card this seat does not know. */
interface Hidden {
  get(): Spell;
  set(spell: Spell): void;
  readonly isInDeck: boolean;
  readonly fits: (spell: Spell) => boolean;
}

const listed = (spells: Spell[], isInDeck: boolean): Hidden[] =>
  spells.map((_, index) => ({
    get: () => spells[index] ?? 'cure',
    set: (spell) => {
      spells[index] = spell;
    },
    isInDeck,
    fits: () => true,
  }));

/** Exchanges of two hidden cards, again and again, as long as nothing that this seat knows becomes wrong. */
function mix(G: G, playerID: PlayerID | null, random: Random): void {
  const places = [
    ...listed(G.deck, true),
    ...G.hands.flatMap((hand, seat) => (String(seat) === playerID ? [] : listed(hand, false))),
    ...G.corners.flatMap(({ spells }) =>
      spells
        .filter(({ isDown, seenBy }) => isDown && (playerID === null || !seenBy.includes(playerID)))
        .map(
          (placed): Hidden => ({
            get: () => placed.spell,
            set: (spell) => {
              placed.spell = spell;
            },
            isInDeck: false,
            fits: (spell) => isLike(placed, spell),
          }),
        ),
    ),
  ];
  const outside = playerID === null ? [] : at(G.outside, playerID);
  /** Copies that may lie in the deck: all that are hidden but those known to be elsewhere. */
  const room = new Map(
    SPELLS.map((spell) => [
      spell,
      places.filter((place) => place.get() === spell).length - count(outside, spell),
    ]),
  );
  for (let swap = 0; places.length > 1 && swap < 4 * places.length; swap++) {
    const [one, two] = [places[random.Die(places.length) - 1], places[random.Die(places.length) - 1]];
    if (one === undefined || two === undefined) continue;
    const [first, second] = [one.get(), two.get()];
    if (!one.fits(second) || !two.fits(first)) continue;
    one.set(second);
    two.set(first);
    const isTrue = [first, second].every((spell) => count(G.deck, spell) <= (room.get(spell) ?? 0));
    if (isTrue) continue;
    one.set(first);
    two.set(second);
  }
  for (const hand of G.hands) hand.sort((a, b) => SPELLS.indexOf(a) - SPELLS.indexOf(b));
}

/** What the others know to be outside the deck has to be true of the new deal. */
function outsideOf(G: G, playerID: PlayerID, known: number, random: Random): Spell[] {
  const elsewhere = [
    ...G.hands.flatMap((hand, seat) => (String(seat) === playerID ? [] : hand)),
    ...G.corners.flatMap(({ spells }) =>
      spells.filter(({ isDown, seenBy }) => isDown && !seenBy.includes(playerID)).map(({ spell }) => spell),
    ),
  ];
  return random
    .Shuffle(elsewhere)
    .slice(0, known)
    .sort((a, b) => DECK.indexOf(a) - DECK.indexOf(b));
}

/** Hidden: other hands, bets, face-down cards that were not looked at, the order of all three decks. */
function redeal(before: G, _ctx: unknown, playerID: PlayerID | null, random: Random): G {
  const G = structuredClone(before);
  mix(G, playerID, random);
  G.bets = G.bets.map((lanes, seat) =>
    String(seat) === playerID
      ? lanes
      : random
          .Shuffle([...LANES])
          .slice(0, lanes.length)
          .sort(),
  );
  G.outside = G.outside.map((spells, seat) =>
    String(seat) === playerID ? spells : outsideOf(G, String(seat), spells.length, random),
  );
  G.judgeDeck = random.Shuffle(G.judgeDeck);
  G.fighterDeck = random.Shuffle(G.fighterDeck);
  G.journal = [];
  return G;
}

function memory(self: PlayerID, numPlayers: number): Memory<G> {
  const notes = new Notes(self, numPlayers);
  return {
    observe: (entries) => notes.observe(entries),
    fits: (state) => notes.fits(state),
  };
}

const others = <T>(bySeat: readonly T[], playerID: PlayerID | null) =>
  bySeat.map((own, seat) => (String(seat) === playerID ? null : own));

export default anySubject({
  rulebook: cheatyMages,
  seatRules,
  redeal,
  memory,
  isNewDeal: (before, after) =>
    before.lastBout?.bout !== after.lastBout?.bout || before.lastBout?.replays !== after.lastBout?.replays,
  zones: {
    'other hands': (G, playerID) => others(G.hands, playerID),
    'other bets': (G, playerID) => others(G.bets, playerID),
    'face-down spells': (G, playerID) =>
      G.corners.map(({ spells }) =>
        spells.map(({ spell, isDown, seenBy }) =>
          isDown && (playerID === null || !seenBy.includes(playerID)) ? spell : null,
        ),
      ),
    'the order of the deck': ({ deck }) => deck,
    'the order of the judges': ({ judgeDeck }) => judgeDeck,
    'the order of the fighters': ({ fighterDeck }) => fighterDeck,
  },
  words: wordsOf('cheaty-mages'),
  rulings: Array.from({ length: 30 }, (_, index) => `CM${index + 1}`),
  mightBeTakenBack: ['bribe', 'discard', 'play'],
  panel,
  honesty,
  sentences,
  vain,
});
