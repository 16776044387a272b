import type { PlayerID } from '@/kit/action';
import { ofKind } from '../../parts/of-kind';
import { isA } from '../../parts/thrown';
import { cardOf } from '../../rules/cards';
import type { CardID, FigureID, Floor, RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { roomOf } from '../../rules/house';
import type { Monster, Place, Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type State = {
  /** The floor on which it was revealed. */
  readonly floor: Floor;
  /** Its Might, up to 8 (BH-h17-D5). */
  readonly track: number;
  /** Items that it carries: they lie among the cards out of the game. */
  readonly held: readonly CardID[];
  /** Candles found so far. */
  readonly found: number;
  /** Rooms in which one has been placed. */
  readonly lit: readonly RoomID[];
  /** Blown apart, and not back yet (BH-h17-K2). */
  readonly isAway: boolean;
};

export type Seer = Seen<State>;

export const CLAUSE = 'BH-h17';
export const GHOST = 'poltergeist';
export const TERM = `haunts.17.monsters.${GHOST}`;
export const BEGINS = 4;
export const MOST = 12;
const DICE = 8;
const CANDLE = '17:candle';
/** The item card counts too. */
const ITEM = 'candle';
const JUNK: RoomID = 'junk-room';
/** Where Candles are found. */
export const CANDLE_ROOMS: readonly RoomID[] = ['kitchen', 'dining-room', 'chapel', 'gallery'];
/** Where it draws an item. */
export const STORES: readonly RoomID[] = [
  JUNK,
  'storeroom',
  'attic',
  'library',
  'wine-cellar',
  'research-laboratory',
  'operating-laboratory',
];

export const candleOf = (number: number): CardID => `${CANDLE}.${number}`;
export const isCandle = (card: CardID): boolean => card === ITEM || isA(CANDLE, card);
export const candlesOf = (table: Pick<Table, 'explorers'>, seat: PlayerID): CardID[] =>
  explorerAt(table, seat).cards.filter(isCandle);

export const ghostIn = (table: Pick<Table, 'monsters'>): Monster | undefined => ofKind(table, GHOST)[0];
export const isGhost = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean =>
  ghostIn(table)?.id === figure;
export const mightOf = ({ track }: State): number => Math.min(DICE, track);
/** What the track begins with where it gathers itself. */
export const startIn = (room: RoomID): number => (room === JUNK ? 4 : 3);

export const isItem = ({ box }: Pick<Seen, 'box'>, card: CardID): boolean =>
  cardOf(box, card).isItem === true;

/** Rooms with an omen on them, each side of a barrier; where there is none, the Entrance Hall (BH-h17-K2). */
export function gatherings({ table, box }: Pick<Seen, 'table' | 'box'>): Place[] {
  const places = table.tiles
    .filter(({ room, isLost }) => !isLost && roomOf(box, room).symbol === 'omen')
    .flatMap(({ room }): Place[] => {
      const { isBarrier, doors } = roomOf(box, room);
      return isBarrier === true ? doors.map((side) => ({ room, side })) : [{ room, side: null }];
    });
  return places.length > 0 ? places : [{ room: box.start.room, side: null }];
}
