import type { Kind } from '@games/ninja-soul/rules/components';
import type { NinjaSoulG } from '@games/ninja-soul/rules/state';
import { seatRules } from '@games/ninja-soul/seat';
import { ninjaSoul } from '@games/ninja-soul/whole';
import { anySubject } from '@tests/contract/subject';
import { wordsOf } from '@tests/words-of';
import type { PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import { honesty } from './honesty';
import { memory } from './notes';
import { panel } from './panel';
import { doAgain, type Past, pastOf } from './past';
import { sentences } from './sentences';
import { vain } from './vain';

/** Exchanges of cards in the deal, and of choices in the dark, that are tried. */
const TRIES = 40;

/** Whether this seat saw the same in both pasts: its own secrets, opened cards, and peeks that missed. */
function looksTheSame(G: NinjaSoulG, other: NonNullable<ReturnType<typeof doAgain>>, self: PlayerID | null) {
  if (self === null) return true;
  return G.secrets[Number(self)]?.join() === other.secrets[Number(self)]?.join();
}

/**
 * Hidden: the cards that lie face down, one's own among them; what others saw; whether others' swaps were
 * real. From the true past one thing after the other is changed, as long as this seat would not notice.
 */
function redeal(G: NinjaSoulG, _ctx: unknown, playerID: PlayerID | null, random: Random): NinjaSoulG {
  let past = pastOf(G);
  const lot = past.cards.flatMap((card, place) => (card === 'win' || card === 'peek' ? [] : [place]));
  const dark = G.deeds.flatMap(({ kind, playerID: actor }, deed) =>
    kind === 'swap' && actor !== playerID ? [deed] : [],
  );
  const draw = <T>(list: readonly T[]): T | undefined => list[random.Die(list.length) - 1];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const cards: Kind[] = [...past.cards];
    const exchanges = new Set(past.exchanges);
    if (dark.length > 0 && random.Die(2) === 1) {
      const deed = draw(dark) ?? 0;
      if (!exchanges.delete(deed)) exchanges.add(deed);
    } else {
      const [a, b] = [draw(lot) ?? 0, draw(lot) ?? 0];
      cards[a] = past.cards[b] ?? 'sleep';
      cards[b] = past.cards[a] ?? 'sleep';
    }
    const changed: Past = { cards, exchanges };
    const again = doAgain(G, changed);
    if (again !== undefined && looksTheSame(G, again, playerID)) past = changed;
  }
  const { cards, secrets } = doAgain(G, past) ?? { cards: G.cards, secrets: G.secrets };
  return { ...G, cards, secrets, journal: [] };
}

export default anySubject({
  rulebook: ninjaSoul,
  seatRules,
  redeal,
  memory,
  isNewDeal: (before, after) => before.round !== after.round || after.lastRound?.round === after.round,
  zones: {
    'the own card': (G, playerID) => (playerID === null ? null : G.cards[Number(playerID)]),
    'the other cards': (G, playerID) =>
      G.cards.map((card, seat) => (String(seat) === playerID || seat >= G.seats.length ? null : card)),
    'the cards set aside': (G) => G.cards.slice(G.seats.length),
    'what others saw and did in the dark': (G, playerID) =>
      G.secrets.map((secrets, seat) => (String(seat) === playerID ? null : secrets)),
  },
  words: wordsOf('ninja-soul'),
  rulings: Array.from({ length: 15 }, (_, index) => `NS${index + 1}`),
  byAbsence: {
    'NS-r14': 'an overview is read, not played; points are numbers here',
  },
  // A card that is to be aimed has been seen by then: nothing is taken back.
  mightBeTakenBack: ['open'],
  panel,
  honesty,
  sentences,
  vain,
});
