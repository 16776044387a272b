import type { PlayerID } from '@/kit/action';
import { isA } from '../../parts/haunts/copies';
import { dwindled, heroes } from '../../parts/haunts/heroes';
import { stepsTo } from '../../parts/plans/far';
import { likelyFloors } from '../../parts/plans/likely-floors';
import { hunted } from '../../parts/plans/plan';
import { type Peril, refuge, SAFE, towards } from '../../parts/plans/running-away';
import type { RoomID } from '../../rules/components';
import { explorerAt, placeOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { distancesFrom } from '../../rules/ways';
import { farFrom, isBeside } from './blob';
import * as flesh from './state';
import { CLAUSE, INGREDIENT, ingredientsOf, isKnown, needed, type Seer } from './state';

const peril =
  (seen: Seer): Peril =>
  (room) =>
    stepsTo(farFrom(seen), room);

const heldIn = ({ table }: Seer): number =>
  heroes(table).flatMap((seat) => ingredientsOf(table, seat)).length;

/** Ingredients that lie where it has not come yet. */
const lyingIn = ({ table, mine }: Seer) =>
  table.piles
    .filter(({ room }) => !mine.rooms.includes(room))
    .flatMap(({ room, cards }) =>
      cards.filter((card) => isA(INGREDIENT, card)).map((card) => ({ card, room })),
    );

/** Who studies, searches, throws, or keeps away; the rooms to be searched are divided, the nearest first. */
function division(seen: Seer): Record<PlayerID, readonly RoomID[]> {
  const { table, mine } = seen;
  const far = peril(seen);
  const stands = table.tiles.flatMap(({ room, isLost }) => (!isLost && isBeside(seen, room) ? [room] : []));
  const isEnough = mine.thrown + heldIn(seen) >= needed(table);
  const free = new Set([...flesh.sourcesHere(seen), ...lyingIn(seen).map(({ room }) => room)]);
  const aimOf = (seat: PlayerID): readonly RoomID[] => {
    const here = explorerAt(table, seat).room;
    const isTired = (what: string) => table.turn.seat === seat && isDone(table, what);
    if (!isKnown(seen))
      return isTired('weakness') ? refuge(seen, far, seat) : towards(seen, far, seat, stands, 0);
    const steps = distancesFrom(seen, here);
    const sources = [...free].sort((one, other) => stepsTo(steps, one) - stepsTo(steps, other));
    const source = sources.find((room) => room === here || far(room) > 1);
    const isNear = stands.some((room) => stepsTo(steps, room) <= 1);
    const load = ingredientsOf(table, seat).length;
    if (load > 0 && (isEnough || isNear || source === undefined))
      return towards(seen, far, seat, stands, load);
    if (source === undefined) return far(here) > SAFE ? [] : refuge(seen, far, seat);
    free.delete(source);
    const isOver = isTired('search') && (source === here || far(here) < SAFE);
    return isOver ? refuge(seen, far, seat) : towards(seen, far, seat, [source], 0);
  };
  return Object.fromEntries(heroes(table).map((seat) => [seat, aimOf(seat)]));
}

function nextOf(seen: Seer): string {
  if (!isKnown(seen)) return 'study';
  if (heldIn(seen) > 0) return 'throw';
  if (lyingIn(seen).length > 0) return 'fetch';
  if (flesh.sourcesHere(seen).length > 0) return 'search';
  return flesh.sourcesLeft(seen).length > 0 ? 'look' : 'flee';
}

function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const of = needed(table);
  const learned = Math.min(of, mine.weakness.done.length);
  const lying = lyingIn(seen);
  const [room = mine.heart] = [...lying.map((one) => one.room), ...flesh.sourcesHere(seen)];
  const own = division(seen);
  return {
    clause: CLAUSE,
    progress: (0.4 * learned + 0.3 * Math.min(of, mine.thrown + heldIn(seen)) + 0.3 * mine.thrown) / of,
    next: {
      kind: nextOf(seen),
      facts: { done: isKnown(seen) ? mine.thrown : learned, of, room: roomFact(room) },
    },
    own,
    // Whoever is where it wants to be stays.
    keeps: heroes(table).filter((seat) => own[seat]?.includes(explorerAt(table, seat).room)),
    wants: lying.map(({ card }) => card),
    floors: likelyFloors(seen, flesh.SOURCES),
  };
}

/** Whoever carries something for it is robbed first; its people go and stand with heroes. */
function ofTraitor(seen: Seer): Goal {
  const { table } = seen;
  const hunt = hunted(seen, CLAUSE);
  const bearers = hunt.prey.filter((seat) => ingredientsOf(table, seat).length > 0);
  const rooms = hunt.prey.map((seat) => placeOf(table, seat).room);
  return {
    ...hunt,
    progress: dwindled(table),
    ...(bearers.length > 0 ? { prey: bearers } : {}),
    own: Object.fromEntries(table.monsters.map(({ id }) => [id, rooms])),
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
