import { inSight } from '../../parts/cards/sight';
import { heroes } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import { nearest } from '../../parts/plans/nearest';
import type { FigureID, Place, RoomID } from '../../rules/components';
import { explorerAt, placeOf } from '../../rules/figures';
import { roomsInPlay, samePlace } from '../../rules/house';
import type { Monster, Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';

export type State = Record<string, never>;
export type Seer = Seen<State>;

export const ZOMBIE = 'zombie';
export const TRAPPED = 'trapped';
export const MADMAN = 'madman';
/** From this total on a Zombie knows the room, and gets away; by less it stays where it is for good. */
export const GETS_AWAY = 4;

const TRAPS: readonly RoomID[] = [
  'master-bedroom',
  'chapel',
  'conservatory',
  'game-room',
  'library',
  'attic',
];

type Monsters = Pick<Table, 'monsters'>;

/** Whether a Zombie that is in a room may be caught there: each room holds one. */
export const isTrap = (table: Monsters, room: RoomID): boolean =>
  TRAPS.includes(room) && !ofKind(table, TRAPPED).some((one) => one.room === room);

/** Rooms in the house that hold none yet. */
export const freeTraps = (table: Monsters & Pick<Table, 'tiles'>): RoomID[] =>
  roomsInPlay(table, TRAPS).filter((room) => isTrap(table, room));

/** Rooms of the kind that nobody has found yet. */
export const unfoundTraps = (table: Pick<Table, 'tiles'>): RoomID[] =>
  TRAPS.filter((room) => roomsInPlay(table, [room]).length === 0);

/** What is done with a move in which a Zombie has lost sight of everybody. */
export const astray = (zombie: FigureID): string => `astray ${zombie}`;

/** The heroes whom one would see from a place. */
export const seenFrom = (seen: Seen, place: Place): FigureID[] => {
  const places = inSight(seen, place);
  return heroes(seen.table).filter((seat) => places.some((one) => samePlace(one, placeOf(seen.table, seat))));
};

/**
 * Whom a Zombie has to go for: whoever is where it is, else the closest in sight (BH-h10-D2, D6). Null: it goes as its
 * mover likes.
 */
export function preyOf(seen: Seen, zombie: Readonly<Monster>): readonly FigureID[] | null {
  const here = heroes(seen.table).filter((seat) => samePlace(explorerAt(seen.table, seat), zombie));
  if (here.length > 0) return here;
  if (isDone(seen.table, astray(zombie.id))) return null;
  const visible = seenFrom(seen, zombie);
  return visible.length === 0 ? null : nearest(seen, zombie, visible);
}
