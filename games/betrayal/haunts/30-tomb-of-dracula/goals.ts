import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { dwindled, heroes } from '../../parts/haunts/heroes';
import { stepsTo } from '../../parts/plans/far';
import { nearestFirst, refuges } from '../../parts/plans/keeping-away';
import type { RoomID } from '../../rules/components';
import { explorerAt, figures, isTraitor, placeOf, traitOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Monster } from '../../rules/state';
import type { Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { areOpposite, CLAUSE, holyRooms, isVampire, lifeOf, type Seer, SPEAR, SYMBOL, THRUST } from './state';

/** What hurts Vampires or keeps them off is worth having, to either side. */
const WANTS = [SPEAR, SYMBOL];

/** How far one of them is from dust, 0 to 1. */
const worn = ({ table, mine: { isSunrise, faded, track } }: Seer, one: Readonly<Monster>): number =>
  isSunrise ? 0.4 + (0.6 * faded) / lifeOf(one) : Math.min(0.4, track / (5 * (table.haunt?.players ?? 1)));

/** A holy room in which no Vampire is; else as far from them as a hero gets. */
function hideouts(seen: Seer, seat: PlayerID): RoomID[] {
  const { table } = seen;
  const hunters = figures(table)
    .filter((id) => isVampire(table, id))
    .map((id) => ({ id, room: placeOf(table, id).room }));
  const holy = holyRooms(seen).filter((room) => hunters.every((one) => one.room !== room));
  return holy.length > 0 ? holy : refuges(seen, seat, hunters);
}

/** Where the hero is for whom a monster goes: near, slow, and for choice of the other sex. */
function victim(seen: Seer, { id, room }: Readonly<Monster>): RoomID[] {
  const steps = distancesFrom(seen, room, id);
  const cost = (seat: PlayerID): number => {
    const { room: there, traits } = explorerAt(seen.table, seat);
    return stepsTo(steps, there) + traits.speed / 2 - (areOpposite(seen, id, seat) ? 2 : 0);
  };
  const [best] = heroes(seen.table).sort((a, b) => cost(a) - cost(b));
  return best === undefined ? [] : [placeOf(seen.table, best).room];
}

export function goals(seen: Seer): Goals {
  const { table, mine } = seen;
  const all = heroes(table);
  const spear = whereIs(seen, [SPEAR]);
  const isLost = spear?.holder === null;
  const foe = spear?.holder != null && isTraitor(table, spear.holder) ? spear.holder : null;
  const bearer = foe === null ? spear?.holder : null;
  // Of the two those that its bearer is likely to beat.
  const prey = table.monsters.filter(
    ({ id }) => bearer != null && traitOf(seen, bearer, 'might') + THRUST > traitOf(seen, id, 'might'),
  );
  const [fetcher] = isLost ? nearestFirst(seen, spear.room, all) : [];
  const own = (seat: PlayerID): RoomID[] => {
    if (isLost && seat === fetcher) return [spear.room];
    return seat === bearer && prey.length > 0 ? prey.map(({ room }) => room) : hideouts(seen, seat);
  };
  const night = mine.isSunrise ? 'hide' : foe === null ? 'wait' : 'wait-robbed';
  const facts = {
    track: mine.track,
    left: all.length,
    count: table.monsters.length,
    turns: Math.max(0, ...table.monsters.map((one) => lifeOf(one) - mine.faded)),
    ...(spear === null ? {} : { room: roomFact(spear.room) }),
    ...(foe === null ? {} : { holder: { seat: foe } }),
  };
  return {
    heroes: {
      clause: CLAUSE,
      progress: table.monsters.reduce((sum, one) => sum + worn(seen, one), mine.slain) / 2,
      next: { kind: bearer != null ? 'stake' : isLost ? 'fetch-spear' : night, facts },
      own: Object.fromEntries(all.map((seat) => [seat, own(seat)])),
      prey: prey.map(({ id }) => id),
      hunters: bearer == null ? [] : [bearer],
      // Fists only stun.
      ends: table.turn.seat === bearer ? Object.fromEntries(prey.map(({ id }) => [id, SPEAR])) : {},
      wants: WANTS,
    },
    traitor: {
      clause: CLAUSE,
      progress: dwindled(table),
      next: { kind: mine.isSunrise ? 'hurry' : 'hunt', facts },
      prey: all,
      own: Object.fromEntries(table.monsters.map((one) => [one.id, victim(seen, one)])),
      wants: WANTS,
    },
  };
}
