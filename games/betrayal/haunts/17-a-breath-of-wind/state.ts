import type { PlayerID } from '@/kit/action';
import { isA } from '../../parts/haunts/copies';
import { ofKind } from '../../parts/haunts/of-kind';
import type { CardID, FigureID, Floor, RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import type { Monster, Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type State = {
  /** The floor on which it was revealed. */
  readonly floor: Floor;
  /** The Poltergeist's Might, as far as that goes (BH-h17-D5). */
  readonly track: number;
};

export type Seer = Seen<State>;

export const CLAUSE = 'BH-h17';
export const GHOST = 'poltergeist';
const DICE = 8;
/** Found in the house; the item card counts too. */
export const WHITE = '17:candle';
export const CARD: CardID = 'candle';
export const CANDLE_ROOMS: readonly RoomID[] = ['kitchen', 'dining-room', 'chapel', 'gallery'];
export const JUNK: RoomID = 'junk-room';
const LABORATORIES: readonly RoomID[] = ['research-laboratory', 'operating-laboratory'];
/** Where it draws an item. */
export const STORES = [JUNK, 'storeroom', 'attic', 'library', 'wine-cellar', ...LABORATORIES];

export const isCandle = (card: CardID): boolean => card === CARD || isA(WHITE, card);
export const candlesOf = (table: Pick<Table, 'explorers'>, seat: PlayerID): CardID[] =>
  explorerAt(table, seat).cards.filter(isCandle);

/** None while it is scattered. */
export const ghostIn = (table: Pick<Table, 'monsters'>): Monster | undefined => ofKind(table, GHOST)[0];
export const isGhost = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean =>
  ghostIn(table)?.id === figure;
export const mightOf = ({ track }: State): number => Math.min(DICE, track);
