import { traitorOf } from '../../parts/haunts/heroes';
import { isOfKind, ofKind } from '../../parts/haunts/of-kind';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, isAlive } from '../../rules/figures';
import { hasOpenWindow } from '../../rules/house';
import type { Monster, Table } from '../../rules/state';
import { type Nothing, stepsOf } from '../../rules/step';
import { remembered, type Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';

export type State = {
  /** Rooms whose Specter has been let in. */
  opened: RoomID[];
};

export type Seer = Seen<State>;

type OfMonster = { monster: FigureID };
export type Steps = {
  summon: Nothing;
  open: Partial<OfMonster> & { room: RoomID };
  act: OfMonster;
  banish: OfMonster;
};
export const step = stepsOf<Steps>('haunt');

export const CLAUSE = 'BH-h11';
export const SPECTER = 'specter';
export const MADMAN = 'madman';
export const RING = 'ring';
export const HALL: RoomID = 'entrance-hall';

/** Where a Specter waits outside: at the Hall and at each window that looks out, until it is let in (BH-h11-D4, BH-h11-K2). */
export const waiting = (seen: Seer): RoomID[] =>
  remembered(seen, 'waiting', () =>
    seen.table.tiles.flatMap((tile) => {
      const { room, isLost } = tile;
      const isWay = room === HALL || hasOpenWindow(seen.table, seen.box, tile);
      return isWay && !isLost && !seen.mine.opened.includes(room) ? [room] : [];
    }),
  );

export const specters = (table: Pick<Table, 'monsters'>): Monster[] => ofKind(table, SPECTER);

export const isSpecter = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean =>
  isOfKind(table, figure, SPECTER);

/** Nobody waits outside, and none of those who came in is left (BH-h11-D1). */
export const areBanished = (seen: Seer): boolean =>
  seen.mine.opened.length > 0 && waiting(seen).length === 0 && specters(seen.table).length === 0;

/** Of some rooms those to which fewest steps lead (BH-g1); none where no way does. */
export function closest(seen: Seen, from: RoomID, rooms: readonly RoomID[], figure?: FigureID): RoomID[] {
  const steps = distancesFrom(seen, from, figure);
  const far = (room: RoomID) => steps.get(room) ?? Number.POSITIVE_INFINITY;
  const least = Math.min(...rooms.map(far));
  return Number.isFinite(least) ? rooms.filter((room) => far(room) === least) : [];
}

/** Where the traitor’s explorer stands, while it lives. */
export const accomplice = (table: Readonly<Table>): RoomID | null => {
  const one = explorerAt(table, traitorOf(table));
  return isAlive(one) ? one.room : null;
};
