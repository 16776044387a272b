import type { Random } from '@/kit/random';
import { bySpell, COINS_DEALT, FIGHTERS, handSizes, JUDGES } from './components';
import { tellDeal } from './journal';
import type { CheatyMagesOptions } from './schemas';
import { DECK } from './spells';
import type { CheatyMagesG } from './state';

/** All decks shuffled, a hand and two coins each, and who begins, by lot (CM-r3, CM5). */
export function layTable(numPlayers: number, options: CheatyMagesOptions, random: Random): CheatyMagesG {
  const deck = random.Shuffle([...DECK]);
  const { dealt } = handSizes(numPlayers);
  const seats = Array.from({ length: numPlayers }, () => ({
    coins: COINS_DEALT,
    hasPassed: false,
    prizes: [],
    bribes: 0,
  }));
  const hands = seats.map(() => deck.splice(-dealt).sort(bySpell));
  const judgeDeck = random.Shuffle([...JUDGES]);
  const judge = judgeDeck.pop();
  if (judge === undefined) throw new Error('there is no judge');
  const G: CheatyMagesG = {
    options,
    bout: 0,
    replays: 0,
    starter: String(random.Die(numPlayers) - 1),
    isTurnOver: false,
    isOver: false,
    deck,
    discard: [],
    hands,
    corners: [],
    lasting: [],
    bets: seats.map(() => []),
    seats,
    fighterDeck: [...FIGHTERS],
    fighterDiscard: [],
    judge,
    judgeDeck,
    judgeDiscard: [],
    outside: seats.map(() => []),
    drawn: 0,
    lastBout: null,
    journal: [],
  };
  tellDeal(G);
  return G;
}
