import type { PlayerID } from '@/kit/action';
import { openRooms, type Written, written } from '../../parts/haunts/written';
import type { RoomID } from '../../rules/components';
import { sideOf } from '../../rules/figures';
import type { Seen } from '../../rules/thing';

export type State = {
  readonly grave: Written;
  readonly track: number;
  readonly dig: { readonly done: readonly string[] };
  /** What the one under the floor has suffered: for all to see (BH-h40-D2). */
  readonly wounds: number;
  /** Seats that have come into the room they stand in since the end of their last turn: they may ask there (BH-h40-K1). */
  readonly fresh: readonly PlayerID[];
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h40';
export const BOARD = 'spirit-board';
/** So much, and the one under the floor is dead: the traitor's secret (BH172). */
export const DEADLY = 12;

export const grave = written({
  name: 'grave',
  clause: CLAUSE,
  side: 'traitor',
  label: 'bury',
  mark: 'buried',
  maybe: 'maybe',
  told: { yes: 'answer-yes', no: 'answer-no' },
});

/** The room, once all know it; null before that. */
export const graveIn = ({ grave: lines }: State): RoomID | null => openRooms(lines, 0)?.[0] ?? null;

/** Rooms that it may be, for all that everybody knows. */
export const maybeIn = ({ grave: lines }: State): readonly RoomID[] => lines[0]?.among ?? [];

export const isHero = ({ table }: Pick<Seen, 'table'>, seat: PlayerID): boolean =>
  sideOf(table, seat) === 'heroes';
