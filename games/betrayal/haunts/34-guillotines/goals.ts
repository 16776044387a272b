import type { PlayerID } from '@/kit/action';
import { feared, knownTraitor } from '../../parts/haunts/masked';
import { likelyFloors } from '../../parts/plans/likely-floors';
import type { RoomID } from '../../rules/components';
import { explorerAt, livingSeats } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Goals, Seen } from '../../rules/thing';
import { chanceAt, KEY_ROOMS } from './keys';
import { heroesOf, isCollared, isKey, isOdd, keysOf, PAIR, type State } from './state';

type Seer = Seen<State>;

const CLAUSE = 'BH-h34';
/** A Key that is likelier missed than had is left to others. */
const WORTH = 0.3;

/** Rooms of the house in which a Key is still to be had. */
export const keysLeft = ({ table, mine }: Seer): RoomID[] =>
  roomsInPlay(table, KEY_ROOMS).filter((room) => !mine.taken.includes(room));

/** Where a seat makes for: Keys, another's single one to make a pair, and with a pair to spare whoever is still locked in. */
function aimsOf(seen: Seer, seat: PlayerID): readonly RoomID[] {
  const { table, mine } = seen;
  const held = keysOf(table, seat).length;
  const known = knownTraitor(mine.mask);
  const others = livingSeats(table).filter((other) => other !== seat && other !== known);
  const rooms = (seats: readonly PlayerID[]) => seats.map((other) => explorerAt(table, other).room);
  // One who must not be found out looks for rooms like somebody who finds no Key, and is in nobody's way.
  if (seat === mine.mask.traitor) return [];
  if (held >= PAIR && isCollared(table, mine, seat)) return [];
  if (held >= PAIR) return rooms(others.filter((other) => isCollared(table, mine, other)));
  const likely = keysLeft(seen).filter((room) => chanceAt(seen, seat, room) > WORTH);
  return [
    ...(likely.length > 0 ? likely : keysLeft(seen).filter((room) => chanceAt(seen, seat, room) > 0)),
    ...table.piles.flatMap(({ room, cards }) => (cards.some(isKey) ? [room] : [])),
    ...rooms(held === 0 ? [] : others.filter((other) => isOdd(table, other))),
  ];
}

export function goals(seen: Seer): Goals {
  const { table, mine } = seen;
  const living = livingSeats(table);
  const locked = living.filter((seat) => isCollared(table, mine, seat)).length;
  const left = keysLeft(seen);
  const known = knownTraitor(mine.mask);
  const heroes = living.filter((seat) => seat !== mine.mask.traitor);
  const isPaired = living.some((seat) => keysOf(table, seat).length >= PAIR && seat !== known);
  const kind = isPaired ? 'open' : left.length > 0 ? 'fetch' : 'look';
  const dead = table.explorers.filter(
    ({ life }, seat) => life === 'dead' && String(seat) !== mine.mask.traitor,
  ).length;
  const most = Math.floor(heroesOf(table) / 2) + 1;
  const way = {
    own: Object.fromEntries(living.map((seat) => [seat, aimsOf(seen, seat)])),
    floors: likelyFloors(seen, KEY_ROOMS),
    prey: feared(seen, mine.mask),
  };
  return {
    heroes: {
      clause: CLAUSE,
      progress: 1 - locked / Math.max(1, living.length),
      next: { kind, facts: { locked, room: roomFact(left[0] ?? KEY_ROOMS[0] ?? '') } },
      ...way,
    },
    traitor: {
      clause: CLAUSE,
      progress: Math.min(1, dead / most),
      next: { kind: known === null ? 'hide' : 'hunt', facts: { dead, of: most } },
      ...(known === null ? way : { prey: heroes }),
    },
  };
}
