import type { PlayerID } from '@/kit/action';
import { adjacent } from '../../parts/adjacent';
import { heroes } from '../../parts/heroes';
import { holderOf } from '../../rules/cards';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt, sideOf, traitOf } from '../../rules/figures';
import { card as cardFact, room as roomFact } from '../../rules/journal';
import { inSight } from '../../rules/sight';
import type { Monster } from '../../rules/state';
import { type Goal, type Goals, remembered } from '../../rules/thing';
import { distancesFrom, waysFrom } from '../../rules/ways';
import {
  armed,
  CLAUSE,
  holds,
  isWeapon,
  LORD,
  lordIn,
  MEDALLION,
  maySlay,
  RISEN,
  type Seer,
  SLAYERS,
  SYMBOL,
  strengthOf,
  WOUNDS,
  weaponsOf,
  ZOMBIE,
  zombies,
} from './state';

/** As good as out of reach. */
const FAR = 20;
/** By steps, how likely one comes so far in a turn. */
const REACH: Readonly<Record<string, readonly number[]>> = {
  [LORD]: [1, 1, 0.85, 0.63, 0.37, 0.15],
  [ZOMBIE]: [1, 1, 0.67, 0.33, 0.11],
  [RISEN]: [1, 1, 0.67, 0.33, 0.11],
};
/** Likely so many points of harm, from which on one would rather be elsewhere. */
const TOO_HOT = 0.4;
/** Dice with which one can hope to beat a Zombie. */
const FIT = 6;

const isUseful = (card: CardID): boolean =>
  card === MEDALLION || card === SYMBOL || SLAYERS.includes(card) || isWeapon(card);

/** What meeting one is likely to cost, in points of harm. */
export function menace(seen: Seer, { kind }: Readonly<Monster>, seat: PlayerID): number {
  if (kind === LORD) return maySlay(seen, seat) ? 1 : 4;
  if (weaponsOf(seen.table, seat).length > 0 && strengthOf(seen, seat) >= FIT) return 0.5;
  return holds(seen.table, seat, SYMBOL) ? 0.7 : 2;
}

/** What is likely to come to a hero in a room before its next turn. */
const riskOf = (seen: Seer, room: RoomID, seat: PlayerID): number =>
  remembered(seen, `risk ${room} ${seat}`, () =>
    seen.table.monsters
      .filter(({ stunned }) => stunned === 0)
      .reduce((sum, one) => {
        const steps = distancesFrom(seen, one.room).get(room) ?? FAR;
        return sum + (REACH[one.kind]?.[steps] ?? 0) * menace(seen, one, seat);
      }, 0),
  );

/** Where it is quiet: on into the unknown from here, or to the nearest door to it; else to where least is to be feared. */
function retreat(seen: Seer, seat: PlayerID): RoomID[] {
  const { room: here } = explorerAt(seen.table, seat);
  const risk = (room: RoomID) => riskOf(seen, room, seat);
  const isEdge = (room: RoomID) =>
    risk(room) < TOO_HOT && waysFrom(seen, '', { room, side: null }).some(({ to }) => to === null);
  const near = [...distancesFrom(seen, here)]
    .filter(([, steps]) => steps <= traitOf(seen, seat, 'speed'))
    .map(([room]) => room);
  if (isEdge(here)) return [];
  const edges = near.filter(isEdge).sort((a, b) => risk(a) - risk(b));
  if (edges.length > 0) return edges.slice(0, 1);
  return [near.reduce((one, other) => (risk(other) < risk(one) ? other : one), here)];
}

/** Zombies that a weapon may finish: those that lie stunned or stand alone. */
function gameFor(seen: Seer, seat: PlayerID): RoomID[] {
  const { table } = seen;
  if (weaponsOf(table, seat).length === 0) return [];
  const awake = (room: RoomID) => table.monsters.filter((one) => one.room === room && one.stunned === 0);
  const isFit = strengthOf(seen, seat) >= FIT;
  return zombies(table)
    .filter(({ room, stunned }) => (isFit ? awake(room).length < 2 : stunned > 0 && awake(room).length === 0))
    .map(({ room }) => room);
}

