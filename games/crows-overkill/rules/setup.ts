import type { Random } from '@/kit/random';
import { BIRDS_DEALT, type BirdCard, DECK, FLOCK, GONGS, HAND_DEALT } from './components';
import { hold } from './decks';
import { tellBegin } from './journal';
import { perch } from './sill';
import type { CrowsOverkillG } from './state';

/**
 * Deals the hands (CO-r3) and the first birds (CO-r4), and builds the birds' deck of two halves (CO-r5, CO28); who
 * begins is drawn (CO29).
 */
export function layTable(numPlayers: number, random: Random): CrowsOverkillG {
  const perSeat = <T>(make: () => T): T[] => Array.from({ length: numPlayers }, make);
  const starter = String(random.Die(numPlayers) - 1);
  const deck = random.Shuffle([...DECK]);
  const hands = perSeat(() => deck.splice(-HAND_DEALT));
  for (const hand of hands) hold(hand, []);
  const flock = random.Shuffle([...FLOCK]);
  const seats = perSeat(() => ({ birds: flock.splice(-BIRDS_DEALT), isOut: false }));
  for (const { birds } of seats) perch(birds, []);
  const halves: BirdCard[][] = [flock.splice(0, Math.ceil(flock.length / GONGS)), flock];
  const [lower = [], upper = []] = halves.map((half) => random.Shuffle<BirdCard>([...half, 'gong']));
  const G: CrowsOverkillG = {
    starter,
    hour: 0,
    birdDeck: [...lower, ...upper],
    lowerHalf: lower.length,
    birdDiscard: [],
    deck,
    discard: [],
    hands,
    seats,
    attack: null,
    out: [],
    known: perSeat(() => []),
    journal: [],
  };
  tellBegin(G);
  return G;
}
