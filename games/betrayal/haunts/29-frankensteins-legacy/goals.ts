import type { PlayerID } from '@/kit/action';
import { adjacent } from '../../parts/cards/adjacent';
import { heldBy, isA } from '../../parts/haunts/copies';
import { heroes } from '../../parts/haunts/heroes';
import { stepsTo } from '../../parts/plans/far';
import { hunted } from '../../parts/plans/plan';
import type { RoomID } from '../../rules/components';
import { explorerAt, placeOf, traitOf } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { creatureIn, DEPTHS, firesIn, type Seer, TORCH } from './state';

/** Might by which pushing it is worth waiting for. */
const STRONG = 4;
/** Steps that it comes in a turn, as a rule. */
const REACH = 3;

/** Rooms to throw from: beside it, and where there is none its own. */
function stands(seen: Seer): RoomID[] {
  const creature = creatureIn(seen.table);
  if (creature === undefined) return [];
  const beside = adjacent(seen, placeOf(seen.table, creature.id)).map(({ room }) => room);
  return beside.length > 0 ? beside : [creature.room];
}

const hasTorch = (seen: Seer, seat: PlayerID): boolean => heldBy(seen, seat, TORCH) !== undefined;

/**
 * The strong wait above the depths; of the others whoever has a Torch goes to throw it, and whoever has none fetches one,
 * from where it can't come at once if there is such a fire.
 */
function aimOf(seen: Seer, seat: PlayerID, lights: readonly RoomID[]): readonly RoomID[] {
  const { table } = seen;
  const creature = creatureIn(table);
  if (creature === undefined) return lights;
  const depths = roomsInPlay(table, DEPTHS);
  if (depths.length > 0 && traitOf(seen, seat, 'might') >= STRONG)
    return depths.includes(creature.room) ? [creature.room] : depths;
  if (hasTorch(seen, seat)) return stands(seen);
  const steps = distancesFrom(seen, explorerAt(table, seat).room);
  const its = distancesFrom(seen, creature.room, creature.id);
  const good = lights.filter(
    (room) =>
      stepsTo(its, room) > REACH ||
      (room !== creature.room && stepsTo(steps, room) <= traitOf(seen, seat, 'speed')),
  );
  return good.length > 0 ? good : lights;
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
    traitor: hunted(seen, 'BH-h29'),
  };
}
