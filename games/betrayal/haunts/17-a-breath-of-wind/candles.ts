import type { PlayerID } from '@/kit/action';
import { finding } from '../../parts/haunts/finding';
import { successes } from '../../parts/haunts/successes';
import { bestHand } from '../../parts/plans/best-hand';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { standing } from '../../rules/house';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import type { Not } from '../../rules/option';
import type { Seen } from '../../rules/thing';
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

const isUsed = ({ table }: Seen, card: CardID): boolean => table.turn.usedCards.includes(card);

/** Why no Candle can be placed where a hero stands. */
function barred({ table, hidden }: Seen, seat: PlayerID, isSpent: boolean): Not | undefined {
  const { room } = explorerAt(table, seat);
  const { floor } = hidden as State;
  const facts = { floor: { term: `floors.${floor}` }, room: roomFact(room) };
  if (standing(table, room).floor !== floor) return { reason: 'wrong-floor', clause: CLAUSE, facts };
  if (litRooms(hidden).includes(room)) return { reason: 'has-candle', clause: CLAUSE, facts };
  return isSpent ? { reason: 'candle-used', clause: CLAUSE } : undefined;
}

const PLACED = { clause: CLAUSE, what: 'rolls.place-candle', from: 5 } as const;

/** Candles are for whoever knows most. */
export const wise = bestHand({ ...PLACED, trait: 'knowledge', things: candlesOf });

/** The Candle is used up, be it that the roll fails (BH-h17-D1). */
export const placing = successes({
  ...PLACED,
  name: 'place',
  label: 'place-candle',
  mark: 'candles',
  of: ({ table }) => table.haunt?.heroCount ?? 1,
  tries: (seen, seat) => {
    const { room } = explorerAt(seen.table, seat);
    const held = candlesOf(seen.table, seat);
    // One that was found is as good as another; the card of that name may be worth keeping.
    const [first = held[0], ...others] = held.filter((card) => !isUsed(seen, card));
    const other = others.find((card) => (card === CARD) !== (first === CARD));
    return [first, other].flatMap((card) => {
      if (card === undefined) return [];
      const not = barred(seen, seat, isUsed(seen, card));
      const facts = { room: roomFact(room), card: cardFact(card) };
      const way = not === undefined ? { card } : { not };
      return [{ key: `${card} ${room}`, trait: 'knowledge', ...way, facts, weight: 24 }] as const;
    });
  },
  costs: (seat, key) => [{ do: 'discard', seat, card: key.split(' ')[0] ?? '' }],
  tried: ({ G }, seat, key, isOk) => {
    if (isOk) say(G, 'candle-burns', seat, { room: roomFact(key.split(' ')[1] ?? '') });
    return [];
  },
  next: () => ({ next: { kind: 'place' } }),
});
