import type { PlayerID } from '@/kit/action';
import type { FrontDoor } from '../../parts/haunts/front-door';
import type { Stun } from '../../parts/haunts/stunned';
import type { CardID, RoomID } from '../../rules/components';
import { sideOf } from '../../rules/figures';
import type { Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

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

/** The heroes who are out of the house. */
export const outside = (table: Readonly<Table>): PlayerID[] =>
  table.explorers.flatMap(({ life }, seat) => (life === 'left' ? [String(seat)] : []));

/** Heroes who have not died, in the house or out of it (BH-h18-D3). */
export const alive = (table: Readonly<Table>): PlayerID[] =>
  table.explorers.flatMap(({ life }, seat) =>
    life !== 'dead' && sideOf(table, String(seat)) === 'heroes' ? [String(seat)] : [],
  );
