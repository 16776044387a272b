import type { PlayerID } from '@/kit/action';
import { asIf } from '../../parts/cards/as-if';
import { isBesideLost } from '../../parts/haunts/collapse';
import type { FrontDoor } from '../../parts/haunts/front-door';
import type { Stun } from '../../parts/haunts/stunned';
import type { CardID, RoomID } from '../../rules/components';
import { sideOf } from '../../rules/figures';
import type { Table } from '../../rules/state';
import { remembered, type Seen } from '../../rules/thing';
import { waysFrom } from '../../rules/ways';

export type State = {
  readonly door: FrontDoor;
  readonly stun: Stun;
  /** The traitor’s own numbers: no track has them, and only absorbing moves them (BH-h18-D10). */
  readonly speed: number;
  readonly might: number;
  /** What the dice have given him for this turn. */
  readonly stride: number;
  /** Heroes who have died by his attacks. */
  readonly absorbed: number;
  /** Who has overheated the furnace: it blows at the end of that seat’s next turn (BH-h18-D9). */
  readonly host: PlayerID | null;
  /** His first turn after the door was opened, by its number: it is barred to him in it (BH-h18-D1). */
  readonly barredIn: number | null;
  /** The house has come down. */
  readonly isDown: boolean;
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h18';
export const RING: CardID = 'ring';
export const FURNACE: RoomID = 'furnace-room';
/** With these the house falls. */
export const PILLARS: readonly RoomID[] = ['foyer', 'entrance-hall', 'grand-staircase'];
/** What overheating takes, and opening the front door: the heroes’ secrets (BH156). */
export const HEAT = 5;
export const DOOR = 4;
/** So many absorbed, and the traitor may leave: his secret (BH172). */
export const ENOUGH = 2;

/** The haunt's own, whichever part of it is asked. */
export const stateIn = ({ hidden }: Pick<Seen, 'hidden'>): State => hidden as State;

export const isBurning = ({ tiles }: Pick<Table, 'tiles'>): boolean => tiles.some(({ isLost }) => isLost);

/** The heroes who are out of the house. */
export const outside = (table: Readonly<Table>): PlayerID[] =>
  table.explorers.flatMap(({ life }, seat) => (life === 'left' ? [String(seat)] : []));

/** Heroes who have not died, in the house or out of it (BH-h18-D3). */
export const alive = (table: Readonly<Table>): PlayerID[] =>
  table.explorers.flatMap(({ life }, seat) =>
    life !== 'dead' && sideOf(table, String(seat)) === 'heroes' ? [String(seat)] : [],
  );

/** Walks where only monsters climb, too: what leads down leads up for a fire. */
const FLAME = 'm';

/** Rooms that stairs, chutes, drops and passages join, whether they burn or not (BH-h18-D7, BH-h18-K4). */
function joined(seen: Seen): readonly (readonly [RoomID, RoomID])[] {
  const tiles = seen.table.tiles.map((tile) => ({ ...tile, isLost: false }));
  const whole = asIf(seen, { tiles });
  return tiles.flatMap(({ room }) =>
    waysFrom(whole, FLAME, { room, side: null }).flatMap(({ to, door, isLoud }) =>
      to === null || door !== null || isLoud === true ? [] : [[room, to.room] as const],
    ),
  );
}

/** Where the fire may go next: against a room that burns, doors or not, or joined to one; where there is none, anywhere (BH-g13, BH-h18-K4). */
export const inflammable = (seen: Seen): readonly RoomID[] =>
  remembered(seen, 'inflammable', () => {
    const { tiles } = seen.table;
    if (!isBurning({ tiles })) return [];
    const lost = new Set(tiles.flatMap(({ room, isLost }) => (isLost ? [room] : [])));
    const near = new Set(
      joined(seen).flatMap(([room, to]) => (lost.has(room) ? [to] : lost.has(to) ? [room] : [])),
    );
    const left = tiles.flatMap(({ room, isLost }) => (isLost ? [] : [room]));
    const next = tiles.flatMap((tile) =>
      !tile.isLost && (near.has(tile.room) || isBesideLost(seen.table, tile)) ? [tile.room] : [],
    );
    return next.length > 0 ? next : left;
  });
