import type { PlayerID } from '@/kit/action';
import { change } from '../../parts/haunt';
import { successes } from '../../parts/successes';
import { task } from '../../parts/task';
import { explorerAt, sideOf } from '../../rules/figures';
import { standing } from '../../rules/house';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import type { Not, Option } from '../../rules/option';
import type { At } from '../../rules/thing';
import { CANDLE_ROOMS, CLAUSE, candleOf, candlesOf, type Seer, type State } from './state';

/** Candles are found, and placed in rooms of one floor. */

/** What finding one takes, and placing one: the heroes' secret. */
const FIND = 3;
const PLACE = 5;
const SEARCH = 'rolls.find-candle';
const FOUND = 'find';

/** Why no Candle can be placed where a hero stands. */
function barred({ table, mine }: Seer, seat: PlayerID): Not | null {
  const { room } = explorerAt(table, seat);
  const facts = { floor: { term: `floors.${mine.floor}` }, room: roomFact(room) };
  if (standing(table, room).floor !== mine.floor) return { reason: 'wrong-floor', clause: CLAUSE, facts };
  return mine.lit.includes(room) ? { reason: 'has-candle', clause: CLAUSE, facts } : null;
}

/** It is used up, be it that the roll fails (BH-h17-D1). */
export const placing = successes({
  name: 'place',
  clause: CLAUSE,
  what: 'rolls.place-candle',
  label: 'place-candle',
  mark: 'candles',
  from: PLACE,
  of: ({ table }) => table.haunt?.heroes ?? 1,
  tries: (seen, seat) => {
    const seer: Seer = { ...seen, mine: seen.hidden as State };
    if (barred(seer, seat) !== null) return [];
    const { room } = explorerAt(seen.table, seat);
    const fresh = candlesOf(seen.table, seat).filter((card) => !seen.table.turn.usedCards.includes(card));
    // One Candle that was found is as good as another; the card of that name may be worth keeping.
    const [found] = fresh.filter((card) => card !== 'candle');
    return [...(found === undefined ? [] : [found]), ...fresh.filter((card) => card === 'candle')].map(
      (card) => ({
        key: `${card} ${room}`,
        trait: 'knowledge',
        card,
        facts: { card: cardFact(card), room: roomFact(room) },
        weight: 16,
      }),
    );
  },
  tried: (at, seat, key, isOk) => {
    const [card = '', room = ''] = key.split(' ');
    if (isOk) {
      const { lit } = at.G.hidden as State;
      change(at as At<State>, { lit: [...lit, room] });
      say(at.G, 'candle-burns', seat, { room: roomFact(room) });
    }
    return [{ do: 'discard', seat, card }];
  },
  next: () => ({ next: { kind: 'place' } }),
});

/** As often as there is somebody to try: there is always another one (BH-h17-D2, BH-g24). */
function finding(seen: Seer, seat: PlayerID): Option[] {
  const { room } = explorerAt(seen.table, seat);
  if (!CANDLE_ROOMS.includes(room)) return [];
  return task(seen, seat, {
    kind: FOUND,
    args: [FOUND],
    clause: CLAUSE,
    trait: 'speed',
    from: FIND,
    what: SEARCH,
    label: { kind: 'find-candle', facts: { trait: { term: 'traits.speed' } } },
    next: { do: 'haunt/searched' },
    weight: 14,
  });
}

/** What a hero may do about Candles; with the reason, where one is held and can't be placed. */
export function candleOptions(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  if (sideOf(table, seat) !== 'heroes') return [];
  const [card] = candlesOf(table, seat);
  if (card === undefined) return finding(seen, seat);
  const isFresh = candlesOf(table, seat).some((one) => !table.turn.usedCards.includes(one));
  const not = barred(seen, seat) ?? (isFresh ? null : ({ reason: 'candle-used', clause: CLAUSE } as const));
  if (not === null) return finding(seen, seat);
  const facts = {
    card: cardFact(card),
    room: roomFact(explorerAt(table, seat).room),
    trait: { term: 'traits.knowledge' },
  };
  const label = { kind: 'place-candle', facts };
  return [{ move: 'use', args: ['place'], clause: CLAUSE, label, not, next: [] }, ...finding(seen, seat)];
}

export const candleSteps = {
  searched: (at: At<State>, { seat = '', total }: { seat?: string; total?: unknown }) => {
    const { G, mine } = at;
    if (Number(total) < FIND) {
      say(G, 'task-failed', seat, { task: { term: SEARCH } });
      return [];
    }
    const found = mine.found + 1;
    change(at, { found });
    say(G, 'candle-found', seat);
    return [{ do: 'gain-card', seat, card: candleOf(found) }];
  },
};
