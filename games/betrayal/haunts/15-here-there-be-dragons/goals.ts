import type { PlayerID } from '@/kit/action';
import { heroes } from '../../parts/haunts/heroes';
import { stepsTo } from '../../parts/plans/far';
import { refuges } from '../../parts/plans/keeping-away';
import { likelyFloors } from '../../parts/plans/likely-floors';
import { hunted } from '../../parts/plans/plan';
import type { RoomID } from '../../rules/components';
import { explorerAt, traitOf } from '../../rules/figures';
import { card as cardFact, room as roomFact } from '../../rules/journal';
import type { Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { ARMOR, cardOf, dragonIn, holds, lying, QUESTS, ROOMS, type Seer, SHIELD } from './state';

/** Steps from it within which its fire comes, or nearly. */
const HEAT = 2;
/** Dice of an attack with which one can hope to pierce its hide. */
const HOPEFUL = 8;
/** What a weapon adds, in dice of Might as they are on average. */
const WEAPONS = { spear: 6, 'blood-dagger': 3, 'sacrificial-dagger': 3, axe: 1 } as const;
/** The Ring attacks what it has less of. */
const BY_RING = 2;

/** How hard a hero hits, as so many dice against its Might. */
function strengthOf(seen: Seer, seat: PlayerID): number {
  const more = Object.entries(WEAPONS).map(([card, by]) => (holds(seen.table, seat, card) ? by : 0));
  const sanity = holds(seen.table, seat, 'ring') ? traitOf(seen, seat, 'sanity') + BY_RING : 0;
  return Math.max(traitOf(seen, seat, 'might') + Math.max(...more), sanity);
}

/** Who can hope to hurt it goes for it, past what lies nearer; who can't keeps away, fetches what lies about, or looks for more. */
function aimOf(seen: Seer, seat: PlayerID, isFighter: boolean): RoomID[] {
  const { table, mine } = seen;
  const things: readonly string[] = [SHIELD, ARMOR, 'spear', 'ring'];
  const piles = table.piles.filter(({ cards }) => cards.some((card) => things.includes(card)));
  const steps = distancesFrom(seen, explorerAt(table, seat).room);
  const far = (room: RoomID) => stepsTo(steps, room);
  const lairs = table.monsters.map(({ room }) => room);
  const lie = [...lying(mine), ...piles].map(({ room }) => room);
  const near = lie.filter((room) => lairs.every((lair) => far(room) < far(lair)));
  if (isFighter) return [...near, ...lairs];
  const isHot = near.length === 0 && lairs.some((lair) => far(lair) <= HEAT);
  return isHot ? refuges(seen, seat, table.monsters) : near;
}

export function goals(seen: Seer): Goals {
  const { table, mine } = seen;
  const alive = heroes(table);
  const dragon = dragonIn(table);
  const of = table.haunt?.players ?? 1;
  const left = Math.max(1, of - (dragon?.wounds ?? 0));
  const fighters = alive.filter((seat) => strengthOf(seen, seat) >= HOPEFUL);
  const thing = lying(mine)[0];
  const room = roomFact(thing?.room ?? dragon?.room ?? 'entrance-hall');
  const facts = { left, room, card: cardFact(thing === undefined ? SHIELD : cardOf(thing.quest)) };
  const unfound = QUESTS.filter((one) => mine.lies[one] === null).flatMap((one) => ROOMS[one]);
  return {
    heroes: {
      clause: 'BH-h15',
      progress: (of - left + 0.3 * Math.min(1, fighters.length)) / of,
      next: { kind: thing === undefined ? 'fight' : 'fetch', facts },
      own: Object.fromEntries(alive.map((seat) => [seat, aimOf(seen, seat, fighters.includes(seat))])),
      ...(dragon === undefined || fighters.length === 0 ? {} : { prey: [dragon.id], hunters: fighters }),
      floors: likelyFloors(seen, unfound),
    },
    traitor: hunted(seen, 'BH-h15'),
  };
}
