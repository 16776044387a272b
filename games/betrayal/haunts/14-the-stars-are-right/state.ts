import { adjacent } from '../../parts/adjacent';
import { traitorOf } from '../../parts/heroes';
import { ofKind } from '../../parts/of-kind';
import { isA } from '../../parts/thrown';
import { cardOf } from '../../rules/cards';
import type { CardID, FigureID, RoomID } from '../../rules/components';
import { explorerAt, isMonster } from '../../rules/figures';
import { tileOf } from '../../rules/house';
import type { Monster, Table } from '../../rules/state';
import type { Box, Seen } from '../../rules/thing';

export type State = {
  /** By card, the Cultist who carries it: it lies where that one stands, and goes along. */
  carried: Record<CardID, FigureID>;
  /** What has been sacrificed: out of the game, and all have seen it. */
  offered: CardID[];
  /** Paints that have been thrown. */
  thrown: number;
  /** The Paint has come into the house. */
  isStocked: boolean;
};

export type Seer = Seen<State>;

export const CLAUSE = 'BH-h14';
export const CULTIST = 'cultist';
export const PAINT: CardID = '14:paint';
export const BODY: CardID = '14:body';
export const CHAMBER: RoomID = 'pentagram-chamber';
/** Rooms with Paint, in the order in which they get it. */
export const ROOMS: readonly RoomID[] = [
  'kitchen',
  'larder',
  'junk-room',
  'storeroom',
  'research-laboratory',
  'attic',
];
/** Points that the sacrifices have to come to: the traitor's secret, as is what each is worth (BH-h14-D6). */
export const ENOUGH = 13;

/** What a card is worth as a sacrifice; 0: it is none (BH-h14-T, BH-g6, BH-h14-K1). */
export function worthOf(box: Box, card: CardID): number {
  const { deck, isItem, isFixed, isCompanion } = cardOf(box, card);
  if (isA(BODY, card)) return 4;
  if (isCompanion === true) return 2;
  return deck !== 'quest' && isItem === true && isFixed !== true ? 1 : 0;
}

export const worthOfAll = (box: Box, cards: readonly CardID[]): number =>
  cards.reduce((sum, card) => sum + worthOf(box, card), 0);

/** What a Cultist can carry: companions walk with nobody but explorers. */
export const isCargo = (box: Box, card: CardID): boolean =>
  worthOf(box, card) > 0 && cardOf(box, card).isCompanion !== true;

export const isCultist = ({ monsters }: Pick<Table, 'monsters'>, figure: FigureID): boolean =>
  isMonster(figure) && monsters.some(({ id, kind }) => id === figure && kind === CULTIST);

export const cultistsIn = (table: Pick<Table, 'monsters'>): readonly Monster[] => ofKind(table, CULTIST);

/** What somebody of the traitor's side has with them. */
export const loadOf = ({ table, mine }: Pick<Seer, 'table' | 'mine'>, figure: FigureID): CardID[] =>
  isMonster(figure)
    ? Object.keys(mine.carried).filter((card) => mine.carried[card] === figure)
    : explorerAt(table, figure).cards;

/** A body is a load: each room costs a space more, however many there are (BH-h14-R, BH-g12, BH-h14-K2). */
export const isLaden = (seen: Pick<Seer, 'table' | 'mine'>, figure: FigureID): boolean =>
  figure !== '' && loadOf(seen, figure).some((card) => isA(BODY, card));

/** What lies on the floor, and with nobody. */
export const lying = ({
  table,
  mine,
}: Pick<Seer, 'table' | 'mine'>): { readonly card: CardID; readonly room: RoomID }[] =>
  table.piles.flatMap(({ room, cards }) =>
    cards.filter((card) => mine.carried[card] === undefined).map((card) => ({ card, room })),
  );

/** Rooms from which Paint can be thrown: next door (BH-h14-H, BH-h14-D4). */
export const standsIn = (seen: Seen): RoomID[] =>
  tileOf(seen.table, CHAMBER) === undefined
    ? []
    : adjacent(seen, { room: CHAMBER, side: null }).map(({ room }) => room);

/** Whoever moves for the traitor's side: the Cultists, and the traitor for as long as there is one. */
export const servants = (table: Table): FigureID[] => {
  const traitor = traitorOf(table);
  const { life } = explorerAt(table, traitor);
  return [...cultistsIn(table).map(({ id }) => id), ...(life === 'alive' ? [traitor] : [])];
};
