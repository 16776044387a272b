import type { PlayerID } from '@/kit/action';
import { fallen, heroes, traitorOf } from '../../parts/heroes';
import { nearestFirst } from '../../parts/keeping-away';
import { likelyFloors } from '../../parts/likely-floors';
import type { RoomID } from '../../rules/components';
import { explorerAt, isAlive, traitOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import {
  CLAUSE,
  companions,
  deathDice,
  deathIn,
  isShutOut,
  roomsToFind,
  SEAL_ROOMS,
  type Seer,
  sealOf,
  sealPiles,
  sealsOf,
  skill,
} from './state';

const FAR = 20;
/** What Death's die shows in the mean, its blanks rolled once more. */
const ITS_DIE = 4 / 3;
/** So much more than in the mean comes up often enough to be played for. */
const LUCK = 4;

const best = (seen: Seer, seats: readonly PlayerID[]): PlayerID[] =>
  [...seats].sort((a, b) => skill(seen, b) - skill(seen, a)).slice(0, 1);

/** Whether the next game that is lost may be the last. */
const isFading = ({ table }: Seer, seat: PlayerID): boolean => {
  const { sanity, might } = explorerAt(table, seat).traits;
  return sanity <= 1 || might <= 1;
};

/** Whether somebody had better play: he may well win, by what both of them roll in the mean, or is at hand anyway. */
const isMatch = (seen: Seer, seat: PlayerID, room: RoomID): boolean => {
  const steps = distancesFrom(seen, explorerAt(seen.table, seat).room).get(room) ?? FAR;
  const isNear = steps <= traitOf(seen, seat, 'speed');
  return isNear || skill(seen, seat) + LUCK >= ITS_DIE * deathDice(seen);
};

/**
 * Who keeps Death company: one who is there, who outlives the next game if there is one, else whoever comes soonest as
 * well; and the best player, once the game may be won.
 */
function keepersOf(seen: Seer, room: RoomID): PlayerID[] {
  const { table } = seen;
  const there = companions(table);
  const lasting = there.filter((seat) => !isFading(seen, seat));
  const others = nearestFirst(
    seen,
    room,
    heroes(table).filter((seat) => !there.includes(seat)),
  );
  const fresh = [...others.filter((seat) => !isFading(seen, seat)), ...others];
  const now = lasting.length > 0 ? best(seen, lasting) : [...best(seen, there), ...fresh.slice(0, 1)];
  return [...new Set([...best(seen, heroes(table)).filter((seat) => isMatch(seen, seat, room)), ...now])];
}

/** Keepers and whoever holds a Seal are safe with Death; each of the others fetches another Seal, or looks for one. */
function division(seen: Seer, death: RoomID): Record<PlayerID, readonly RoomID[]> {
  const { table } = seen;
  const keepers = keepersOf(seen, death);
  const isBound = (seat: PlayerID) => keepers.includes(seat);
  let free = heroes(table).filter((seat) => !isBound(seat));
  const own: Record<PlayerID, readonly RoomID[]> = Object.fromEntries(
    heroes(table).map((seat) => [seat, isBound(seat) || roomsToFind(table).length === 0 ? [death] : []]),
  );
  for (const room of sealPiles(table)) {
    const [seat] = nearestFirst(seen, room, free);
    if (seat === undefined) break;
    own[seat] = [room];
    free = free.filter((one) => one !== seat);
  }
  return own;
}

function ofHeroes(seen: Seer, death: RoomID): Omit<Goal, 'clause'> {
  const { table } = seen;
  const alive = heroes(table);
  const there = companions(table);
  const lying = sealPiles(table);
  const held = alive.flatMap((seat) => sealsOf(table, seat)).length;
  const robbed = sealsOf(table, traitorOf(table)).length > 0 ? [traitorOf(table)] : [];
  const dice = deathDice(seen);
  const most = Math.max(0, ...alive.map((seat) => skill(seen, seat)));
  const kind =
    there.length === 0
      ? 'return'
      : dice === 0
        ? 'mate'
        : held > 0
          ? 'break'
          : lying.length > 0
            ? 'fetch'
            : robbed.length > 0
              ? 'win-back'
              : roomsToFind(table).length > 0
                ? 'find'
                : 'mate';
  const chance = most / Math.max(1, most + ITS_DIE * dice);
  return {
    progress: Math.min(1, (there.length === 0 ? 0.4 : 1) * (chance + 0.04 * held)),
    next: { kind, facts: { dice, room: roomFact(kind === 'fetch' ? (lying[0] ?? death) : death) } },
    own: division(seen, death),
    keeps: there.length > 0 ? keepersOf(seen, death).filter((seat) => there.includes(seat)) : [],
    wants: SEAL_ROOMS.map(sealOf),
    floors: likelyFloors(seen, SEAL_ROOMS),
    prey: kind === 'win-back' ? robbed : [],
  };
}

/** Whom the traitor can get at, by ways that do not lead past Death. */
function ofTraitor(seen: Seer): Omit<Goal, 'clause'> {
  const { table } = seen;
  const traitor = traitorOf(table);
  const alive = heroes(table);
  const isHunting = isAlive(explorerAt(table, traitor));
  const out = alive.filter((seat) => !isShutOut(table, traitor, explorerAt(table, seat).room));
  const steps = distancesFrom(seen, explorerAt(table, traitor).room, traitor);
  const reach = traitOf(seen, traitor, 'speed');
  const far = (room: RoomID) => steps.get(room) ?? FAR;
  const near = out.filter((seat) => far(explorerAt(table, seat).room) <= reach);
  const aims = out.length > 0 ? out.map((seat) => explorerAt(table, seat).room) : sealPiles(table);
  /** How far from there to the nearest of them. */
  const left = (room: RoomID) => {
    const on = distancesFrom(seen, room, traitor);
    return Math.min(...aims.map((aim) => on.get(aim) ?? FAR));
  };
  const rooms = [...steps].filter(([, count]) => count <= reach).map(([room]) => room);
  const least = Math.min(...rooms.map(left));
  const kind = !isHunting ? 'watch' : out.length > 0 ? 'hunt' : 'wait';
  return {
    progress: Math.min(1, fallen(table) + (companions(table).length === 0 ? 0.3 : 0)),
    next: { kind, facts: { left: alive.length, out: out.length } },
    ...(near.length > 0
      ? { prey: near }
      : { own: { [traitor]: least < FAR ? rooms.filter((room) => left(room) === least) : [] } }),
  };
}

export function goals(seen: Seer): Goals {
  const death = deathIn(seen.table)?.room;
  if (death === undefined) return {};
  return {
    heroes: { clause: CLAUSE, ...ofHeroes(seen, death) },
    traitor: { clause: CLAUSE, ...ofTraitor(seen) },
  };
}
