import type { PlayerID } from '@/kit/action';
import { HALL, isOpen } from '../../parts/haunts/front-door';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { FAR, stepsTo } from '../../parts/plans/far';
import { nearestFirst } from '../../parts/plans/keeping-away';
import { likelyFloors } from '../../parts/plans/likely-floors';
import { planned } from '../../parts/plans/plan';
import type { Direction, FigureID, RoomID } from '../../rules/components';
import { explorerAt, isAlive, placeOf, traitOf } from '../../rules/figures';
import { behind, tileOf } from '../../rules/house';
import type { Option } from '../../rules/option';
import type { Monster } from '../../rules/state';
import type { Goal, Goals, Seen } from '../../rules/thing';
import { distancesFrom, distancesTo } from '../../rules/ways';
import { ATTIC, CLAUSE, countOf, freaks, hasDied, heroesWho, isVictim, type Seer, victims } from './state';

/** What each side makes for. */

/** What each step from the front door leaves of the worth of a Victim. */
const CLOSER = 0.85;

/** How many steps it is from a room to the front door. */
const toDoor = (seen: Seen, room: RoomID): number => stepsTo(distancesFrom(seen, room), HALL);

/** Whether nobody has died: they may all go. */
const mayFlee = ({ table, mine }: Seer): boolean => !hasDied(table, mine);

/** A door is worth more than a wall. */
export function worthFacing({ table, box }: Seer, direction: Direction): number {
  const tile = tileOf(table, ATTIC);
  return tile !== undefined && behind(table, box, tile, direction) !== undefined ? 6 : 1;
}

/** Nearer to the front door, and out; null is out. Not to who would eat it, and for nothing once somebody has died and one is out. */
export function worthLeading(seen: Seer, from: RoomID, to: RoomID | null, left = 0): number {
  const { table, mine } = seen;
  if (!mayFlee(seen) && mine.out > 0) return 0.05;
  if (to === null) return 60;
  if (toDoor(seen, to) >= toDoor(seen, from)) return 0.05;
  const isThrough = to === HALL && left > 0 && isOpen(mine.door);
  return isThrough || !foes(seen).some((foe) => placeOf(table, foe).room === to) ? 30 : 0.5;
}

/** A Victim does a Freak no harm; a hero who is as strong may be its death. */
export function worthBiting(seen: Seer, { id }: Readonly<Monster>, target: FigureID): number {
  if (isVictim(seen.table, target)) return 8;
  return traitOf(seen, id, 'might') > traitOf(seen, target, 'might') ? 4 : 0.6;
}

/** Whether there is nothing left to do in the house: nobody leaves by himself before, or stays out. */
export const isTimeToGo = (seen: Seer): boolean =>
  mayFlee(seen) && seen.mine.out > 0 && victims(seen.table).length === 0;

export const reweighed = (seen: Seer, _asked: unknown, so: readonly Option[]): readonly Option[] =>
  isTimeToGo(seen) ? so : so.map((one) => (one.label.kind === 'leave' ? { ...one, weight: 0.01 } : one));

/** Each Victim has a hero who fetches it: of those nearest to the door the nearest that is free; all others see to the door. */
function escorts(seen: Seer): Readonly<Record<PlayerID, readonly RoomID[]>> {
  const { table, mine } = seen;
  const free = new Set(heroes(table));
  const own: Record<PlayerID, readonly RoomID[]> = {};
  const opener = isOpen(mine.door) ? undefined : openerOf(seen);
  if (opener !== undefined && free.size > 1) {
    free.delete(opener);
    own[opener] = [HALL];
  }
  const ordered = victims(table).sort((a, b) => toDoor(seen, a.room) - toDoor(seen, b.room));
  for (const { room } of ordered) {
    const [seat] = nearestFirst(seen, room, [...free]);
    if (seat === undefined) break;
    free.delete(seat);
    own[seat] = [room];
  }
  for (const seat of free) own[seat] = [HALL];
  return own;
}

