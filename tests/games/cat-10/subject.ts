import type { Card } from '@games/cat-10/rules/components';
import type { Cat10G } from '@games/cat-10/rules/state';
import { seatRules } from '@games/cat-10/seat';
import { cat10 } from '@games/cat-10/whole';
import { anySubject, type Memory } from '@tests/contract/subject';
import { wordsOf } from '@tests/words-of';
import type { Json } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import type { Random } from '@/kit/random';
import { honesty } from './honesty';
import { panel } from './panel';
import { sentences } from './sentences';
import { vain } from './vain';

/** Hidden from everybody: the order of the deck (CT-r5). All else has lain open (CT9). */
const redeal = (G: Cat10G, _ctx: unknown, _playerID: unknown, random: Random): Cat10G => ({
  ...G,
  deck: random.Shuffle(G.deck),
  journal: [],
});

const cardOf = (fact: Json | undefined): Card =>
  Number(Object.values(Object(fact)).map((term) => String(term).replace('cards.', ''))[0]) as Card;
const seatOf = (fact: Json | undefined): number => Number(Object.values(Object(fact))[0]);

/** Notes on paper: every card that was turned over, and where it has gone since. */
function memory(_self: string, numPlayers: number): Memory<Cat10G> {
  const piles: Card[][] = Array.from({ length: numPlayers }, () => []);
  const jumbos = Array.from({ length: numPlayers }, () => 0);
  const discards: Card[] = [];
  let row: Card[] = [];
  const take = (seat: number, card: Card) => {
    piles[seat]?.splice(piles[seat].indexOf(card), 1);
  };
  const hear = ({ kind, playerID, facts }: SeatJournalEntry) => {
    const seat = Number(playerID);
    const clear = (onto: Card[] | undefined) => {
      onto?.push(...row);
      row = [];
    };
    if (kind === 'flip') row.push(cardOf(facts.card));
    else if (kind === 'take' || kind === 'ten') clear(piles[seat]);
    else if (kind === 'bust' || kind === 'duel') clear(discards);
    else if (kind === 'steal') {
      take(seatOf(facts.target), cardOf(facts.card));
      piles[seat]?.push(cardOf(facts.card));
    } else if (kind === 'discard') {
      take(seat, cardOf(facts.card));
      discards.push(cardOf(facts.card));
    } else if (kind === 'jumbo') jumbos[seat] = (jumbos[seat] ?? 0) + 1;
    else if (kind === 'seize') {
      const target = seatOf(facts.target);
      jumbos[target] = (jumbos[target] ?? 0) - 1;
      jumbos[seat] = (jumbos[seat] ?? 0) + 1;
    }
  };
  const written = (cards: readonly (readonly Card[])[]) =>
    cards.map((some) => [...some].sort().join(' ')).join();
  return {
    observe: (entries) => entries.forEach(hear),
    fits: (G) =>
      written([...piles, discards, row]) === written([...G.piles, G.discards, G.row]) &&
      jumbos.join() === G.jumbos.join(),
  };
}

export default anySubject({
  rulebook: cat10,
  seatRules,
  redeal,
  memory,
  isNewDeal: () => false,
  zones: { 'the order of the deck': ({ deck }) => deck },
  words: wordsOf('cat-10'),
  rulings: Array.from({ length: 11 }, (_, index) => `CT${index + 1}`),
  // A card that was turned over has been seen; the first of two cards given up is not asked back.
  mightBeTakenBack: ['discard', 'flip'],
  panel,
  honesty,
  sentences,
  vain,
});
