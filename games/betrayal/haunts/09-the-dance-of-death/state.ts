import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { aimOfPart } from '../../parts/haunts/haunt';
import { successes } from '../../parts/haunts/successes';
import type { RoomID } from '../../rules/components';
import { explorerAt, sideOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Not } from '../../rules/option';
import type { Seen } from '../../rules/thing';

export const CLAUSE = 'BH-h09';
export const SYMBOL = 'holy-symbol';
export const CHAMBER: RoomID = 'pentagram-chamber';
export const BALLROOM: RoomID = 'ballroom';
/** Where the Symbol is destroyed. */
export const PITS: readonly RoomID[] = ['chasm', 'furnace-room', 'underground-lake'];

export type State = {
  isDestroyed: boolean;
  /** Whom the music is taking its point from just now: at the skull that turns them (BH-h09-R). */
  hears: PlayerID | null;
};
export type Seer = Seen<State>;

/** Where the Symbol is: with somebody, or on the floor. */
export const symbolIn = (seen: Seen) => whereIs(seen, [SYMBOL]);

/** Whether a hero holds it in the Chamber. */
export function isBrought(seen: Seen): boolean {
  const symbol = symbolIn(seen);
  const holder = symbol?.holder ?? null;
  return symbol?.room === CHAMBER && holder !== null && sideOf(seen.table, holder) === 'heroes';
}

const UNHELD: Not = { reason: 'bring-symbol', clause: CLAUSE };

/** As often as there were explorers; each hero once a turn, whoever of them there holds the Symbol (BH-h09-D1). */
export const rite = successes({
  name: 'rite',
  clause: CLAUSE,
  what: 'rolls.rite',
  label: 'rite',
  mark: 'rites',
  from: 5,
  tries: (seen, seat) =>
    explorerAt(seen.table, seat).room === CHAMBER
      ? [{ key: CHAMBER, trait: 'sanity', ...(isBrought(seen) ? {} : { not: UNHELD }) }]
      : [],
  next: () => ({ next: { kind: 'rite', facts: { room: roomFact(CHAMBER) } } }),
});

export const isRiteDone = (seen: Seen): boolean => aimOfPart(rite, seen).isDone;
