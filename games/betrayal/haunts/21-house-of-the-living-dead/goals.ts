import type { PlayerID } from '@/kit/action';
import { heroes } from '../../parts/heroes';
import { refuges } from '../../parts/keeping-away';
import { holderOf } from '../../rules/cards';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt, sideOf, traitOf } from '../../rules/figures';
import { card as cardFact, room as roomFact } from '../../rules/journal';
import type { Monster } from '../../rules/state';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import {
  armed,
  CLAUSE,
  holds,
  isWeapon,
  LORD,
  lordIn,
  MEDALLION,
  type Seer,
  SYMBOL,
  strengthOf,
  WOUNDS,
  weaponsOf,
  zombies,
} from './state';

const FAR = 20;
/** Steps from which the dead are likely to come. */
const NEAR = 2;
/** Dice with which one can hope to beat a Zombie, and the Lord. */
const FIT = 5;
const MIGHTY = 7;

const isUseful = (card: CardID): boolean => isWeapon(card) || [MEDALLION, SYMBOL, 'dynamite'].includes(card);

/** Dice more or less than the Lord's that the holder of the Medallion attacks with, the Ring among them. */
const maySlay = (seen: Seer, seat: PlayerID): boolean =>
  holds(seen.table, seat, MEDALLION) &&
  (strengthOf(seen, seat) >= MIGHTY ||
    (holds(seen.table, seat, 'ring') && traitOf(seen, seat, 'sanity') > 2 * NEAR));

/** What meeting one is likely to cost: nothing where it is what one is after. */
export function menace(seen: Seer, { kind }: Readonly<Monster>, seat: PlayerID): number {
  if (kind === LORD) return maySlay(seen, seat) ? 0 : 3;
  if (weaponsOf(seen.table, seat).length > 0 && strengthOf(seen, seat) >= FIT) return 0.3;
  return holds(seen.table, seat, SYMBOL) ? 0.5 : 1.5;
}

/** Zombies that may be finished: those that lie stunned, and by somebody fit those that stand alone. */
function gameFor(seen: Seer, seat: PlayerID): RoomID[] {
  const { table } = seen;
  const awake = (room: RoomID) =>
    table.monsters.filter((one) => one.room === room && one.stunned === 0).length;
  const isFit = strengthOf(seen, seat) >= FIT;
  return zombies(table)
    .filter(({ room, stunned }) => (stunned > 0 ? awake(room) < 2 : isFit && awake(room) < 3))
    .map(({ room }) => room);
}

/** Where a hero makes for: the Lord, what can be finished, what lies about, or away from what comes. */
function aimOf(seen: Seer, seat: PlayerID): RoomID[] {
  const { table } = seen;
  const lord = lordIn(table);
  if (lord !== undefined && maySlay(seen, seat)) return [lord.room];
  const steps = distancesFrom(seen, explorerAt(table, seat).room);
  const far = (room: RoomID) => steps.get(room) ?? FAR;
  const awake = table.monsters.filter(({ stunned }) => stunned === 0);
  const lies = table.piles
    .filter(({ room, cards }) => cards.some(isUseful) && awake.every((one) => one.room !== room))
    .map(({ room }) => room);
  const game = weaponsOf(table, seat).length > 0 ? gameFor(seen, seat) : [];
  const aims = [...game, ...lies];
  if (aims.length > 0) return aims;
  return awake.some(({ room }) => far(room) <= NEAR) ? refuges(seen, seat, awake) : [];
}

function ofHeroes(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const alive = heroes(table);
  const left = zombies(table).length;
  const done = lordIn(table)?.wounds ?? WOUNDS;
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
        room: roomFact(pile?.room ?? lordIn(table)?.room ?? 'entrance-hall'),
        card: cardFact(lying ?? MEDALLION),
      },
    },
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
