import type { PlayerID } from '@/kit/action';
import { aimOfPart } from '../../parts/haunts/haunt';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { likelyFloors } from '../../parts/plans/likely-floors';
import type { RoomID } from '../../rules/components';
import { explorerAt, traitOf } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { nearestOf } from '../../rules/ways';
import { AMULET, ENOUGH, GALLERY, lying, painting, paintOf, ROOMS, type Seer } from './state';

/** Who has a Paint takes it to the Gallery; of the others each goes for the nearest that is free; who wears the Amulet goes for the traitor. */
function divide(seen: Seer): Record<PlayerID, readonly RoomID[]> {
  const { table } = seen;
  const traitor = traitorOf(table);
  const gallery = roomsInPlay(table, [GALLERY]);
  const might = traitOf(seen, traitor, 'might');
  const isArmed = paintOf(seen, traitor) !== undefined;
  const own: Record<PlayerID, readonly RoomID[]> = {};
  for (const seat of heroes(table)) {
    const isBearer = paintOf(seen, seat) !== undefined;
    const taken = Object.values(own).flat();
    const free = lying(table).filter((room) => !taken.includes(room));
    const hasAmulet = explorerAt(table, seat).cards.includes(AMULET);
    const isHunter = hasAmulet || (isArmed && !isBearer);
    if (isHunter && traitOf(seen, seat, 'might') >= might) own[seat] = [explorerAt(table, traitor).room];
    else own[seat] = isBearer ? gallery : nearestOf(seen, explorerAt(table, seat).room, free).slice(0, 1);
  }
  return own;
}

function ofHeroes(seen: Seer): Omit<Goal, 'clause'> {
  const { table } = seen;
  const { progress, next } = aimOfPart(painting, seen);
  const bearers = heroes(table).filter((seat) => paintOf(seen, seat) !== undefined);
  const [room] = lying(table);
  const isHers = paintOf(seen, traitorOf(table)) !== undefined;
  const getting = room !== undefined ? 'fetch' : isHers ? 'win-back' : 'look';
  const isSought = next.kind === 'find-gallery';
  const sought = isSought ? [GALLERY] : ROOMS.filter((one) => !seen.mine.stocked.includes(one));
  return {
    progress: 0.8 * progress + (0.2 * bearers.length) / Math.max(1, heroes(table).length),
    next: {
      kind: isSought || bearers.length > 0 ? next.kind : getting,
      facts: { ...next.facts, room: roomFact(room ?? GALLERY) },
    },
    own: divide(seen),
    floors: likelyFloors(seen, sought),
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
  const [nearest] = nearestOf(seen, explorerAt(table, traitor).room, rooms);
  const kind = isHeld ? 'destroy' : nearest !== undefined ? 'seek' : bearers.length > 0 ? 'rob' : 'hunt';
  const others = nearest !== undefined ? [] : bearers.length > 0 ? bearers : heroes(table);
  return {
    progress: Math.min(1, (mine.destroyed + (isHeld ? 0.4 : 0)) / ENOUGH + 0.2 * fallen(table)),
    next: { kind, facts: { done: mine.destroyed, of: ENOUGH, room: roomFact(nearest ?? GALLERY) } },
    rooms,
    prey: outside.length > 0 ? outside : others,
  };
}

export const goals = (seen: Seer): Goals => ({
  heroes: { clause: 'BH-h19', ...ofHeroes(seen) },
  traitor: { clause: 'BH-h19', ...ofTraitor(seen) },
});
