import type { PlayerID } from '@/kit/action';
import { followersOf } from '../../parts/haunts/along';
import { fallen, heroes } from '../../parts/haunts/heroes';
import type { RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { CLAUSE, clinging, hasOrgan, loose, ORGAN, type Seer } from './state';

function ofHeroes(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const alive = heroes(table);
  const left = clinging(table).length;
  const isPlayed = mine.organ === 'played';
  const kind = isPlayed ? 'kill' : !hasOrgan(table) ? 'find' : mine.organ === 'started' ? 'play' : 'start';
  const base = { silent: 0, started: 0.3, played: 0.7 }[mine.organ];
  const bearers = alive.filter((seat) => followersOf(mine.clings, seat).length > 0);
  const here = hasOrgan(table) ? [ORGAN] : [];
  /** Then everybody goes where there is one to kill. */
  const own = (seat: PlayerID): RoomID[] =>
    !isPlayed ? here : (bearers.includes(seat) ? [seat] : bearers).map((one) => explorerAt(table, one).room);
  return {
    progress: Math.max(0, base + 0.3 - 0.3 * Math.min(1, left / (3 * Math.max(1, alive.length)))),
    next: { kind, facts: { left, room: roomFact(ORGAN) } },
    rooms: here,
    own: Object.fromEntries(alive.map((seat) => [seat, own(seat)])),
    // A goal is a side's: what is in reach of one alone is prey in its turn.
    prey: clinging(table)
      .filter(({ room }) => table.turn.seat !== null && explorerAt(table, table.turn.seat).room === room)
      .filter(() => !table.turn.hasAttacked)
      .map(({ id }) => id),
  };
}

export function goals(seen: Seer): Goals {
  const { table, mine } = seen;
  const left = heroes(table);
  const bitten = clinging(table).length;
  const dead = fallen(table);
  const isPlayed = mine.organ === 'played';
  return {
    heroes: { clause: CLAUSE, ...ofHeroes(seen) },
    traitor: {
      clause: CLAUSE,
      progress: Math.min(1, dead + (1 - dead) * 0.3 * Math.min(1, bitten / (4 * Math.max(1, left.length)))),
      next: {
        kind: isPlayed ? 'hold-on' : 'hunt',
        facts: { left: left.length, bats: isPlayed ? bitten : loose(table).length },
      },
      prey: left,
    },
  };
}
