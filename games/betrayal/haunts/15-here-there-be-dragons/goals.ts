import type { PlayerID } from '@/kit/action';
import { fallen, heroes } from '../../parts/heroes';
import { likelyFloors } from '../../parts/likely-floors';
import type { RoomID } from '../../rules/components';
import { explorerAt, traitOf } from '../../rules/figures';
import { card as cardFact, room as roomFact } from '../../rules/journal';
import type { Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { cardOf, dragonIn, holds, LAIR, lyingAt, playersOf, QUESTS, ROOMS, type Seer } from './state';

const FAR = 20;
/** Dice of an attack with which one can hope to pierce its hide. */
const HOPEFUL = 6;
/** What a weapon adds, in dice of Might as they are on average; the Ring attacks what it has less of. */
const WEAPONS: readonly (readonly [string, number])[] = [
  ['spear', 6],
  ['blood-dagger', 3],
  ['sacrificial-dagger', 3],
  ['axe', 1],
];

/** How hard a hero hits, as so many dice against its Might. */
function strengthOf(seen: Seer, seat: PlayerID): number {
  const by = WEAPONS.filter(([card]) => holds(seen.table, seat, card)).map(([, more]) => more);
  const might = traitOf(seen, seat, 'might') + Math.max(0, ...by);
  const sanity = holds(seen.table, seat, 'ring') ? traitOf(seen, seat, 'sanity') + 2 : 0;
  return Math.max(might, sanity);
}

/** Things that lie where they were put, or where somebody has fallen. */
function lyingRooms({ table, mine }: Seer): RoomID[] {
  const things: readonly string[] = [...QUESTS.map((quest) => cardOf[quest]), 'spear', 'ring'];
  const piles = table.piles.filter(({ cards }) => cards.some((card) => things.includes(card)));
  const rooms = QUESTS.flatMap((quest) => lyingAt(mine, quest) ?? []);
  return [...rooms, ...piles.map(({ room }) => room)];
}

/**
 * Who can hope to hurt it goes for it, and past what lies nearer; who can't fetches what lies about, or looks for more.
 */
function aimOf(seen: Seer, seat: PlayerID, isFighter: boolean, lying: readonly RoomID[]): RoomID[] {
  const dragon = dragonIn(seen.table);
  if (dragon === undefined) return [];
  const steps = distancesFrom(seen, explorerAt(seen.table, seat).room);
  const far = (room: RoomID) => steps.get(room) ?? FAR;
  const near = lying.filter((room) => far(room) < far(dragon.room));
  return isFighter ? [...near, dragon.room] : near;
}

export function goals(seen: Seer): Goals {
  const { table, mine } = seen;
  const alive = heroes(table);
  const dragon = dragonIn(table);
  const of = playersOf(table);
  const left = Math.max(1, of - (dragon?.wounds ?? 0));
  const fighters = alive.filter((seat) => strengthOf(seen, seat) >= HOPEFUL);
  const lying = lyingRooms(seen);
  const quest = QUESTS.find((one) => lyingAt(mine, one) !== null);
  const unfound = QUESTS.filter((one) => mine.lies[one] === null).flatMap((one) => ROOMS[one]);
  return {
    heroes: {
      clause: 'BH-h15',
      progress: (of - left + 0.3 * Math.min(1, fighters.length)) / of,
      next: {
        kind: quest === undefined ? 'fight' : 'fetch',
        facts: {
          left,
          room: roomFact((quest === undefined ? dragon?.room : lyingAt(mine, quest)) ?? LAIR),
          card: cardFact(cardOf[quest ?? 'shield']),
        },
      },
      own: Object.fromEntries(alive.map((seat) => [seat, aimOf(seen, seat, fighters.includes(seat), lying)])),
      ...(dragon === undefined || fighters.length === 0 ? {} : { prey: [dragon.id] }),
      floors: likelyFloors(seen, unfound),
    },
    traitor: {
      clause: 'BH-h15',
      progress: fallen(table),
      next: { kind: 'hunt', facts: { left: alive.length } },
      prey: alive,
    },
  };
}
