import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { fallen, heroes } from '../../parts/haunts/heroes';
import { divided } from '../../parts/plans/dividing';
import { hunted, planned } from '../../parts/plans/plan';
import type { Place, RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { BOARD, CLAUSE, DEADLY, graveIn, maybeIn, type Seer } from './state';

/** Wounds of which half of what has been done is worth nothing any more: heroes don't know of how many one dies. */
const GRAVE = 10;
/** How far they are when they know the room. */
const KNOWN = 0.4;

/** Each hero looks into a room of its own, as far as there are some; whoever can ask where it stands comes first. */
function looking(seen: Seer): Readonly<Record<PlayerID, readonly RoomID[]>> {
  const { table, mine } = seen;
  const roomOf = (seat: PlayerID) => explorerAt(table, seat).room;
  return divided(seen, heroes(table), (seat) =>
    maybeIn(mine).filter((room) => room !== roomOf(seat) || mine.fresh.includes(seat)),
  );
}

function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const grave = graveIn(mine);
  const { players = 1 } = table.haunt ?? {};
  const done = mine.dig.done.length;
  const board = whereIs(seen, [BOARD]);
  const left = maybeIn(mine).length;
  const far = grave === null ? KNOWN / Math.max(2, left) : KNOWN + ((1 - KNOWN) * done) / players;
  const own = looking(seen);
  return planned(seen, CLAUSE, {
    errands: [
      {
        kind: 'dig',
        when: grave !== null,
        ...(grave === null ? {} : { rooms: [grave] }),
        facts: { done, of: players },
      },
      {
        kind: 'fetch-board',
        when: board !== null && board.holder === null,
        ...(board === null ? {} : { rooms: [board.room] }),
        by: 'nearest',
      },
      { kind: 'search', facts: { left } },
    ],
    others: (seat) => own[seat] ?? [],
    wants: [BOARD],
    progress: (far * GRAVE) / (GRAVE + mine.wounds),
  });
}

function ofTraitor(seen: Seer): Goal {
  const { mine, table } = seen;
  const { prey } = hunted(seen, CLAUSE);
  const room = graveIn(mine);
  const here = prey.filter((seat) => explorerAt(table, seat).room === room);
  return {
    clause: CLAUSE,
    progress: 1 - (1 - fallen(table)) * Math.max(0, 1 - mine.wounds / DEADLY),
    next: {
      kind: room === null ? 'hide' : 'guard',
      facts: { sum: mine.wounds, of: DEADLY, ...(room === null ? {} : { room: roomFact(room) }) },
    },
    // Whoever digs comes first.
    prey: here.length > 0 ? here : prey,
  };
}

/** Bots lead a friend to where there is something to ask; themselves they can as well walk. */
export function worthLeading(
  { table, mine }: Seer,
  seat: PlayerID,
  target: PlayerID,
  places: readonly Place[],
): number {
  const maybe = maybeIn(mine);
  const isThere = maybe.includes(explorerAt(table, target).room);
  const isUseful = !isThere && places.some(({ room }) => maybe.includes(room));
  if (!heroes(table).includes(target) || !isUseful) return 0.1;
  return target === seat ? 1 : 4;
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
