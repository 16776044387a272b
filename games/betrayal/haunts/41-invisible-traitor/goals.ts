import type { PlayerID } from '@/kit/action';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { divided } from '../../parts/plans/dividing';
import { FAR, stepsTo } from '../../parts/plans/far';
import { refuges } from '../../parts/plans/keeping-away';
import { type Place, type RoomID, TRAITS } from '../../rules/components';
import { explorerAt, whoIs } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals, Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { BOARD, SKULL } from './heroes';
import { CLAUSE, type Seer } from './state';

/** How far the heroes are by knowing where he is, and by what he has suffered. */
const KNOWN = 0.3;
const HURT = 0.7;
const roomsOf = (places: readonly Place[]): RoomID[] => [...new Set(places.map(({ room }) => room))];

/** What the traitor has lost of the trait that is nearest to the skull, 0 to 1. */
function hurtOf({ table, box }: Seen): number {
  const explorer = explorerAt(table, traitorOf(table));
  const { traits } = whoIs(box, explorer);
  return 1 - Math.min(1, ...TRAITS.map((trait) => explorer.traits[trait] / traits[trait].start));
}

function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const rooms = roomsOf(mine.unseen.among);
  const [room] = rooms;
  const isKnown = rooms.length === 1 && room !== undefined;
  return {
    clause: CLAUSE,
    progress: KNOWN / Math.max(1, rooms.length) + HURT * hurtOf(seen),
    next: isKnown
      ? { kind: 'corner', facts: { room: roomFact(room) } }
      : { kind: 'seek', facts: { left: rooms.length } },
    own: isKnown
      ? Object.fromEntries(heroes(table).map((seat) => [seat, rooms]))
      : divided(seen, heroes(table), () => rooms),
    wants: [SKULL, BOARD],
  };
}

/** Who has struck gets away from everybody; who has not yet goes where somebody stands. */
function ofTraitor(seen: Seer): Goal {
  const { table } = seen;
  const traitor = traitorOf(table);
  const prey = heroes(table);
  const isAway = table.turn.seat === traitor && table.turn.hasAttacked;
  const figures = prey.map((id) => ({ id, room: explorerAt(table, id).room }));
  const rooms = isAway
    ? refuges(seen, traitor, figures)
    : roomsOf(figures.map(({ room }) => ({ room, side: null })));
  return {
    clause: CLAUSE,
    progress: fallen(table),
    next: { kind: isAway ? 'get-away' : 'stalk', facts: { left: prey.length } },
    own: { [traitor]: rooms },
    ...(isAway ? {} : { prey }),
  };
}

/** Bots hide where nobody is near, and not always in the same room. */
export function worthHiding(seen: Seen, { room }: Place): number {
  const near = (seat: PlayerID) => stepsTo(distancesFrom(seen, explorerAt(seen.table, seat).room), room);
  return 1 + Math.min(FAR, ...heroes(seen.table).map(near));
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
