import type { PlayerID } from '@/kit/action';
import { aimOfPart } from '../../parts/haunts/haunt';
import { heroes } from '../../parts/haunts/heroes';
import { stepsTo } from '../../parts/plans/far';
import { hunted } from '../../parts/plans/plan';
import { explorerAt } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { CHAMBER, isSealedIn, isTraitorAlive, ratsIn, type Seer } from './state';
import { tune, versesOf } from './tune';

const CLAUSE = 'BH-h26';

function ofHeroes(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const left = ratsIn(table).length;
  const { traitor } = table.haunt ?? { traitor: null };
  const isOpen = !mine.hasArrived && traitor !== null;
  const gone = Math.max(0, mine.planted - left) / Math.max(1, mine.planted);
  // By verses alone: how many are enough is the traitor’s secret, and this is shown.
  const danger = isTraitorAlive(table) ? 1 - 0.8 ** versesOf(seen) : 0;
  return {
    progress: 0.7 * gone + (isOpen ? 0.1 : 0) + 0.2 * (1 - danger),
    next: { kind: isOpen ? 'catch' : 'kill', facts: { left } },
    prey: [...ratsIn(table).map(({ id }) => id), ...(isOpen ? [traitor] : [])],
  };
}

/** The hero to whom all Rats together have the fewest steps: there they meet, and attack as one. */
function victims(seen: Seer): PlayerID[] {
  const { table } = seen;
  const far = (seat: PlayerID) => {
    const steps = distancesFrom(seen, explorerAt(table, seat).room);
    return ratsIn(table).reduce((sum, { room }) => sum + stepsTo(steps, room), 0);
  };
  return [...heroes(table)].sort((a, b) => far(a) - far(b)).slice(0, 1);
}

function ofTraitor(seen: Seer): Omit<Goal, 'clause'> {
  const { table } = seen;
  const { progress, ...aim } = aimOfPart(tune, seen);
  if (!isTraitorAlive(table)) return hunted(seen, CLAUSE);
  const strength = 0.1 * Math.min(1, ratsIn(table).length / Math.max(1, seen.mine.planted));
  if (isSealedIn(table)) return { progress: 0.2 + strength + 0.7 * progress, ...aim, prey: victims(seen) };
  const [room] = roomsInPlay(table, [CHAMBER]);
  return {
    progress: strength + 0.7 * progress,
    next: room === undefined ? { kind: 'find' } : { kind: 'enter', facts: { room: roomFact(room) } },
    rooms: room === undefined ? [] : [room],
    floors: ['basement'],
  };
}

export const goals = (seen: Seer): Goals => ({
  heroes: { clause: CLAUSE, ...ofHeroes(seen) },
  traitor: { clause: CLAUSE, ...ofTraitor(seen) },
});
