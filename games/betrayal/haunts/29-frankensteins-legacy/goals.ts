import type { PlayerID } from '@/kit/action';
import { adjacent } from '../../parts/adjacent';
import { heldBy, isA } from '../../parts/thrown';
import type { RoomID } from '../../rules/components';
import { explorerAt, placeOf, traitOf } from '../../rules/figures';
import { tileOf } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { creatureIn, DEPTHS, firesIn, heroes, type Seer, TORCH } from './state';

/** Might by which pushing it is worth waiting for. */
const STRONG = 5;

/** Steps that it comes in a turn, as a rule, and one more. */
const REACH = 4;
const FAR = 20;

/** Rooms to throw from: beside it, and where there is none its own. */
function stands(seen: Seer): RoomID[] {
  const creature = creatureIn(seen.table);
  if (creature === undefined) return [];
  const beside = adjacent(seen, placeOf(seen.table, creature.id)).map(({ room }) => room);
  return beside.length > 0 ? beside : [creature.room];
}

const hasTorch = (seen: Seer, seat: PlayerID): boolean => heldBy(seen, seat, TORCH) !== undefined;

/**
 * The strong wait above the depths; whoever can throw in this turn goes to do so; all others fetch a Torch from where it
 * can't come at once, or keep away.
 */
function aimOf(seen: Seer, seat: PlayerID, lights: readonly RoomID[]): readonly RoomID[] {
  const { table } = seen;
  const creature = creatureIn(table);
  if (creature === undefined) return lights;
  const { room, id } = creature;
  const has = hasTorch(seen, seat);
  if (traitOf(seen, seat, 'might') >= STRONG) {
    if (DEPTHS.includes(room)) return [room];
    const depths = DEPTHS.filter((one) => tileOf(table, one) !== undefined);
    if (depths.length > 0 && !has) return depths;
  }
  const steps = distancesFrom(seen, explorerAt(table, seat).room);
  const its = distancesFrom(seen, room, id);
  const isNear = (to: RoomID) => (steps.get(to) ?? FAR) <= traitOf(seen, seat, 'speed');
  const isSafe = (to: RoomID) => (its.get(to) ?? FAR) > REACH;
  const aims = has
    ? stands(seen).filter(isNear)
    : lights.filter((to) => isSafe(to) || (isNear(to) && to !== room));
  return aims.length > 0 ? aims : table.tiles.map((tile) => tile.room).filter(isSafe);
}

export function goals(seen: Seer): Goals {
  const { table, mine } = seen;
  const alive = heroes(table);
  const of = table.haunt?.players ?? 1;
  const lying = table.piles
    .filter(({ cards }) => cards.some((card) => isA(TORCH, card)))
    .map(({ room }) => room);
  const lights = [...lying, ...firesIn(table)];
  const bearers = alive.filter((seat) => hasTorch(seen, seat));
  const kind = bearers.length > 0 ? 'throw' : lights.length > 0 ? 'light' : 'find-fire';
  const dead = (table.haunt?.heroes ?? 1) - alive.length;
  return {
    heroes: {
      clause: 'BH-h29',
      progress: Math.min(1, (mine.hits + 0.3 * Math.min(1, bearers.length)) / of),
      next: {
        kind,
        facts: {
          done: mine.hits,
          of,
          room: roomFact((kind === 'throw' ? creatureIn(table)?.room : lights[0]) ?? 'kitchen'),
        },
      },
      rooms: kind === 'throw' ? stands(seen) : lights,
      own: Object.fromEntries(alive.map((seat) => [seat, aimOf(seen, seat, lights)])),
    },
    traitor: {
      clause: 'BH-h29',
      progress: dead / (table.haunt?.heroes ?? 1),
      next: { kind: 'hunt', facts: { left: alive.length } },
      prey: alive,
    },
  };
}
