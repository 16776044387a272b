import type { PlayerID } from '@/kit/action';
import { isSpared } from '../../rules/bound';
import { DIRECTIONS, FLOORS, type Floor, type RoomID } from '../../rules/components';
import { explorerAt, isAlive, livingSeats, placeOf, sideOf } from '../../rules/figures';
import { behind, neighbour, tileOf } from '../../rules/house';
import { room as roomFact, say } from '../../rules/journal';
import type { Table, Tile } from '../../rules/state';
import { type Laid, type Roll, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Mark, Resolvers, Seen } from '../../rules/thing';
import { bears, waysFrom } from '../../rules/ways';
import { reaching } from '../cards/reaching';
import { part } from './haunt';
import { lowPeril, peril } from './peril';

/** Rooms that are lost (BH-collapse, BH-g13): next to a lost one, floor by floor, with all that lies there but whom it bears. */

/** `fall`: a room is lost; `dig`: a seat names as many as `total`. */
export const step = stepsOf<
  Record<'fall' | 'lost' | 'swept', Laid> & { dig: { total: number }; name: { left: number }; jumped: Rolled }
>('haunt/collapse.');

type House = Pick<Table, 'tiles' | 'explorers'>;

/** One floor after the other. */
interface Order {
  /** From the lowest up, where nothing is said. */
  readonly floors?: readonly Floor[];
  /** Which of its rooms a floor begins with, where any of these are left; absent: any. */
  readonly first?: (house: House, floor: Floor) => readonly RoomID[];
}

interface Ruin {
  /** Rooms that may be lost next; absent: those beside a lost one, from the lowest floor up. */
  readonly next?: (seen: Seen) => readonly RoomID[];
  /** What a Speed roll has to come to for a jump out of a room that falls; absent: nobody jumps, and the Elevator does not go where nothing stands. */
  readonly jump?: number;
  /** Rooms that bots let fall last, where a seat names one. */
  readonly needed?: (seen: Seen, seat: PlayerID) => readonly RoomID[];
}

/** Edge to edge with a lost room, doors or not. */
export const isBesideLost = (table: Pick<Table, 'tiles'>, tile: Tile): boolean =>
  DIRECTIONS.some((direction) => neighbour(table, tile, direction)?.isLost === true);

/** Rooms of the first floor that is not gone which may be lost next: beside a lost one, doors or not; where none is, any of it. */
export function losable(house: House, { floors = FLOORS, first }: Order = {}): readonly RoomID[] {
  const floor = floors.find((one) => house.tiles.some((tile) => tile.floor === one && !tile.isLost));
  if (floor === undefined) return [];
  const all = house.tiles.filter((tile) => tile.floor === floor);
  const left = all.filter(({ isLost }) => !isLost);
  const beside = left.filter((tile) => isBesideLost(house, tile));
  if (beside.length > 0) return beside.map(({ room }) => room);
  const begins = all.length === left.length ? (first?.(house, floor) ?? []) : [];
  return begins.length > 0 ? begins : left.map(({ room }) => room);
}

const nextUp = ({ table }: Seen): readonly RoomID[] => losable(table);

/** Where somebody may jump from a room that falls: through a door that meets, of its side of a barrier, or by stairs (BH-h22-D5). */
const leapsFrom = (seen: Seen, seat: PlayerID) =>
  waysFrom(seen, '', {
    ...placeOf(seen.table, seat),
    ...(isSpared(seen, seat) ? { side: null } : {}),
  }).flatMap(({ to, door, isStairs }) => (to === null || (door === null && isStairs !== true) ? [] : [to]));

/** A room is gone; whoever still stands in it falls, and then all that lay there, or was theirs, is gone as well. */
function loseRoom({ G }: At, room: RoomID): Step[] {
  const tile = tileOf(G, room);
  if (tile === undefined) return [];
  tile.isLost = true;
  say(G, 'lost-room', null, { room: roomFact(room) });
  const fallen = livingSeats(G).filter((seat) => explorerAt(G, seat).room === room);
  return [
    ...fallen.map((seat): Step => ({ do: 'die', seat, source: `rooms.${room}` })),
    step('swept', { room }),
  ];
}

/** Items, tokens and monsters of a room that is lost (BH-g13): not a monster that it bears all the same. */
function sweep(at: At, room: RoomID): Step[] {
  const { G } = at;
  G.gone.push(...G.piles.filter((pile) => pile.room === room).flatMap(({ cards }) => cards));
  G.piles = G.piles.filter((pile) => pile.room !== room);
  G.tokens = G.tokens.filter((token) => token.room !== room);
  G.monsters = G.monsters.filter((monster) => monster.room !== room || bears(at, monster.id, room));
  return [];
}

