import type { PlayerID } from '@/kit/action';
import { heroes, traitorOf } from '../../parts/heroes';
import { ofKind } from '../../parts/of-kind';
import { isA } from '../../parts/thrown';
import { holderOf, isInDeck } from '../../rules/cards';
import type { CardID, FigureID, RoomID } from '../../rules/components';
import { clockwiseFrom, explorerAt, isMonster, isTraitor, sideOf, traitOf } from '../../rules/figures';
import type { Roll } from '../../rules/option';
import { diceOf } from '../../rules/rolls';
import type { Monster, Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type State = {
  /** Seals broken so far: they stay counted (BH-g10). */
  readonly broken: number;
  readonly isBeaten: boolean;
  /** Nobody sat with Death when the monsters' turn began. */
  readonly isForsaken: boolean;
};

export type Seer = Seen<State>;

export const CLAUSE = 'BH-h37';
export const DEATH = 'death';
const BOOK = 'book';
const SEAL = '37:seal';
/** Death's Knowledge before any Seal is broken. */
const MASTERY = 8;
const FEW = 4;

export const SEAL_ROOMS: readonly RoomID[] = [
  'vault',
  'crypt',
  'operating-laboratory',
  'research-laboratory',
  'game-room',
];
export const sealOf = (room: RoomID): CardID => `${SEAL}.${room}`;
export const isSeal = (card: CardID): boolean => isA(SEAL, card);
export const sealsOf = (table: Pick<Table, 'explorers'>, seat: PlayerID): CardID[] =>
  explorerAt(table, seat).cards.filter(isSeal);
/** Rooms in which Seals lie. */
export const sealPiles = ({ piles }: Pick<Table, 'piles'>): RoomID[] =>
  piles.flatMap(({ room, cards }) => cards.filter(isSeal).map(() => room));
/** Rooms whose Seal has not come into the house (BH-h37-K3). */
export const roomsToFind = (table: Readonly<Table>): RoomID[] =>
  SEAL_ROOMS.filter((room) => isInDeck(table, sealOf(room)));
/** A Seal on the floor is not the traitor's to take; one in a hand is there to be robbed (BH-h37-D5, BH-g6). */
export const mayHoldSeal = ({ table }: Seen, seat: PlayerID, card: CardID): boolean =>
  holderOf(table, card) !== null || !isTraitor(table, seat);

export const deathIn = (table: Pick<Table, 'monsters'>): Monster | undefined => ofKind(table, DEATH)[0];
export const isDeath = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean =>
  isMonster(figure) && deathIn(table)?.id === figure;

/** Dice that a Seal takes from Death: two with 3 or 4 players, one with more. */
export const diceOfSeal = ({ haunt }: Pick<Table, 'haunt'>): number =>
  (haunt?.players ?? FEW) <= FEW ? 2 : 1;
/** Never below none (BH-h37-D3). */
export const deathDice = ({ table, mine }: Pick<Seer, 'table' | 'mine'>): number =>
  Math.max(0, MASTERY - mine.broken * diceOfSeal(table));

/** The heroes, from the traitor's left. */
export const inOrder = (table: Readonly<Table>): PlayerID[] =>
  clockwiseFrom(table, traitorOf(table)).filter((seat) => heroes(table).includes(seat));
/** Heroes in Death's room, on either side of a barrier (BH-h37-K5). */
export const companions = (table: Readonly<Table>): PlayerID[] =>
  inOrder(table).filter((seat) => explorerAt(table, seat).room === deathIn(table)?.room);
/** Of those the ones who know most: one of them plays (BH-h37-D2). */
export function players(seen: Seer): PlayerID[] {
  const there = companions(seen.table);
  const most = Math.max(...there.map((seat) => traitOf(seen, seat, 'knowledge')));
  return there.filter((seat) => traitOf(seen, seat, 'knowledge') === most);
}

/** A hero's roll at the board: a die more with the Book. */
export const reply = ({ table }: Pick<Seen, 'table'>, seat: PlayerID): Roll => ({
  do: 'roll',
  seat,
  trait: 'knowledge',
  use: 'defence',
  what: 'rolls.chess',
  moreDice: explorerAt(table, seat).cards.includes(BOOK) ? 1 : 0,
});
export const skill = (seen: Seen, seat: PlayerID): number => diceOf(seen, reply(seen, seat)).dice;

/** Whether somebody is the traitor, who never comes into Death's room. */
export const isShutOut = (table: Readonly<Table>, figure: FigureID, room: RoomID): boolean =>
  sideOf(table, figure) === 'traitor' && !isMonster(figure) && deathIn(table)?.room === room;
