import type { PlayerID } from '@/kit/action';
import { fallen, heroes } from '../../parts/heroes';
import { likelyFloors } from '../../parts/likely-floors';
import { heldBy, isA } from '../../parts/thrown';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, isMonster, monsterAt, placeOf, traitOf } from '../../rules/figures';
import { samePlace, tileOf } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom, distancesTo, nearestOf, reachable } from '../../rules/ways';
import {
  BODY,
  CHAMBER,
  CLAUSE,
  ENOUGH,
  isCargo,
  isLaden,
  loadOf,
  lying,
  PAINT,
  type Seer,
  servants,
  standsIn,
  worthOfAll,
} from './state';

/** Steps that something light is worth going out of the way for. */
const NEAR = 5;
const FAR = 20;

const paintRooms = (seen: Seer): RoomID[] =>
  lying(seen).flatMap(({ card, room }) => (isA(PAINT, card) ? [room] : []));

/** The room on the way to one of some that can be walked to in this turn: nobody stops to open doors before that. */
function stretch(seen: Seer, seat: PlayerID, aims: readonly RoomID[]): readonly RoomID[] {
  const { room: here } = explorerAt(seen.table, seat);
  const [aim] = nearestOf(seen, here, aims);
  if (aim === undefined || seen.table.turn.seat !== seat || seen.table.turn.isMovementOver) return aims;
  const steps = distancesTo(seen, aim, seat);
  const far = (room: RoomID) => steps.get(room) ?? FAR;
  const best = reachable(seen, seat).reduce(
    (room, { place }) => (far(place.room) < far(room) ? place.room : room),
    here,
  );
  return best === here ? aims : [best];
}

/** Who has Paint goes next door to the Chamber; of the others each goes for one that nobody else goes for; the rest come along. */
function division(seen: Seer): Record<PlayerID, readonly RoomID[]> {
  const { table } = seen;
  const free = paintRooms(seen);
  const stands = standsIn(seen);
  const own: Record<PlayerID, readonly RoomID[]> = {};
  for (const seat of heroes(table)) {
    const [room] = nearestOf(seen, explorerAt(table, seat).room, free);
    const isBearer = heldBy(seen, seat, PAINT) !== undefined;
    own[seat] = stretch(seen, seat, isBearer || room === undefined ? stands : [room]);
    if (!isBearer && room !== undefined) free.splice(free.indexOf(room), 1);
  }
  return own;
}

/** Whom a hero strikes before going on: who stands there and is no stronger. */
function besides(seen: Seer): FigureID[] {
  const { table } = seen;
  const seat = table.turn.seat ?? '';
  if (table.turn.hasAttacked || !heroes(table).includes(seat)) return [];
  const here = placeOf(table, seat);
  const might = traitOf(seen, seat, 'might');
  return servants(table).filter((figure) => {
    const isDown = isMonster(figure) && monsterAt(table, figure).stunned > 0;
    return !isDown && samePlace(placeOf(table, figure), here) && traitOf(seen, figure, 'might') <= might;
  });
}

function ofHeroes(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const of = table.haunt?.players ?? 1;
  const bearers = heroes(table).filter((seat) => heldBy(seen, seat, PAINT) !== undefined);
  const [room] = paintRooms(seen);
  const isMissing = tileOf(table, CHAMBER) === undefined;
  const getting = room === undefined ? 'find-paint' : 'fetch';
  return {
    progress: Math.min(1, (mine.thrown + 0.3 * bearers.length) / of),
    next: {
      kind: isMissing ? 'find-chamber' : bearers.length > 0 ? 'throw' : getting,
      facts: { done: mine.thrown, of, room: roomFact(room ?? CHAMBER) },
    },
    own: division(seen),
    prey: besides(seen),
    wants: lying(seen).flatMap(({ card }) => (isA(PAINT, card) ? [card] : [])),
    ...(isMissing ? { floors: likelyFloors(seen, [CHAMBER]) } : {}),
  };
}

/** Who has something takes it to the Chamber; the others fetch the nearest that nobody else fetches, bodies from anywhere, or go for a hero. */
function tasks(seen: Seer): Record<FigureID, readonly RoomID[]> {
  const { table, box } = seen;
  const free = lying(seen).filter(({ card }) => isCargo(box, card));
  const own: Record<FigureID, readonly RoomID[]> = {};
  for (const figure of servants(table)) {
    const { room: here } = placeOf(table, figure);
    const steps = distancesFrom(seen, here, isMonster(figure) ? figure : undefined);
    const far = (room: RoomID) => steps.get(room) ?? FAR;
    const worth = worthOfAll(box, loadOf(seen, figure));
    const [best] = free
      .filter(({ card, room }) => isA(BODY, card) || far(room) <= NEAR)
      .sort((a, b) => far(a.room) - far(b.room));
    const isBound = isLaden(seen, figure) || (worth > 0 && (best === undefined || far(best.room) > 1));
    if (!isBound && best !== undefined) free.splice(free.indexOf(best), 1);
    const prey = heroes(table).map((seat) => explorerAt(table, seat).room);
    own[figure] = isBound ? [CHAMBER] : best !== undefined ? [best.room] : prey;
  }
  return own;
}

function ofTraitor(seen: Seer): Omit<Goal, 'clause'> {
  const { table, box, mine } = seen;
  const done = worthOfAll(box, mine.offered);
  const loads = servants(table).reduce((sum, one) => sum + worthOfAll(box, loadOf(seen, one)), 0);
  const cargo = lying(seen).filter(({ card }) => isCargo(box, card));
  const body = cargo.find(({ card }) => isA(BODY, card));
  const room = (body ?? cargo[0])?.room;
  const fetching = body !== undefined ? 'fetch-body' : room !== undefined ? 'fetch-thing' : 'rob';
  const kind = tileOf(table, CHAMBER) === undefined ? 'await' : loads > 0 ? 'bring' : fetching;
  return {
    progress: Math.min(1, (done + 0.4 * loads) / ENOUGH + 0.3 * fallen(table)),
    next: { kind, facts: { done, of: ENOUGH, room: roomFact(room ?? CHAMBER) } },
    own: tasks(seen),
    wants: cargo.map(({ card }) => card),
  };
}

export const goals = (seen: Seer): Goals => ({
  heroes: { clause: CLAUSE, ...ofHeroes(seen) },
  traitor: { clause: CLAUSE, ...ofTraitor(seen) },
});
