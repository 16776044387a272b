import type { PlayerID } from '@/kit/action';
import { ofKind } from '../../parts/haunts/of-kind';
import { explorerAt, traitOf } from '../../rules/figures';
import { diceOf } from '../../rules/rolls';
import type { Table } from '../../rules/state';
import type { Roll } from '../../rules/step';
import type { Seen } from '../../rules/thing';
import { companions, DEATH, type Seer } from './state';

/** Death's Knowledge before any Seal is broken. */
const MASTERY = 8;
const FEW = 4;
const CHESS = { do: 'roll', trait: 'knowledge', what: 'rolls.chess' } as const;

/** Dice that a Seal takes from Death: two with 3 or 4 players, one with more. */
export const diceOfSeal = ({ haunt }: Pick<Table, 'haunt'>): number =>
  (haunt?.players ?? FEW) <= FEW ? 2 : 1;
/** Never below none (BH-h37-D3). */
export const deathDice = (table: Pick<Table, 'haunt'>, broken: number): number =>
  Math.max(0, MASTERY - broken * diceOfSeal(table));

export const opening = ({ monsters }: Pick<Table, 'monsters'>): Roll => {
  return { ...CHESS, seat: ofKind({ monsters }, DEATH)[0]?.id ?? '', use: 'attack' };
};
/** A hero's roll: a die more with the Book. */
export const reply = (table: Pick<Table, 'explorers'>, seat: PlayerID): Roll => {
  const moreDice = explorerAt(table, seat).cards.includes('book') ? 1 : 0;
  return { ...CHESS, seat, use: 'defence', moreDice };
};
export const skill = (seen: Seen, seat: PlayerID): number => diceOf(seen, reply(seen.table, seat)).dice;

/** Of those who keep Death company the ones who know most: one of them plays (BH-h37-D2). */
export function players(seen: Seer): PlayerID[] {
  const there = companions(seen.table);
  const most = Math.max(...there.map((seat) => traitOf(seen, seat, 'knowledge')));
  return there.filter((seat) => traitOf(seen, seat, 'knowledge') === most);
}
