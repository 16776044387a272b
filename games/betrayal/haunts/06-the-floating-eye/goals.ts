import type { PlayerID } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import { aimOfPart } from '../../parts/haunts/haunt';
import { fallen, heroes } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import { FAR, stepsTo } from '../../parts/plans/far';
import { nearestFirst } from '../../parts/plans/keeping-away';
import type { RoomID } from '../../rules/components';
import { explorerAt, traitOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Monster } from '../../rules/state';
import type { Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { ALIEN, blows, CLAUSE, freeHeroes, isControlled, open, type Seer } from './state';

/** Who goes to free whom: the nearest who is as strong, and nobody two at once. */
function rescues(seen: Seer, lost: readonly PlayerID[]): Map<PlayerID, PlayerID> {
  const sent = new Map<PlayerID, PlayerID>();
  for (const one of lost) {
    const { room } = explorerAt(seen.table, one);
    const might = traitOf(seen, one, 'might');
    const able = freeHeroes(seen).filter(
      (seat) => !sent.has(seat) && traitOf(seen, seat, 'might') + 1 >= might,
    );
    const [nearest] = nearestFirst(seen, room, able);
    if (nearest !== undefined) sent.set(nearest, one);
  }
  return sent;
}

/** Where an Alien finds most: those whose mind it can take count double. */
function hunts(seen: Seer, { room }: Readonly<Monster>): readonly RoomID[] {
  const steps = distancesFrom(seen, room);
  const worth = new Map<RoomID, number>();
  for (const seat of freeHeroes(seen)) {
    const there = explorerAt(seen.table, seat).room;
    const near = 0.8 ** Math.min(FAR, stepsTo(steps, there));
    worth.set(there, (worth.get(there) ?? 0) + (open(seen).includes(seat) ? 2 : 1) * near);
  }
  const best = Math.max(0, ...worth.values());
  return [...worth].flatMap(([there, value]) => (value === best ? [there] : []));
}

export function goals(seen: Seer): Goals {
  const { table, mine } = seen;
  const { ship } = mine;
  const [all, free] = [heroes(table), freeHeroes(seen)];
  const lost = all.filter((seat) => isControlled(seen, seat));
  const begun = table.haunt?.heroCount ?? 1;
  const { progress, next } = aimOfPart(blows, seen);
  const sent = rescues(seen, lost);
  const [urgent] = lost;
  const facts = { ...next.facts, left: free.length, count: lost.length, ship: roomFact(ship) };
  const where: Facts =
    urgent === undefined ? {} : { target: { seat: urgent }, room: roomFact(explorerAt(table, urgent).room) };
  const kind = free.length === 0 ? 'lost' : urgent === undefined ? next.kind : 'free';
  const aims = (seat: PlayerID): readonly RoomID[] => {
    if (lost.includes(seat)) return [];
    const whom = sent.get(seat);
    return [whom === undefined ? ship : explorerAt(table, whom).room];
  };
  return {
    heroes: {
      clause: CLAUSE,
      progress: 0.75 * progress + (0.25 * free.length) / begun,
      next: { kind, facts: { ...facts, ...where } },
      rooms: [ship],
      own: Object.fromEntries(all.map((seat) => [seat, aims(seat)])),
      prey: lost,
      keeps: free.filter((seat) => aims(seat).includes(explorerAt(table, seat).room)),
    },
    traitor: {
      clause: CLAUSE,
      progress: fallen(table) + (0.5 * lost.length) / begun,
      next: { kind: free.length === 0 ? 'wait' : 'hunt', facts },
      prey: free,
      own: Object.fromEntries(ofKind(table, ALIEN).map((one) => [one.id, hunts(seen, one)])),
    },
  };
}
