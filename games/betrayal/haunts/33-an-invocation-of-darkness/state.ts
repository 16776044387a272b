import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { ofKind } from '../../parts/haunts/of-kind';
import type { RoomID, Trait } from '../../rules/components';
import { explorerAt, isTraitor } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import type { Monster, Table } from '../../rules/state';
import { type Nothing, type Rolled, stepsOf } from '../../rules/step';
import type { Seen } from '../../rules/thing';

/** Where the Book has been, and what has become of it and of the traitor. */
export type State = {
  /** Rooms of the rite into which the traitor has brought the Book: there it goes on without it (BH-h33-D1). */
  brought: RoomID[];
  isSummoned: boolean;
  /** The round in which it has come. */
  cameIn: number;
  isDestroyed: boolean;
};

export type Seer = Seen<State>;

export const step = stepsOf<
  Record<'summon' | 'destroy' | 'destroyed', Nothing> & { rise: Rolled & { trait: Trait } }
>('haunt');

export const BOOK = 'book';
export const GOD = 'elder-god';
export const CALLS = 5;
export const SITES: readonly RoomID[] = ['chapel', 'pentagram-chamber'];
export const PITS: readonly RoomID[] = ['furnace-room', 'chasm'];

export const sitesIn = (table: Pick<Table, 'tiles'>): RoomID[] => roomsInPlay(table, SITES);
export const pitsIn = (table: Pick<Table, 'tiles'>): RoomID[] => roomsInPlay(table, PITS);

export const godIn = (table: Pick<Table, 'monsters'>): Monster | undefined => ofKind(table, GOD)[0];

export const bookIn = (seen: Seen) => whereIs(seen, [BOOK]);

/** Whether the traitor stands there with the Book in hand. */
export const bringsBook = (table: Readonly<Table>, seat: PlayerID): boolean => {
  const { room, cards } = explorerAt(table, seat);
  return isTraitor(table, seat) && SITES.includes(room) && cards.includes(BOOK);
};
