import type { Bomb } from '../../parts/haunts/bomb';
import type { FrontDoor } from '../../parts/haunts/front-door';
import { ofKind } from '../../parts/haunts/of-kind';
import { holderOf } from '../../rules/cards';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { layingsBehind, openDoorways, roomOf, tileOf } from '../../rules/house';
import type { BetrayalG, Monster, Table } from '../../rules/state';
import type { Box, Seen } from '../../rules/thing';

/** Where the Phantom has been with the Girl, and what has become of her and of the bomb. */
export type State = {
  /** From 0, one more at the end of each traitor's turn: so many dice for the bomb. */
  track: number;
  bomb: Bomb;
  door: FrontDoor;
  /** Rooms that it has come to, one after the other. */
  used: RoomID[];
  /** Where it was beaten: the bomb lies there. Null while the Girl is lost. */
  freedIn: RoomID | null;
  isDefused: boolean;
  /** It has come in this turn: what the room would have brought is not drawn (BH-h16-K1). */
  undrawn: RoomID | null;
};

export const GIRL = 'girl';
export const PHANTOM = 'phantom';
export const DEFUSE = 7;
export const OPEN = 6;

/** From which total on the bomb goes off. */
export const blowsFrom = (players: number): number =>
  players <= 3 ? 8 : players === 4 ? 7 : players === 5 ? 6 : 5;

export const phantomIn = (table: Pick<Table, 'monsters'>): Monster | undefined => ofKind(table, PHANTOM)[0];
export const isPhantom = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean =>
  phantomIn(table)?.id === figure;

/** Rooms that it comes to when they are found. */
const draws = (box: Box, room: RoomID): boolean => ['event', 'omen'].includes(roomOf(box, room).symbol ?? '');
export const isLair = (table: Readonly<Table>, box: Box, room: RoomID): boolean =>
  tileOf(table, room)?.floor === 'basement' && draws(box, room);

export const basement = (table: Pick<Table, 'tiles'>): RoomID[] =>
  table.tiles.filter(({ floor, isLost }) => floor === 'basement' && !isLost).map(({ room }) => room);

/** Whether such a room can still be found: one that is left can be laid behind a doorway down there (BH-h16-D3). */
export function isUnexplored({ table, box }: Seen): boolean {
  const left = Object.entries(box.rooms).flatMap(([room, { floors }]) =>
    floors.includes('basement') && draws(box, room) && table.tiles.every((tile) => tile.room !== room)
      ? [room]
      : [],
  );
  return openDoorways(table, box, 'basement').some((doorway) =>
    left.some((room) => layingsBehind(table, box, room, doorway).length > 0),
  );
}

/** Whether she is out of the house, with a hero who holds her by the hand. */
export const isGirlOut = ({ explorers }: Pick<BetrayalG, 'explorers'>): boolean =>
  explorers.some(({ life, cards }) => life === 'left' && cards.includes(GIRL));

/** Where she is, as far as she was freed and is in the house. */
export function girlIn(table: Readonly<Table>): RoomID | null {
  const holder = holderOf(table, GIRL);
  if (holder !== null) return explorerAt(table, holder).room;
  return table.piles.find(({ cards }) => cards.includes(GIRL))?.room ?? null;
}
