import type { Grip } from '../../parts/haunts/grip';
import { ofKind } from '../../parts/haunts/of-kind';
import type { FigureID, RoomID } from '../../rules/components';
import type { Monster, Table } from '../../rules/state';
import type { MonsterSheet, Seen } from '../../rules/thing';

export type Arm = {
  /** Its number, on the Arm and on its Sucker. */
  no: number;
  /** Where it hangs: it stays there. */
  room: RoomID;
  sucker: FigureID;
};

export type State = {
  arms: Arm[];
  /** The Crystal Ball has shown the Head, and it is on the table. */
  isFound: boolean;
  grip: Grip;
  track: number;
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h23';
export const SUCKER = 'sucker';
export const HEAD = 'head';
export const BALL = 'crystal-ball';
/** What a look into the Ball has to reach, and the dice for what it shows. */
export const CLEAR = 4;
export const VISION_DICE = 4;
/** So many wins destroy the Head. */
export const WINS = 3;

export const ROOMS: readonly RoomID[] = [
  'furnace-room',
  'conservatory',
  'organ-room',
  'underground-lake',
  'gardens',
  'chasm',
];

/** By the total of the dice, the room that holds the Head. */
export const VISIONS: readonly RoomID[] = [
  'larder',
  'kitchen',
  'organ-room',
  'chasm',
  'underground-lake',
  'underground-lake',
  'conservatory',
  'crypt',
  'furnace-room',
];

/** By the turn from which it has them: it grows (BH-h23-M). */
const GROWTH: readonly (readonly [number, MonsterSheet])[] = [
  [8, { speed: 4, might: 8, sanity: 8 }],
  [5, { speed: 3, might: 7, sanity: 7 }],
  [3, { speed: 3, might: 5, sanity: 7 }],
  [0, { speed: 2, might: 4, sanity: 7 }],
];
export const grown = (track: number): MonsterSheet => GROWTH.find(([from]) => track >= from)?.[1] ?? {};

export const headIn = (table: Pick<Table, 'monsters'>): Monster | undefined => ofKind(table, HEAD)[0];
export const armOf = ({ arms }: Pick<State, 'arms'>, sucker: FigureID): Arm | undefined =>
  arms.find((one) => one.sucker === sucker);
