import { isA } from '../../parts/haunts/copies';
import { cardOf } from '../../rules/cards';
import type { CardID, FigureID, RoomID } from '../../rules/components';
import { explorerAt, isMonster } from '../../rules/figures';
import { type Nothing, stepsOf } from '../../rules/step';
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

type OfCard = { card: CardID };
export const step = stepsOf<{
  stock: Nothing;
  gather: Nothing;
  throw: OfCard;
  load: OfCard & { from?: FigureID };
  'win-back': OfCard & { from: FigureID };
  sacrifice: OfCard;
}>('haunt');

type Part = Pick<Seer, 'table' | 'mine'>;

export const CLAUSE = 'BH-h14';
export const PAINT = '14:paint';
export const BODY = '14:body';
export const CHAMBER = 'pentagram-chamber';
/** Points that the sacrifices have to come to: the traitor's secret, as is what each is worth (BH-h14-D6). */
export const ENOUGH = 13;

/** What a card is worth as a sacrifice; 0: it is none (BH-h14-T, BH-g6, BH-h14-K1). */
function worthOf(box: Box, card: CardID): number {
  const { deck, isItem, isFixed, isCompanion } = cardOf(box, card);
  if (isA(BODY, card)) return 4;
  if (isCompanion === true) return 2;
  return deck !== 'quest' && isItem === true && isFixed !== true ? 1 : 0;
}
export const worth = (box: Box, ...cards: readonly CardID[]): number =>
  cards.reduce((sum, card) => sum + worthOf(box, card), 0);

/** What a Cultist can carry: companions walk with nobody but explorers. */
export const isCargo = (box: Box, card: CardID): boolean =>
  worthOf(box, card) > 0 && cardOf(box, card).isCompanion !== true;

/** What a figure has with it. */
export const loadOf = ({ table, mine }: Part, figure: FigureID): readonly CardID[] =>
  isMonster(figure)
    ? Object.keys(mine.carried).filter((card) => mine.carried[card] === figure)
    : explorerAt(table, figure).cards;

/** Whether it bears a body, be it one or more (BH-h14-R, BH-h14-K2). */
export const isLaden = (seen: Part, figure: FigureID): boolean =>
  figure !== '' && loadOf(seen, figure).some((card) => isA(BODY, card));

/** What lies on the floor, and with nobody. */
export const lying = ({ table, mine }: Part): { readonly card: CardID; readonly room: RoomID }[] =>
  table.piles.flatMap(({ room, cards }) =>
    cards.flatMap((card) => (mine.carried[card] === undefined ? [{ card, room }] : [])),
  );
