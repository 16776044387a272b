import type { PlayerID } from '@/kit/action';
import { aimOf } from '../../parts/haunt';
import { fallen, heroes, traitorOf } from '../../parts/heroes';
import { likelyFloors } from '../../parts/likely-floors';
import type { RoomID } from '../../rules/components';
import { explorerAt, traitOf } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { painting } from './painting';
import { ENOUGH, GALLERY, hasAmulet, left, lying, paintOf, ROOMS, type Seer } from './state';

const CLAUSE = 'BH-h19';
const FAR = 20;

const stepsOf = (seen: Seer, seat: PlayerID, room: RoomID): number =>
  distancesFrom(seen, explorerAt(seen.table, seat).room).get(room) ?? FAR;

/** Who has a Paint takes it to the Gallery; Paints on the floor go to whoever is nearest to each; who wears the Amulet goes for the traitor. */
function divide(seen: Seer): Record<PlayerID, readonly RoomID[]> {
  const { table } = seen;
  const traitor = traitorOf(table);
  const hers = explorerAt(table, traitor).room;
  const gallery = roomsInPlay(table, [GALLERY]);
  const isMatch = (seat: PlayerID): boolean =>
    traitOf(seen, seat, 'might') >= traitOf(seen, traitor, 'might');
  const own: Record<PlayerID, readonly RoomID[]> = {};
  const open: PlayerID[] = [];
  for (const seat of heroes(table)) {
    if (hasAmulet(table, seat) && isMatch(seat)) own[seat] = [hers];
    else if (paintOf(seen, seat) !== undefined) own[seat] = gallery;
    else open.push(seat);
  }
  const pairs = open
    .flatMap((seat) => lying(table).map((room) => ({ seat, room, steps: stepsOf(seen, seat, room) })))
    .sort((a, b) => a.steps - b.steps);
  const taken = new Set<RoomID>();
  for (const { seat, room } of pairs)
    if (own[seat] === undefined && !taken.has(room)) {
      own[seat] = [room];
      taken.add(room);
    }
  // Who is left over robs her, if strong enough, or looks for more.
  const isArmed = paintOf(seen, traitor) !== undefined;
  for (const seat of open) own[seat] ??= isArmed && isMatch(seat) ? [hers] : [];
  return own;
}

function ofHeroes(seen: Seer): Omit<Goal, 'clause'> {
  const { table } = seen;
  const traitor = traitorOf(table);
  const { isDone: _isDone, progress, next } = aimOf(painting, seen);
  const bearers = heroes(table).filter((seat) => paintOf(seen, seat) !== undefined);
  const [room] = lying(table);
  const isHers = paintOf(seen, traitor) !== undefined;
  const kind =
    next.kind === 'find-gallery' || bearers.length > 0
      ? next.kind
      : room !== undefined
        ? 'fetch'
        : isHers
          ? 'win-back'
          : left(seen) > 0
            ? 'look'
            : 'kill';
  return {
    progress: Math.min(1, 0.8 * progress + 0.2 * (bearers.length / Math.max(1, heroes(table).length))),
    next: { kind, facts: { ...next.facts, room: roomFact(room ?? GALLERY) } },
    own: divide(seen),
    floors: likelyFloors(
      seen,
      next.kind === 'find-gallery' ? [GALLERY] : ROOMS.filter((one) => !seen.mine.stocked.includes(one)),
    ),
  };
}

/** She fetches what lies about, and robs whoever carries one; in the Gallery only where she has nothing else to do. */
function ofTraitor(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const traitor = traitorOf(table);
  const rooms = lying(table);
  const bearers = heroes(table).filter((seat) => paintOf(seen, seat) !== undefined);
  const outside = bearers.filter((seat) => explorerAt(table, seat).room !== GALLERY);
  const isHeld = paintOf(seen, traitor) !== undefined;
  const [nearest] = [...rooms].sort((a, b) => stepsOf(seen, traitor, a) - stepsOf(seen, traitor, b));
  const kind = isHeld ? 'destroy' : nearest !== undefined ? 'seek' : bearers.length > 0 ? 'rob' : 'hunt';
  const facts = { done: mine.destroyed, of: ENOUGH, room: roomFact(nearest ?? GALLERY) };
  const prey = outside.length > 0 ? outside : bearers.length > 0 ? bearers : heroes(table);
  return {
    progress: Math.min(1, (mine.destroyed + (isHeld ? 0.4 : 0)) / ENOUGH + 0.2 * fallen(table)),
    next: { kind, facts },
    rooms,
    prey: nearest === undefined || outside.length > 0 ? prey : [],
  };
}

export const goals = (seen: Seer): Goals => ({
  heroes: { clause: CLAUSE, ...ofHeroes(seen) },
  traitor: { clause: CLAUSE, ...ofTraitor(seen) },
});