/** Where the Lord can be got at: from afar with the Revolver, through a door with Dynamite. */
function stands(seen: Seer, seat: PlayerID, lord: Readonly<Monster>): RoomID[] {
  const has = (card: CardID) => holds(seen.table, seat, card);
  const off = has('revolver') ? inSight(seen, lord) : has('dynamite') ? adjacent(seen, lord) : [];
  const rooms = off.map(({ room }) => room).filter((room) => room !== lord.room);
  return rooms.length > 0 ? rooms : [lord.room];
}

/** Where a hero makes for: the Lord, whoever needs what it holds, what can be finished or fetched, or out of the way. */
function aimOf(seen: Seer, seat: PlayerID): RoomID[] {
  const { table } = seen;
  const lord = lordIn(table);
  if (lord !== undefined && maySlay(seen, seat)) return stands(seen, seat, lord);
  const risk = (room: RoomID) => riskOf(seen, room, seat);
  const game = gameFor(seen, seat);
  if (game.length > 0) return game;
  const holder = holderOf(table, MEDALLION);
  const isBearer = holder !== null && holder !== seat && sideOf(table, holder) === 'heroes';
  const there = isBearer ? explorerAt(table, holder).room : null;
  if (there !== null && risk(there) < 2 * TOO_HOT && SLAYERS.some((card) => holds(table, seat, card)))
    return [there];
  const lies = table.piles
    .filter(({ room, cards }) => cards.some(isUseful) && risk(room) < 2 * TOO_HOT)
    .map(({ room }) => room);
  if (lies.length > 0) return lies;
  return retreat(seen, seat);
}

function ofHeroes(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const alive = heroes(table);
  const left = zombies(table).length;
  const lord = lordIn(table);
  const done = lord?.wounds ?? WOUNDS;
  const fighters = armed(table);
  const holder = holderOf(table, MEDALLION);
  const isOurs = holder !== null && sideOf(table, holder) === 'heroes';
  const pile = table.piles.find(({ cards }) => cards.some((card) => isWeapon(card) || card === MEDALLION));
  const lying = pile?.cards.find((card) => isWeapon(card) || card === MEDALLION);
  const lines: readonly (readonly [boolean, string])[] = [
    [isOurs, 'slay'],
    [lying !== undefined, 'fetch'],
    [fighters.length > 0, 'clear'],
  ];
  const killed = 1 - left / Math.max(1, mine.raised);
  return {
    progress: Math.min(
      1,
      Math.max(done / WOUNDS, killed) * 0.85 + (0.15 * fighters.length) / Math.max(1, alive.length),
    ),
    next: {
      kind: lines.find(([isSo]) => isSo)?.[1] ?? 'arm',
      facts: {
        left,
        points: WOUNDS - done,
        room: roomFact(pile?.room ?? lord?.room ?? 'entrance-hall'),
        card: cardFact(lying ?? MEDALLION),
      },
    },
    // A goal is a side's: what is prey for one alone is so in its turn.
    ...(lord !== undefined && table.turn.seat !== null && maySlay(seen, table.turn.seat)
      ? { prey: [lord.id] }
      : {}),
    own: Object.fromEntries(alive.map((seat) => [seat, aimOf(seen, seat)])),
    wants: table.piles.flatMap(({ cards }) => cards.filter(isUseful)),
  };
}

export function goals(seen: Seer): Goals {
  const { table } = seen;
  const left = heroes(table);
  const begun = table.haunt?.heroes ?? 1;
  return {
    heroes: { clause: CLAUSE, ...ofHeroes(seen) },
    traitor: {
      clause: CLAUSE,
      progress: Math.max(0, begun - left.length) / begun,
      next: { kind: 'hunt', facts: { left: left.length } },
      prey: left,
    },
  };
}
