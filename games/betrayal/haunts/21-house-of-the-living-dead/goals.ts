import type { PlayerID } from '@/kit/action';
import { inSight } from '../../parts/cards/sight';
import { dwindled, heroes } from '../../parts/haunts/heroes';
import { edgesOf } from '../../parts/plans/doors-on';
import { stepsTo } from '../../parts/plans/far';
import { hunted } from '../../parts/plans/plan';
import { holderOf } from '../../rules/cards';
import type { RoomID } from '../../rules/components';
import { explorerAt, sideOf, traitOf } from '../../rules/figures';
import { card as cardFact, room as roomFact } from '../../rules/journal';
import type { Monster } from '../../rules/state';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import * as dead from './state';
import { CLAUSE, holds, lordIn, MEDALLION, maySlay, type Seer, strengthOf, WOUNDS } from './state';

/** Likely so many points of harm, from which on one would rather be elsewhere. */
const TOO_HOT = 0.4;
/** Dice with which one can hope to beat a Zombie. */
const FIT = 6;

const isArmed = (seen: Seer, seat: PlayerID): boolean => dead.weaponsOf(seen.table, seat).length > 0;

/** What meeting one is likely to cost, in points of harm. */
export function menace(seen: Seer, { kind }: Readonly<Monster>, seat: PlayerID): number {
  if (kind === dead.LORD) return maySlay(seen, seat) ? 1 : 4;
  return isArmed(seen, seat) && strengthOf(seen, seat) >= FIT ? 0.5 : 2;
}

const awake = ({ table }: Seer): Monster[] => table.monsters.filter(({ stunned }) => stunned === 0);

/** What is likely to come to a hero in a room before its next turn. */
const riskOf = (seen: Seer, room: RoomID, seat: PlayerID): number =>
  awake(seen).reduce((sum, one) => {
    const steps = stepsTo(distancesFrom(seen, one.room, one.id), room);
    return sum + Math.max(0, Math.min(1, 1.3 - 0.3 * steps)) * menace(seen, one, seat);
  }, 0);

/** Where it is quiet: on into the unknown from here, or to a door to it; else to where least is to be feared. */
function retreat(seen: Seer, seat: PlayerID): RoomID[] {
  const { room: here } = explorerAt(seen.table, seat);
  const risk = (room: RoomID) => riskOf(seen, room, seat);
  const isEdge = (room: RoomID) => risk(room) < TOO_HOT && edgesOf(seen).has(room);
  if (isEdge(here)) return [];
  const near = [...distancesFrom(seen, here)].filter(([, steps]) => steps <= traitOf(seen, seat, 'speed'));
  const rooms = near.map(([room]) => room).sort((a, b) => risk(a) - risk(b));
  return [rooms.find(isEdge) ?? rooms[0] ?? here];
}

/** Zombies that a weapon may finish: those that lie stunned or stand alone. */
function gameFor(seen: Seer, seat: PlayerID): RoomID[] {
  const most = strengthOf(seen, seat) >= FIT ? 1 : 0;
  const company = (room: RoomID) => awake(seen).filter((one) => one.room === room).length;
  const game = dead.zombies(seen.table).map(({ room }) => room);
  return isArmed(seen, seat) ? game.filter((room) => company(room) <= most) : [];
}

/** Where a hero makes for: the Lord, whoever needs what it holds, what can be finished or fetched, or out of the way. */
function aimOf(seen: Seer, seat: PlayerID): RoomID[] {
  const { table } = seen;
  const lord = lordIn(table);
  const holder = holderOf(table, MEDALLION);
  if (lord !== undefined && maySlay(seen, seat)) {
    const off = holds(table, seat, 'revolver') ? inSight(seen, lord).map(({ room }) => room) : [];
    return [...off.filter((room) => room !== lord.room), lord.room];
  }
  const isBearer = holder !== null && holder !== seat && sideOf(table, holder) === 'heroes';
  const tools = explorerAt(table, seat).cards.filter((card) => dead.SLAYERS.includes(card));
  const lies = table.piles.filter(({ cards }) => cards.some(dead.isUseful)).map(({ room }) => room);
  const errands = isBearer && tools.length > 0 ? [explorerAt(table, holder).room] : lies;
  const isBold = (room: RoomID) => riskOf(seen, room, seat) < 2 * TOO_HOT;
  const aims = [...gameFor(seen, seat), ...errands.filter(isBold)];
  return aims.length > 0 ? aims : retreat(seen, seat);
}

function ofHeroes(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const alive = heroes(table);
  const lord = lordIn(table);
  // Before any has risen the Lord isn't there yet.
  const done = lord?.wounds ?? (mine.raised > 0 ? WOUNDS : 0);
  const left = dead.zombies(table).length;
  const armed = alive.filter((seat) => isArmed(seen, seat)).length;
  const isOurs = alive.some((seat) => holds(table, seat, MEDALLION));
  const lying = table.piles.flatMap(({ room, cards }) =>
    cards.filter(dead.isUseful).map((card) => ({ card, room })),
  );
  const [{ card, room } = { card: MEDALLION, room: 'entrance-hall' }] = lying;
  const kind = isOurs ? 'slay' : lying.length > 0 ? 'fetch' : armed > 0 ? 'clear' : 'arm';
  const best = Math.max(done / WOUNDS, 1 - left / Math.max(1, mine.raised));
  // A goal is a side's: what is prey for one alone is so in its turn.
  const isHunting = table.turn.seat !== null && maySlay(seen, table.turn.seat);
  return {
    progress: Math.min(1, 0.85 * best + (0.15 * armed) / Math.max(1, alive.length)),
    next: { kind, facts: { left, points: WOUNDS - done, room: roomFact(room), card: cardFact(card) } },
    prey: isHunting && lord !== undefined ? [lord.id] : [],
    own: Object.fromEntries(alive.map((seat) => [seat, aimOf(seen, seat)])),
    wants: lying.map((one) => one.card),
  };
}

export const goals = (seen: Seer): Goals => ({
  heroes: { clause: CLAUSE, ...ofHeroes(seen) },
  traitor: { ...hunted(seen, CLAUSE), progress: dwindled(seen.table) },
});
