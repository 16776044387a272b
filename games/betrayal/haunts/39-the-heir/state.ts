import type { PlayerID } from '@/kit/action';
import { type Written, written } from '../../parts/haunts/written';
import type { CardID, RoomID } from '../../rules/components';
import { sideOf } from '../../rules/figures';
import { tileOf } from '../../rules/house';
import type { Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';

export type State = {
  readonly track: number;
  readonly assassins: Written;
  /** The heroes' secret (BH-h39-D1); as it is shown: null, where the looker can't know. */
  readonly heir: PlayerID | null;
  /** Who it may be, for all that everybody knows; nobody, before one has been named. */
  readonly maybe: readonly PlayerID[];
  /** Whether the Assassins let heroes pass: the traitor's secret (BH-h39-K4); as it is shown: null, as above. */
  readonly isHolding: boolean | null;
  /** Rooms that a hero has come into without a strike since Assassins were sent last: bots go by it. */
  readonly quiet: readonly RoomID[];
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h39';
export const THRONE: RoomID = 'statuary-corridor';
/** What the heir has to bring there: the heroes' secret (BH156). */
const REGALIA: readonly CardID[] = ['spear', 'ring'];
/** Dice of harm that an Assassin does. */
export const DICE = 2;

/** A room near the throne is on somebody's way sooner than another. */
const DRAW = 4;
const FADES = 0.7;

export const assassins = written({
  name: 'assassins',
  clause: CLAUSE,
  side: 'traitor',
  label: 'hide',
  mark: 'assassin',
  worth: (seen, room) => {
    if (tileOf(seen.table, THRONE) === undefined) return 1;
    const steps = distancesFrom(seen, room).get(THRONE);
    return 1 + (steps === undefined ? 0 : DRAW * FADES ** steps);
  },
});

/** What the throne asks for: a card that is out of the game it does without (BH-h39-D8, BH-h39-K8). */
export const regalia = ({ gone }: Pick<Table, 'gone'>): CardID[] =>
  REGALIA.filter((card) => !gone.includes(card));

export const isHero = ({ table }: Pick<Seen, 'table'>, seat: PlayerID): boolean =>
  sideOf(table, seat) === 'heroes';
