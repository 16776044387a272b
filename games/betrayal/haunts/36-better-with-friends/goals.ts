import type { PlayerID } from '@/kit/action';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { doorsOn } from '../../parts/plans/doors-on';
import { FAR, stepsTo } from '../../parts/plans/far';
import { planned } from '../../parts/plans/plan';
import type { Floor, RoomID } from '../../rules/components';
import { explorerAt, isAlive } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { BEARS, BRIM, boatIn, CLAUSE, exitsIn, isOurs, levelIn, type Seer } from './state';

/** The way out to which the Rowboat has the shorter way. */
function exitFor(seen: Seer): RoomID | undefined {
  const boat = boatIn(seen);
  const steps = boat === null ? new Map<RoomID, number>() : distancesFrom(seen, boat.room);
  const far = (room: RoomID) => stepsTo(steps, room);
  return exitsIn(seen.table).sort((a, b) => far(a) - far(b))[0];
}

/** Where heroes wait while there is nothing to open: as high as it goes. */
const ROOF: RoomID = 'upper-landing';
/** How well a hero stands with its feet dry, and in the water. */
const DRYNESS = { dry: 1, half: 0.7, full: 0 } as const;

/** How deep the water is in a room when it has risen once more. */
const nextLevel = ({ table, mine }: Seer, room: RoomID) => levelIn(table, mine.track + 1, room);

/**
 * The ways out are upstairs. With no door left to open there, what is found below may still lead on (a wall that turns, a
 * lift), for as long as it stays dry.
 */
function floorsFor(seen: Seer): Floor[] {
  if (doorsOn(seen, 'upper').length > 0) return ['upper'];
  const below = doorsOn(seen, 'ground');
  return below.some(({ room }) => nextLevel(seen, room) === 'dry') ? ['ground'] : [];
}

/** What share of those who set out stands dry, and will when it rises. */
const dryness = (seen: Seer, all: readonly PlayerID[]): number =>
  all.reduce((sum, seat) => sum + DRYNESS[nextLevel(seen, explorerAt(seen.table, seat).room)], 0) /
  (seen.table.haunt?.heroCount ?? 1);

/** Whoever is nearest fetches the Rowboat and takes it to the way out; the others go ahead, or look for one. */
function ofHeroes(seen: Seer): Goal {
  const { table } = seen;
  const all = heroes(table);
  const boat = boatIn(seen);
  const exit = exitFor(seen);
  const floors = floorsFor(seen);
  const isOurBoat = boat !== null && isOurs(table, boat);
  const isCarried = isOurBoat && boat.holder !== null;
  const isHere = isOurBoat && boat.room === exit;
  const gathered = all.filter((seat) => explorerAt(table, seat).room === exit).length;
  const way = exit === undefined || boat === null ? FAR : stepsTo(distancesFrom(seen, boat.room), exit);
  const rooms = boat === null ? [] : [boat.room];
  const refuge = floors.length > 0 ? [] : [boat?.room ?? ROOF];
  const ahead = exit === undefined ? refuge : [exit];
  return planned(seen, CLAUSE, {
    errands: [
      { kind: 'find-attic', when: boat === null },
      { kind: 'win-back', when: !isOurBoat, rooms, prey: [traitorOf(table)] },
      { kind: 'gather', when: isHere, rooms: ahead },
      { kind: exit === undefined ? 'find-and-fetch' : 'fetch', when: !isCarried, rooms, by: 'nearest' },
      { kind: 'find-exit', when: exit === undefined, rooms, by: null },
      { kind: 'carry', rooms: ahead },
    ],
    others: () => ahead,
    facts: { left: all.length - gathered },
    progress:
      (isOurBoat ? 0.1 : 0) +
      (isCarried || isHere ? 0.1 : 0) +
      (exit === undefined ? 0 : 0.1) +
      (isOurBoat ? 0.2 * 0.85 ** way : 0) +
      (0.3 * gathered) / Math.max(1, all.length) +
      0.2 * dryness(seen, all),
    floors,
  });
}

function ofTraitor(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const left = heroes(table);
  const boat = boatIn(seen);
  const all = table.haunt?.heroCount ?? 1;
  const dead = Math.min(1, (all - left.length) / (Math.floor(all / 2) + 1));
  const isDead = !isAlive(explorerAt(table, traitorOf(table)));
  const bearer = boat?.holder ?? null;
  const isHis = bearer === traitorOf(table);
  const kind = isDead ? 'wait' : boat === null ? 'hunt' : isHis ? 'sink-own' : 'sink';
  const facts = { done: mine.hits, of: BEARS + 1, left: left.length };
  return {
    progress: Math.min(1, (0.2 * mine.track) / BRIM + Math.max(dead, mine.hits / (BEARS + 1))),
    next: { kind, facts: boat === null ? facts : { ...facts, room: roomFact(boat.room) } },
    ...(boat === null ? {} : { rooms: [boat.room] }),
    prey: isHis ? [] : bearer === null ? left : [bearer],
  };
}

export const goals = (seen: Seer): Goals => ({
  heroes: ofHeroes(seen),
  traitor: { clause: CLAUSE, ...ofTraitor(seen) },
});
