import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { HALL, isOpen } from '../../parts/haunts/front-door';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import { stepsTo } from '../../parts/plans/far';
import { holderOf } from '../../rules/cards';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt, sideOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Goals, Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { HATCHED, isFree, isWayOut, KIT, SALVE, type State } from './state';

/** Steps to the web from which it is worth to go and cut before anything else. */
const NEAR = 3;

/** In the hands of the traitor's side. */
const isRobbed = ({ table }: Seen, card: CardID): boolean => {
  const holder = holderOf(table, card);
  return holder !== null && sideOf(table, holder) === 'traitor';
};
const CURES: readonly CardID[] = [KIT, SALVE];

/** What can be had to cure with. */
const cureIn = (seen: Seen) =>
  whereIs(
    seen,
    CURES.filter((card) => !isRobbed(seen, card)),
  );

/**
 * Who makes for where: until something to cure with is found whoever is near cuts, the others look for it; then
 * whoever has it and the one in the web go to meet, and who is not needed waits by the door.
 */
function divide(seen: Seen<State>): Record<PlayerID, readonly RoomID[]> {
  const { table, mine } = seen;
  const web = explorerAt(table, mine.stuck).room;
  const isCut = isFree(table, mine);
  const cure = cureIn(seen);
  const steps = distancesFrom(seen, web);
  const far = (seat: PlayerID) => steps.get(explorerAt(table, seat).room) ?? Number.POSITIVE_INFINITY;
  const others = heroes(table).filter((seat) => seat !== mine.stuck);
  const [finder] = [...others].sort((a, b) => far(b) - far(a));
  const aimOf = (seat: PlayerID): readonly RoomID[] => {
    if (isWayOut(table, mine)) return [HALL];
    if (seat === mine.stuck) return !isCut ? [web] : cure === null ? [] : [cure.room];
    if (cure?.holder === seat && !mine.cure.isDone) return [web];
    if (mine.cure.isDone) return [far(seat) <= NEAR && !isCut ? web : HALL];
    if (cure === null) return !isCut && seat !== finder && far(seat) <= NEAR ? [web] : [];
    if (cure.holder === null && seat === finder) return [cure.room];
    return isCut ? [HALL] : [web];
  };
  return Object.fromEntries(heroes(table).map((seat) => [seat, aimOf(seat)]));
}

/** How far the cure is: found, in somebody's hands, near, done. */
function cured(seen: Seen<State>): number {
  const { table, mine } = seen;
  if (mine.cure.isDone) return 1;
  const cure = cureIn(seen);
  if (cure === null) return 0;
  if (cure.holder === null) return 0.2;
  const steps = distancesFrom(seen, explorerAt(table, mine.stuck).room);
  return 0.4 + 0.3 * 0.8 ** stepsTo(steps, cure.room);
}

export const goals = (seen: Seen<State>): Goals => {
  const { table, mine } = seen;
  const { haunt: begun } = table;
  const players = begun?.players ?? 1;
  const cure = mine.cure.isDone ? null : cureIn(seen);
  const free = isFree(table, mine);
  const there = explorerAt(table, mine.stuck).room;
  const facts = {
    done: mine.cuts,
    of: players,
    room: roomFact(free && isWayOut(table, mine) ? HALL : there),
  };
  const kind = isWayOut(table, mine)
    ? isOpen(mine.door)
      ? 'leave'
      : 'open-door'
    : cure !== null
      ? 'cure'
      : free
        ? 'find-cure'
        : 'cut';
  const rooms = isWayOut(table, mine) ? [HALL] : [there];
  return {
    heroes: {
      clause: 'BH-h04',
      progress:
        0.25 * Math.min(1, mine.cuts / players) + 0.5 * cured(seen) + 0.25 * (isOpen(mine.door) ? 1 : 0),
      next: { kind, facts },
      rooms,
      own: divide(seen),
      prey: [
        ...(free ? [] : ofKind(table, 'web').map(({ id }) => id)),
        ...(!mine.cure.isDone && cure === null && CURES.some((card) => isRobbed(seen, card))
          ? [traitorOf(table)]
          : []),
      ],
    },
    traitor: {
      clause: 'BH-h04',
      progress: mine.cure.isDone ? 0.2 : mine.track / HATCHED,
      next: { kind: mine.cure.isDone ? 'hunt' : 'wait', facts: { left: HATCHED - mine.track } },
      prey: heroes(table).filter((seat) => mine.cure.isDone || seat !== mine.stuck),
    },
  };
};
