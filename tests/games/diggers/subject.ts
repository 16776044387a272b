import type { Card } from '@games/diggers/rules/components';
import type { DiggersG } from '@games/diggers/rules/state';
import { seatRules } from '@games/diggers/seat';
import { diggers } from '@games/diggers/whole';
import { anySubject, type Memory } from '@tests/contract/subject';
import { wordsOf } from '@tests/words-of';
import type { Json } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import type { Random } from '@/kit/random';
import { honesty } from './honesty';
import { panel } from './panel';
import { sentences } from './sentences';

/**
 * Hidden from everybody alike: what was not dealt, what lies in the stacks under their top cards, and every
 * card that lies face down. Which cards of a stack lie face down shows on its top card alone (DG3, DG-r4).
 */
function redeal(G: DiggersG, _ctx: unknown, _playerID: unknown, random: Random): DiggersG {
  const isSecret = (stack: DiggersG['stacks'][number], index: number) =>
    index < stack.length - 1 || stack[index]?.isUp === false;
  const pool = random.Shuffle([
    ...G.box,
    ...G.faces.flatMap((card) => card ?? []),
    ...G.stacks.flatMap((stack) => stack.flatMap(({ card }, index) => (isSecret(stack, index) ? card : []))),
  ]);
  const draw = (): Card => pool.pop() ?? 'passion-scout';
  const faces = G.faces.map((card) => (card === null ? null : draw()));
  const stacks = G.stacks.map((stack) => {
    const ways = random.Shuffle(stack.slice(0, -1).map(({ isUp }) => isUp));
    return stack.map(({ card, isUp }, index) => ({
      card: isSecret(stack, index) ? draw() : card,
      isUp: ways[index] ?? isUp,
    }));
  });
  return { ...G, faces, stacks, box: pool, journal: [] };
}

const cardOf = (fact: Json | undefined): Card =>
  Object.values(Object(fact)).map((term) => String(term).replace('cards.', ''))[0] as Card;

/** Notes on paper: what was laid and how, and where it has gone since. */
function memory(_self: string, numPlayers: number): Memory<DiggersG> {
  const perSeat = <T>(make: () => T): T[] => Array.from({ length: numPlayers }, make);
  const photos = perSeat((): Card[] => []);
  const gone = perSeat((): Card[] => []);
  const laid = perSeat(() => 0);
  const markers = perSeat((): number | undefined => undefined);
  const lying = new Map<number, Card | null>();
  const move = (seat: number, card: Card) => {
    photos[seat]?.splice(photos[seat].indexOf(card), 1);
    gone[seat]?.push(card);
  };
  const hear = ({ kind, playerID, facts }: SeatJournalEntry) => {
    const seat = Number(playerID);
    const n = Number(facts.n);
    if (kind === 'place' || kind === 'place-down') {
      lying.set(n, kind === 'place' ? cardOf(facts.card) : null);
      laid[seat] = (laid[seat] ?? 0) + 1;
    } else if (kind === 'take' || kind === 'take-down') {
      lying.delete(n);
      photos[seat]?.push(cardOf(facts.card));
    } else if (kind === 'pay') markers[seat] = Number(facts.left);
    else if (kind === 'send') move(seat, cardOf(facts.scout));
    else if (kind === 'lose') move(seat, cardOf(facts.card));
  };
  const size = numPlayers === 6 ? 10 : 12;
  const written = (cards: readonly Card[]) => [...cards].sort().join(' ');
  return {
    observe: (entries) => entries.forEach(hear),
    fits: (G) =>
      G.table.length === lying.size &&
      G.table.every(({ n, card }) => lying.get(n) === card) &&
      G.stacks.every((stack, seat) => stack.length === size - (laid[seat] ?? 0)) &&
      G.seats.every(
        (seat, index) =>
          written(seat.cards) === written(photos[index] ?? []) &&
          written([...seat.spent, ...seat.lost]) === written(gone[index] ?? []) &&
          (markers[index] === undefined || markers[index] === seat.markers),
      ),
  };
}

export default anySubject({
  rulebook: diggers,
  seatRules,
  redeal,
  memory,
  isNewDeal: () => false,
  zones: {
    'what lies face down on the table': ({ faces }) => faces,
    'the stacks': ({ stacks }) => stacks.map((stack) => stack.map(({ card }) => card)),
    'which cards of a stack lie face down': ({ stacks }) =>
      stacks.map((stack) => stack.map(({ isUp }) => isUp)),
    'what was not dealt': ({ box }) => box,
  },
  words: wordsOf('diggers'),
  rulings: Array.from({ length: 9 }, (_, index) => `DG${index + 1}`),
  // What was paid is known to all, and what has been dug out has been seen.
  mightBeTakenBack: ['dig', 'pay'],
  panel,
  honesty,
  sentences,
  vain: 'every card and every marker moves, and a marker brings a photo',
});
