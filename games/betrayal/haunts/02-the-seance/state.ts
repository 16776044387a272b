import type { PlayerID } from '@/kit/action';
import { ofKind } from '../../parts/haunts/of-kind';
import type { CardID, Floor, RoomID, Side } from '../../rules/components';
import { explorerAt, livingSeats } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import type { Monster, Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

type Done = { readonly done: readonly string[] };

export type State = {
  /** Successes in the Pentagram Chamber, and of the traitor with the Board. */
  readonly circle: Done;
  readonly board: Done;
  /** How long the Ghost has waited for its bones (BH-h02-D2); 0: it has not been promised anything. */
  readonly track: number;
  /** Who finished the séance for the heroes: the track goes by its turns. */
  readonly host: PlayerID | null;
  /** The bones have been found: there is one set (BH-h02-D14). */
  readonly isFound: boolean;
  /** The Ghost is gone for good: buried, or destroyed. */
  readonly isAtRest: boolean;
  /** The house: it stands, it begins to fall at the end of this turn of the traitor's, it falls. */
  readonly ruin: 'stands' | 'cracks' | 'falls';
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h02';
export const GHOST = 'ghost';
export const BOARD: CardID = 'spirit-board';
export const RING: CardID = 'ring';
export const BONES: CardID = '2:bones';
export const PENTAGRAM: RoomID = 'pentagram-chamber';
/** Where the bones are, and where they belong: the heroes' secret (BH156). */
export const CHESTS: readonly RoomID[] = ['attic', 'bedroom', 'master-bedroom'];
export const GRAVES: readonly RoomID[] = ['crypt', 'graveyard'];
/** What every roll of this haunt has to come to. */
export const FROM = 5;
/** The track at which the Ghost has waited too long: the heroes' secret (BH172). */
export const TOO_LATE = 5;

/** The haunt's own, whichever part of it is asked. */
export const stateIn = ({ hidden }: Pick<Seen, 'hidden'>): State => hidden as State;

type Monsters = Pick<Table, 'monsters'>;

export const ghostIn = (table: Monsters): Monster | undefined => ofKind(table, GHOST)[0];

/** Whose the Ghost is; null: nobody has summoned it. */
export const ghostSide = (table: Monsters): Side | null => ghostIn(table)?.fightsFor ?? null;

/** Nobody has finished it yet. */
export const isSeance = ({ table }: { readonly table: Monsters }): boolean => ghostSide(table) === null;

/** Half as many successes as there are players, rounded down: the heroes' secret (BH172). */
export const circleOf = ({ table }: Pick<Seen, 'table'>): number =>
  Math.floor((table.haunt?.players ?? 0) / 2);
/** One by Knowledge, and one by Sanity: the traitor's secret (BH172). */
export const CALLS = ['knowledge', 'sanity'] as const;

/** The Attic, be somebody in it, or else what nobody is in (BH-h02-D6, BH-h02-K4); on the ground the Grand Staircase, in the basement its Landing. */
function firstOn(table: Pick<Table, 'tiles' | 'explorers'>, floor: Floor): readonly RoomID[] {
  if (floor !== 'upper') return [floor === 'ground' ? 'grand-staircase' : 'basement-landing'];
  const attic = roomsInPlay(table, ['attic']);
  const taken = livingSeats(table).map((seat) => explorerAt(table, seat).room);
  return attic.length > 0
    ? attic
    : table.tiles.flatMap(({ room, floor: on }) => (on === floor && !taken.includes(room) ? [room] : []));
}

/** From the top down. */
export const ORDER = { floors: ['upper', 'ground', 'basement'], first: firstOn } as const;
