import type { PlayerID } from '@/kit/action';
import { heroes } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import { FAR, stepsTo } from '../../parts/plans/far';
import { likelyFloors } from '../../parts/plans/likely-floors';
import { hunted } from '../../parts/plans/plan';
import type { RoomID } from '../../rules/components';
import { explorerAt, traitOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Monster } from '../../rules/state';
import { type Goal, type Goals, remembered } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { freeTraps, MADMAN, type Seer, TRAPPED, unfoundTraps, ZOMBIE } from './state';

/** By steps, how likely one comes so far in a turn; from farther on how little one would like it to. */
const REACH: Readonly<Record<string, readonly number[]>> = {
  [ZOMBIE]: [1, 1, 0.67, 0.33, 0.15, 0.1, 0.05],
  [MADMAN]: [1, 1, 0.85, 0.63, 0.37, 0.2, 0.1, 0.05],
};
/** What a Zombie that may come into a room and stay is worth, in Zombies that come. */
const LURE = 4;
/** Spaces of Might and Speed that whoever waits for one can spare. */
const FIT = 2;
/** As quiet as it has to be for whoever goes on looking for rooms. */
const QUIET = 0.6;

const coming = (seen: Seer, room: RoomID, among: readonly Monster[]): number =>
  among.reduce((sum, { id, kind, room: from }) => {
    const steps = stepsTo(distancesFrom(seen, from, id), room);
    return sum + (REACH[kind]?.[steps] ?? 0);
  }, 0);

/** How many are likely to come into a room in their next turn. */
const riskOf = (seen: Seer, room: RoomID): number =>
  remembered(seen, `risk ${room}`, () =>
    coming(
      seen,
      room,
      seen.table.monsters.filter(({ stunned }) => stunned === 0),
    ),
  );

/** How many Zombies are likely to come into a room and be kept there. */
function lureOf(seen: Seer, room: RoomID, seat: PlayerID): number {
  const { might, speed } = explorerAt(seen.table, seat).traits;
  if (might + speed <= FIT || !freeTraps(seen.table).includes(room)) return 0;
  const others = ofKind(seen.table, ZOMBIE).filter((one) => one.stunned === 0 && one.room !== room);
  return Math.min(1, coming(seen, room, others));
}

/** Where a hero is to wait: in a room to which one Zombie is likely to come, else where few do, near such a room. */
function postOf(seen: Seer, seat: PlayerID, isEnough: boolean): readonly RoomID[] {
  const { room: here } = explorerAt(seen.table, seat);
  const steps = distancesFrom(seen, here);
  const ways = freeTraps(seen.table).map((room) => distancesFrom(seen, room));
  const worth = (room: RoomID) => {
    const away = Math.min(FAR, ...ways.map((way) => stepsTo(way, room)));
    return LURE * lureOf(seen, room, seat) - riskOf(seen, room) - 0.02 * away;
  };
  const near = [...steps].filter(([, n]) => n <= traitOf(seen, seat, 'speed')).map(([room]) => room);
  const best = near.reduce((one, other) => (worth(other) > worth(one) ? other : one), here);
  const isLure = lureOf(seen, best, seat) > 0;
  return !isEnough && !isLure && riskOf(seen, here) < QUIET ? [] : [best];
}

function ofHeroes(seen: Seer): Omit<Goal, 'clause'> {
  const { table } = seen;
  const of = table.haunt?.players ?? 1;
  const done = ofKind(table, TRAPPED).length;
  const free = freeTraps(table);
  const isEnough = free.length >= of - done;
  return {
    progress: Math.min(1, (done + 0.2 * Math.min(of - done, free.length)) / of),
    next: {
      kind: free.length === 0 ? 'find-room' : 'lure',
      facts: { done, of, room: roomFact(free[0] ?? 'chapel') },
    },
    own: Object.fromEntries(heroes(table).map((seat) => [seat, postOf(seen, seat, isEnough)])),
    floors: likelyFloors(seen, unfoundTraps(table)),
  };
}

export const goals = (seen: Seer): Goals => ({
  heroes: { clause: 'BH-h10', ...ofHeroes(seen) },
  traitor: hunted(seen, 'BH-h10'),
});