/** Everybody in a room that is about to fall may have a roll to jump; then it is lost. What it has to reach stays here: an agenda lies open (BH169). */
function fall({ G }: At, room: RoomID, canJump: boolean): Step[] {
  const caught = (canJump ? livingSeats(G) : []).filter((seat) => explorerAt(G, seat).room === room);
  return [
    ...caught.map((seat): Step => ({ ...jumping(seat), next: step.after('jumped', { seat }) })),
    step('lost', { room }),
  ];
}

const jumping = (seat: PlayerID): Roll => ({
  do: 'roll',
  seat,
  trait: 'speed',
  use: 'task',
  what: 'rolls.jump',
});

/** Whoever stands in a room that is about to fall jumps, if there is anywhere to jump to. */
export const fallPerils = (seen: Seen, room: RoomID, jump: number): Mark[] =>
  livingSeats(seen.table)
    .filter((seat) => explorerAt(seen.table, seat).room === room)
    .flatMap((seat) =>
      leapsFrom(seen, seat).length === 0
        ? peril({ seat, what: `rooms.${room}`, ill: 'kills', chance: 1 })
        : lowPeril(seen, jumping(seat), { upTo: jump - 1, ill: 'kills' }),
    );

/** Whoever jumps chooses where to. */
function leap(at: At, seat: PlayerID, next: readonly RoomID[]): Step[] {
  const to = leapsFrom(at, seat);
  if (to.length === 0) return [];
  return [
    {
      do: 'ask',
      kind: 'pick',
      seat,
      clause: 'BH-collapse',
      of: to.map(({ room, side }) => ({
        key: side === null ? room : `${room} ${side}`,
        label: 'jump',
        facts: { room: roomFact(room) },
        weight: next.includes(room) ? 0.3 : 1,
        next: [{ do: 'put', to: { room, side } }],
      })),
    },
  ];
}

/** How readily a seat lets a room fall: not under itself or its side, nor one that its side still has a use for. */
const worthLosing = (
  table: Readonly<Table>,
  seat: PlayerID,
  room: RoomID,
  needed: readonly RoomID[],
): number =>
  livingSeats(table)
    .filter((other) => explorerAt(table, other).room === room)
    .reduce(
      (weight, other) =>
        weight * (other === seat ? 0.02 : sideOf(table, other) === sideOf(table, seat) ? 0.1 : 4),
      needed.includes(room) ? 0.2 : 1,
    );

/** Asks a seat to name rooms one after the other: as many as it has to, or as there are. */
function nameRooms(at: At, seat: PlayerID, count: number, { next = nextUp, needed }: Ruin): Step[] {
  const rooms = next(at);
  const spared = needed?.(at, seat) ?? [];
  if (count <= 0 || rooms.length === 0) return [];
  return [
    {
      do: 'ask',
      kind: 'pick',
      seat,
      clause: 'BH-collapse',
      of: rooms.map((room) => ({
        key: room,
        label: 'lose-room',
        facts: { room: roomFact(room), left: count },
        weight: worthLosing(at.G, seat, room, spared),
        next: [step('fall', { room }), step('name', { seat, left: count - 1 })],
      })),
    },
  ];
}

/** A joining door leads from the room to one that is lost. */
export function isAtTheEdge({ table, box }: Seen, room: RoomID): boolean {
  const tile = tileOf(table, room);
  const whole = { tiles: table.tiles.map((one) => ({ ...one, isLost: false })) };
  return (
    tile !== undefined &&
    DIRECTIONS.some((direction) => {
      const other = behind(whole, box, tile, direction);
      return other !== undefined && tileOf(table, other.room) === undefined;
    })
  );
}

/** Rooms are lost, with whoever is in one and does not get out. */
export const collapse = (ruin: Ruin) => {
  const { jump, next = nextUp } = ruin;
  return part({
    name: 'collapse',
    alters: jump === undefined ? { plunges: () => false } : reaching({ 'rolls.jump': jump }),
    steps: {
      // Whom the end of its turn has killed loses none (BH61).
      dig: (at, { seat = '', total }) =>
        isAlive(explorerAt(at.G, seat)) ? nameRooms(at, seat, total, ruin) : [],
      name: (at, { seat = '', left }) => nameRooms(at, seat, left, ruin),
      fall: (at, { room }) => fall(at, room, jump !== undefined),
      jumped: (at, { seat = '', total }) => (total >= (jump ?? 0) ? leap(at, seat, next(at)) : []),
      lost: (at, { room }) => loseRoom(at, room),
      swept: (at, { room }) => sweep(at, room),
    } satisfies Resolvers<unknown, typeof step>,
  });
};
