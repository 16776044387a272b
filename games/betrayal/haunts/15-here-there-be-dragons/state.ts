import { ofKind } from '../../parts/of-kind';
import type { CardID, FigureID, RoomID } from '../../rules/components';
import { explorerAt, isMonster, livingSeats, monsterAt } from '../../rules/figures';
import type { Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

/** What lies in a room until somebody takes it. */
export const QUESTS = ['shield', 'armor'] as const;
export type Quest = (typeof QUESTS)[number];

export type State = {
  readonly hasWoken: boolean;
  /** Where each lies, or lay; null: neither of its rooms has been found. */
  readonly lies: Readonly<Record<Quest, RoomID | null>>;
  readonly taken: readonly Quest[];
};

export type Seer = Seen<State>;

export const DRAGON = 'dragon';
export const LAIR: RoomID = 'entrance-hall';
export const SHIELD = '15:shield';
/** Carried, and put on: what one wears is no item that may change hands (BH-h15-K1). */
export const ARMOR = '15:armor';
export const WORN = '15:worn';
export const cardOf: Readonly<Record<Quest, CardID>> = { shield: SHIELD, armor: ARMOR };
export const ROOMS: Readonly<Record<Quest, readonly RoomID[]>> = {
  shield: ['chasm', 'crypt'],
  armor: ['catacombs', 'underground-lake'],
};

/** What harm by fire comes from: the message that names its roll. */
export const FIRE = 'rolls.fire';
/** It has breathed in this monsters' turn. */
export const BREATHED = 'fire';

export const isDragon = (table: Pick<Table, 'monsters'>, figure: FigureID | undefined): boolean =>
  figure !== undefined && isMonster(figure) && monsterAt(table, figure).kind === DRAGON;
export const dragonIn = (table: Pick<Table, 'monsters'>) => ofKind(table, DRAGON)[0];
export const playersOf = ({ haunt }: Pick<Table, 'haunt'>): number => haunt?.players ?? 1;

/** Where one of them still lies that nobody has taken. */
export const lyingAt = ({ lies, taken }: State, quest: Quest): RoomID | null =>
  taken.includes(quest) ? null : lies[quest];

export const holds = (table: Pick<Table, 'explorers'>, seat: FigureID, card: CardID): boolean =>
  !isMonster(seat) && explorerAt(table, seat).cards.includes(card);

/** Whether somebody who lives holds the Shield in a room, on whichever side of a barrier (BH-h15-K2, K3). */
export const isShielded = (table: Readonly<Table>, room: RoomID): boolean =>
  livingSeats(table).some((seat) => explorerAt(table, seat).room === room && holds(table, seat, SHIELD));
