import type { PlayerID } from '@/kit/action';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import { nearestFirst } from '../../parts/plans/keeping-away';
import { isInDeck } from '../../rules/cards';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt, isAlive } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { deathDice, skill } from './chess';
import { isSeal, SEAL_ROOMS, sealOf, sealsOf } from './seals';
import { CLAUSE, companions, DEATH, isShutOut, type Seer } from './state';

/** What Death's die shows in the mean, its blanks rolled once more. */
const ITS_DIE = 4 / 3;
/** So much more than in the mean comes up often enough to be played for. */
const LUCK = 4;

/** Rooms in which Seals lie. */
const sealPiles = ({ table }: Seer): RoomID[] =>
  table.piles.flatMap(({ room, cards }) => cards.filter(isSeal).map(() => room));
/** Seals that have come to light: where the others are heroes aren't told, but how many (BH-h37-D7). */
const foundSeals = ({ table }: Seer): CardID[] =>
  SEAL_ROOMS.map(sealOf).filter((card) => !isInDeck(table, card));
const isLacking = (seen: Seer): boolean => foundSeals(seen).length < SEAL_ROOMS.length;

const best = (seen: Seer, seats: readonly PlayerID[]): PlayerID[] =>
  [...seats].sort((a, b) => skill(seen, b) - skill(seen, a)).slice(0, 1);

/** Whether the next game is not the last, be it lost. */
const isLasting = ({ table }: Seer, seat: PlayerID): boolean =>
  Object.values(explorerAt(table, seat).traits).every((space) => space > 1);

/**
 * Who keeps Death company: one who is there and outlives the next game; if there is none, whoever comes soonest as well;
 * and the best player, once the game may be won.
 */
function keepersOf(seen: Seer, room: RoomID): PlayerID[] {
  const there = companions(seen.table);
  const lasting = there.filter((seat) => isLasting(seen, seat));
  const others = heroes(seen.table).filter((seat) => !there.includes(seat));
  const fresh = others.filter((seat) => isLasting(seen, seat));
  const soonest = nearestFirst(seen, room, fresh.length > 0 ? fresh : others).slice(0, 1);
  const now = lasting.length > 0 ? best(seen, lasting) : [...best(seen, there), ...soonest];
  const its = ITS_DIE * deathDice(seen.table, seen.mine.broken);
  const match = best(seen, heroes(seen.table)).filter((seat) => skill(seen, seat) + LUCK >= its);
  return [...new Set([...match, ...now])];
}

/** Each of those who need not be with Death fetches another Seal, goes after whoever has robbed one, or looks for one. */
function division(
  seen: Seer,
  death: RoomID,
  keepers: readonly PlayerID[],
  robbed: readonly PlayerID[],
): Goal['own'] {
  const lairs = robbed.map((seat) => explorerAt(seen.table, seat).room);
  const rest = lairs.length > 0 ? lairs : isLacking(seen) ? [] : [death];
  const own: Record<PlayerID, readonly RoomID[]> = {};
  for (const seat of heroes(seen.table)) own[seat] = keepers.includes(seat) ? [death] : rest;
  let free = heroes(seen.table).filter((seat) => !keepers.includes(seat));
  for (const room of sealPiles(seen)) {
    const [seat, ...others] = nearestFirst(seen, room, free);
    if (seat !== undefined) own[seat] = [room];
    free = others;
  }
  return own;
}

function ofHeroes(seen: Seer, death: RoomID): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const there = companions(table);
  const keepers = keepersOf(seen, death);
  const lying = sealPiles(seen);
  const held = heroes(table).flatMap((seat) => sealsOf(table, seat)).length;
  const robbed = sealsOf(table, traitorOf(table)).length > 0 ? [traitorOf(table)] : [];
  const dice = deathDice(table, mine.broken);
  const lines: readonly (readonly [boolean, string])[] = [
    [there.length === 0, 'return'],
    [dice === 0, 'mate'],
    [held > 0, 'break'],
    [lying.length > 0, 'fetch'],
    [robbed.length > 0, 'win-back'],
    [isLacking(seen), 'find'],
  ];
  const kind = lines.find(([isSo]) => isSo)?.[1] ?? 'mate';
  const prey = kind === 'win-back' ? robbed : [];
  const most = Math.max(0, ...heroes(table).map((seat) => skill(seen, seat)));
  const chance = most / Math.max(1, most + ITS_DIE * dice);
  return {
    progress: Math.min(1, (there.length === 0 ? 0.4 : 1) * (chance + 0.04 * held)),
    next: { kind, facts: { dice, room: roomFact((kind === 'fetch' ? lying[0] : undefined) ?? death) } },
    own: division(seen, death, keepers, prey),
    keeps: keepers.filter((seat) => there.includes(seat)),
    wants: foundSeals(seen),
    prey,
  };
}

/** Whom the traitor can get at; with nobody out of Death's room the Seals are watched. */
function ofTraitor(seen: Seer): Omit<Goal, 'clause'> {
  const { table } = seen;
  const traitor = traitorOf(table);
  const left = heroes(table);
  const prey = left.filter((seat) => !isShutOut(table, traitor, explorerAt(table, seat).room));
  const isDead = !isAlive(explorerAt(table, traitor));
  const kind = isDead ? 'watch' : prey.length > 0 ? 'hunt' : 'wait';
  return {
    progress: Math.min(1, fallen(table) + (companions(table).length === 0 ? 0.3 : 0)),
    next: { kind, facts: { left: left.length, out: prey.length } },
    prey,
    rooms: prey.length > 0 ? [] : sealPiles(seen),
  };
}

export function goals(seen: Seer): Goals {
  const death = ofKind(seen.table, DEATH)[0]?.room;
  if (death === undefined) return {};
  return {
    heroes: { clause: CLAUSE, ...ofHeroes(seen, death) },
    traitor: { clause: CLAUSE, ...ofTraitor(seen) },
  };
}
