import type { PlayerID } from '@/kit/action';
import { askFor } from '../../parts/asking-for';
import { finding } from '../../parts/finding';
import { heroes } from '../../parts/heroes';
import { successes } from '../../parts/successes';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { standing } from '../../rules/house';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import type { Not, Option } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import type { Seen } from '../../rules/thing';
import { looseCards } from '../../rules/trading';
import { CANDLE_ROOMS, CARD, CLAUSE, candlesOf, type State, WHITE } from './state';

/** Candles are found, and placed in rooms of one floor. */

export const search = finding({
  clause: CLAUSE,
  rooms: CANDLE_ROOMS,
  trait: 'speed',
  from: 3,
  what: 'rolls.find-candle',
  label: 'find-candle',
  thing: WHITE,
  told: 'candle-found',
  weight: 14,
});

/** Rooms in which one has been placed. */
export const litRooms = (hidden: unknown): RoomID[] =>
  (hidden as { place: { done: string[] } }).place.done.flatMap((key) => key.split(' ').slice(1));

/** Why no Candle can be placed where a hero stands. */
function barred({ table, hidden }: Seen, seat: PlayerID, isUsed: boolean): Not | undefined {
  const { room } = explorerAt(table, seat);
  const { floor } = hidden as State;
  const facts = { floor: { term: `floors.${floor}` }, room: roomFact(room) };
  if (standing(table, room).floor !== floor) return { reason: 'wrong-floor', clause: CLAUSE, facts };
  if (litRooms(hidden).includes(room)) return { reason: 'has-candle', clause: CLAUSE, facts };
  return isUsed ? { reason: 'candle-used', clause: CLAUSE } : undefined;
}

/** What is rolled to place one, with Knowledge. */
const PLACED = { use: 'task', what: 'rolls.place-candle', trait: 'knowledge' } as const;
const AT_LEAST = 5;
/** Worth the way to somebody else. */
const MUCH = 0.2;

export const chanceToPlace = (seen: Seen, seat: PlayerID): number =>
  oddsOf(seen, { do: 'roll', seat, ...PLACED }, AT_LEAST).chance;

export const isBetterAt = (seen: Seen, seat: PlayerID, other: PlayerID): boolean =>
  chanceToPlace(seen, seat) >= chanceToPlace(seen, other) + MUCH;

/** The turn's trade in short: a Candle for whoever places it better. */
export const wishes = (seen: Seen, seat: PlayerID): readonly Option[] =>
  heroes(seen.table)
    .filter((holder) => holder !== seat && heroes(seen.table).includes(seat))
    .flatMap((holder) => {
      const card = candlesOf(seen.table, holder).find((one) => looseCards(seen, holder).includes(one));
      const isSpared = () => isBetterAt(seen, seat, holder);
      const weight = isSpared() ? 30 : 0.02;
      return card === undefined
        ? []
        : askFor(seen, seat, { card, clause: CLAUSE, weight, isSpared, isTrade: true });
    });

/** The Candle is used up, be it that the roll fails (BH-h17-D1). */
export const placing = successes({
  name: 'place',
  clause: CLAUSE,
  what: PLACED.what,
  label: 'place-candle',
  mark: 'candles',
  from: AT_LEAST,
  of: ({ table }) => table.haunt?.heroes ?? 1,
  tries: (seen, seat) => {
    const { room } = explorerAt(seen.table, seat);
    const isUsed = (card: CardID) => seen.table.turn.usedCards.includes(card);
    const [first, ...others] = candlesOf(seen.table, seat).sort(
      (a, b) => Number(isUsed(a)) - Number(isUsed(b)),
    );
    // One that was found is as good as another; the card of that name may be worth keeping.
    const isKind = (card: CardID) => (card === CARD) !== (first === CARD) && !isUsed(card);
    return [first, others.find(isKind)].flatMap((card) => {
      if (card === undefined) return [];
      const not = barred(seen, seat, isUsed(card));
      const facts = { room: roomFact(room), card: cardFact(card) };
      const way = not === undefined ? { card } : { not };
      return [{ key: `${card} ${room}`, trait: PLACED.trait, ...way, facts, weight: 24 }] as const;
    });
  },
  costs: (seat, key) => [{ do: 'discard', seat, card: key.split(' ')[0] }],
  tried: ({ G }, seat, key, isOk) => {
    const [, room = ''] = key.split(' ');
    if (isOk) say(G, 'candle-burns', seat, { room: roomFact(room) });
    return [];
  },
  next: () => ({ next: { kind: 'place' } }),
});
