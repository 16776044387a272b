import type { PlayerID } from '@/kit/action';
import { heroes } from '../../parts/haunts/heroes';
import { isOfKind } from '../../parts/haunts/of-kind';
import { successes } from '../../parts/haunts/successes';
import type { FigureID, Place, RoomID } from '../../rules/components';
import { explorerAt, isAlive, isMonster, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export const CLAUSE = 'BH-h06';
export const ALIEN = 'alien';

export type State = {
  /** Where the Spaceship stands: in the room in which the haunt was revealed. */
  ship: RoomID;
  side: Place['side'];
  /** Who walks to it, whoever of them has died meanwhile among them. */
  controlled: PlayerID[];
  /** Who of them has come to it: the next turn takes those aboard. */
  due: PlayerID[];
  /** Who has been freed: for good (BH-h06-K1). */
  immune: PlayerID[];
  aboard: PlayerID[];
};

export type Seer = Seen<State>;

export const isAlien = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean =>
  isOfKind(table, figure, ALIEN);

/** Whether somebody who lives and is in the house is controlled. */
export const isControlled = ({ table, mine }: Pick<Seer, 'table' | 'mine'>, figure: FigureID): boolean =>
  !isMonster(figure) && mine.controlled.includes(figure) && isAlive(explorerAt(table, figure));

/** Heroes who do as they like. */
export const freeHeroes = (seen: Pick<Seer, 'table' | 'mine'>): PlayerID[] =>
  heroes(seen.table).filter((seat) => !isControlled(seen, seat));

/** Heroes whom a mind can still be taken from (BH-h06-K1). */
export const open = (seen: Pick<Seer, 'table' | 'mine'>): PlayerID[] =>
  freeHeroes(seen).filter((seat) => !seen.mine.immune.includes(seat));

export const those = (table: Seer['table'], seats: readonly PlayerID[], place: Place): PlayerID[] =>
  seats.filter((seat) => samePlace(placeOf(table, seat), place));

/** How many points of harm to the body kill a hero who splits them well. */
export function bodyOf({ table }: Pick<Seer, 'table'>, seat: PlayerID): number {
  const { might, speed } = explorerAt(table, seat).traits;
  return might + speed - 1;
}

/** Against the Spaceship, where it stands, on whichever side of a barrier (BH-g30, BH-h06-D5). */
export const blows = successes({
  name: 'blows',
  clause: CLAUSE,
  what: 'rolls.blow',
  label: 'blow',
  mark: 'blows',
  from: 5,
  tries: (seen, seat) => {
    const { ship } = seen.hidden as State;
    return explorerAt(seen.table, seat).room === ship ? [{ key: ship, trait: 'might' }] : [];
  },
  next: (seen) => {
    const { ship } = seen.hidden as State;
    return { next: { kind: 'blow', facts: { room: roomFact(ship) } }, rooms: [ship] };
  },
});
