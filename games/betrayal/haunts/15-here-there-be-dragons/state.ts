import { ofKind } from '../../parts/haunts/of-kind';
import { type CardID, cardTerm, type FigureID, type RoomID } from '../../rules/components';
import { explorerAt, isMonster } from '../../rules/figures';
import type { Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type Quest = 'shield' | 'armor';
/** The rooms of what lies somewhere until it is taken. */
export const ROOMS: Readonly<Record<Quest, readonly RoomID[]>> = {
  shield: ['chasm', 'crypt'],
  armor: ['catacombs', 'underground-lake'],
};
export const QUESTS = Object.keys(ROOMS) as Quest[];
export const SHIELD = '15:shield';
/** Carried, and put on: what one wears is no item that may change hands (BH-h15-K1). */
export const ARMOR = '15:armor';
export const WORN = '15:worn';
export const cardOf = (quest: Quest): CardID => `15:${quest}`;

export type State = {
  readonly hasWoken: boolean;
  /** Where each lies; null: neither of its rooms has been found. */
  readonly lies: Readonly<Record<Quest, RoomID | 'taken' | null>>;
};
export type Seer = Seen<State>;

export const DRAGON = 'dragon';
export const dragonIn = (table: Pick<Table, 'monsters'>) => ofKind(table, DRAGON)[0];

/** What harm by fire comes from: the message that names its roll. */
export const FIRE = 'rolls.fire';
/** What burns besides the Dragon (BH-h15-D7). */
const HEAT: readonly (string | undefined)[] = ['rooms.furnace-room', cardTerm('burning-man')];
export const isHeat = (source: string | undefined): boolean => HEAT.includes(source);
/** It has breathed in this monsters' turn. */
export const BREATHED = 'fire';

/** What lies where it was put. */
export const lying = ({ lies }: State): { readonly quest: Quest; readonly room: RoomID }[] =>
  QUESTS.flatMap((quest) => {
    const room = lies[quest];
    return room === null || room === 'taken' ? [] : [{ quest, room }];
  });

export const holds = (table: Pick<Table, 'explorers'>, seat: FigureID, card: CardID): boolean =>
  !isMonster(seat) && explorerAt(table, seat).cards.includes(card);