/** Whoever is likeliest to open the door, of those who are nearest to it. */
function openerOf(seen: Seer): PlayerID | undefined {
  const { table } = seen;
  const worth = (seat: PlayerID) =>
    Math.max(traitOf(seen, seat, 'might'), traitOf(seen, seat, 'knowledge')) -
    toDoor(seen, explorerAt(table, seat).room);
  return [...heroes(table)].sort((a, b) => worth(b) - worth(a))[0];
}

/** Everybody who has to die for the heroes to win by that. */
function foes({ table }: Seer): FigureID[] {
  const traitor = traitorOf(table);
  return [...freaks(table).map(({ id }) => id), ...(isAlive(explorerAt(table, traitor)) ? [traitor] : [])];
}

function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const all = countOf(table, mine);
  const left = foes(seen);
  const begun = (table.haunt?.heroCount ?? 1) + 1;
  const killed = 1 - left.length / begun;
  if (!mayFlee(seen))
    return {
      clause: CLAUSE,
      progress: 0.05 + 0.9 * killed,
      next: { kind: 'kill', facts: { left: left.length } },
      prey: left,
    };
  const near = victims(table).reduce((sum, { room }) => sum + 0.6 * CLOSER ** toDoor(seen, room), mine.out);
  const out = heroesWho(table, 'left').length;
  const isDone = isTimeToGo(seen);
  const own = escorts(seen);
  return planned(seen, CLAUSE, {
    errands: [
      { kind: 'leave', when: isDone, rooms: [HALL], facts: { left: heroes(table).length } },
      { kind: 'find', when: all === 0 },
      { kind: 'lead', when: isOpen(mine.door) },
      { kind: 'lead-shut' },
    ].map((errand) => ({ facts: { out: mine.out, of: all }, ...errand })),
    others: (seat) => (all === 0 ? [] : (own[seat] ?? [])),
    ...(all === 0 ? { floors: likelyFloors(seen, [ATTIC]) } : {}),
    progress:
      0.1 +
      0.6 * (near / Math.max(1, all)) +
      (isOpen(mine.door) ? 0.1 : 0) +
      (isDone ? (0.2 * out) / (table.haunt?.heroCount ?? 1) : 0.05 * killed),
  });
}

/** Whom a figure goes for: somebody dead whom nobody guards, else whoever is nearest. */
function ofTraitor(seen: Seer): Goal {
  const { table, mine } = seen;
  const all = countOf(table, mine);
  const alive = heroes(table);
  const isFeast = all > 0 && mine.out === 0;
  const guarded = new Set(alive.map((seat) => explorerAt(table, seat).room));
  const bodies = mine.bodies.filter(({ of }) => of === 'victim' || !isFeast).map(({ room }) => room);
  const laid = bodies.filter((room) => !guarded.has(room));
  const prey = [...(isFeast ? victims(table).map(({ id }) => id) : []), ...alive];
  const taken: RoomID[] = [];
  const eaters = [traitorOf(table), ...freaks(table).map(({ id }) => id)];
  const own: Record<FigureID, readonly RoomID[]> = {};
  for (const room of laid) {
    if (taken.includes(room)) continue;
    const steps = (figure: FigureID) => stepsTo(distancesTo(seen, room, figure), placeOf(table, figure).room);
    const [eater] = eaters
      .filter((figure) => own[figure] === undefined && isHere(seen, figure))
      .sort((a, b) => steps(a) - steps(b));
    if (eater === undefined || steps(eater) >= FAR) continue;
    taken.push(room);
    own[eater] = [room];
  }
  const dead = all - mine.out - victims(table).length - mine.eaten;
  return {
    clause: CLAUSE,
    progress: isFeast ? Math.max(fallen(table), (0.4 * dead + 0.9 * mine.eaten) / all) : fallen(table),
    next: isFeast
      ? { kind: 'eat', facts: { done: mine.eaten, of: all } }
      : { kind: 'hunt', facts: { left: heroesWho(table, 'alive', 'left').length } },
    prey,
    own,
  };
}

const isHere = ({ table }: Seer, figure: FigureID): boolean =>
  figure !== traitorOf(table) || isAlive(explorerAt(table, figure));

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
