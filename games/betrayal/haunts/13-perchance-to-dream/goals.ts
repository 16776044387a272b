import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { aimOfPart } from '../../parts/haunts/haunt';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { FAR, stepsTo } from '../../parts/plans/far';
import { stretch } from '../../parts/plans/stretch';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, traitOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Monster } from '../../rules/state';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { bed, CLAUSE, freeExits, nightmares, type Seer, SYMBOL } from './state';
import { wake } from './wake';

/** From this Might on a hero is as likely as not to beat one. */
const STRONG = 4;
/** What it is worth how far the Symbol has come. */
const BROUGHT = { find: 0, fetch: 0, bring: 0.05, wake: 0.1 } as const;

const stepsBetween = (seen: Seer, from: RoomID, to: RoomID, figure?: FigureID): number =>
  stepsTo(distancesFrom(seen, from, figure), to);

/** Those that are out of the dreamer's room, and have not been struck down: they are after something. */
const loose = ({ table }: Seer): Monster[] =>
  nightmares(table).filter(({ room, stunned }) => room !== bed(table).room && stunned === 0);

/** Whoever is strong enough and near guards against what is loose; the others go to the dreamer, the Symbol always. */
function plan(seen: Seer, symbol: { readonly room: RoomID; readonly holder: PlayerID | null } | null) {
  const { table } = seen;
  const { room } = bed(table);
  const steps = (seat: PlayerID, to: RoomID) => stepsBetween(seen, explorerAt(table, seat).room, to);
  const all = heroes(table);
  const own: Record<PlayerID, readonly RoomID[]> = Object.fromEntries(all.map((seat) => [seat, [room]]));
  if (symbol === null) return Object.fromEntries(all.map((seat) => [seat, []]));
  const [nearest = ''] = [...all].sort((a, b) => steps(a, symbol.room) - steps(b, symbol.room));
  const bearer = symbol.holder ?? nearest;
  if (symbol.holder === null) own[bearer] = [symbol.room];
  const guards = all.filter((seat) => seat !== bearer && traitOf(seen, seat, 'might') >= STRONG);
  for (const one of loose(seen)) {
    const [guard] = guards
      .filter((seat) => own[seat]?.[0] === room)
      .filter((seat) => steps(seat, one.room) <= traitOf(seen, seat, 'speed'))
      .sort((a, b) => steps(a, one.room) - steps(b, one.room));
    if (guard !== undefined) own[guard] = [one.room];
  }
  return Object.fromEntries(all.map((seat) => [seat, stretch(seen, seat, own[seat] ?? [])]));
}

function ofHeroes(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const symbol = whereIs(seen, [SYMBOL]);
  const { progress, next } = aimOfPart(wake, seen);
  const { room } = bed(table);
  const isThere = symbol !== null && symbol.holder !== null && symbol.room === room;
  const kind: keyof typeof BROUGHT =
    symbol === null ? 'find' : symbol.holder === null ? 'fetch' : isThere ? 'wake' : 'bring';
  // By those that have got out alone: how many are enough is the traitor’s secret, and this is shown.
  const danger = 1 - 0.85 ** mine.used.length;
  return {
    progress: 0.65 * progress + BROUGHT[kind] + 0.25 * (1 - danger),
    next: {
      kind,
      facts: { ...next.facts, room: roomFact(kind === 'fetch' && symbol !== null ? symbol.room : room) },
    },
    own: plan(seen, symbol),
  };
}

/** Each Nightmare makes for another room, those that are nearest first. */
function ways(seen: Seer): { own: Record<FigureID, readonly RoomID[]>; steps: number[]; nearest?: RoomID } {
  const pairs = nightmares(seen.table)
    .flatMap(({ id, room }) =>
      freeExits(seen).map((exit) => ({ id, exit, far: stepsBetween(seen, room, exit, id) })),
    )
    .filter(({ far }) => far < FAR)
    .sort((a, b) => a.far - b.far);
  const own: Record<FigureID, readonly RoomID[]> = {};
  const taken = new Set<RoomID>();
  const steps: number[] = [];
  for (const { id, exit, far } of pairs) {
    if (own[id] !== undefined || taken.has(exit)) continue;
    own[id] = [exit];
    taken.add(exit);
    steps.push(far);
  }
  return { own, steps, ...(pairs[0] === undefined ? {} : { nearest: pairs[0].exit }) };
}

function ofTraitor(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const { own, steps, nearest } = ways(seen);
  const [done, of] = [mine.used.length, Math.max(1, mine.needed)];
  const left = heroes(table);
  const near = steps.slice(0, of - done).reduce((sum, far) => sum + 0.4 * 0.85 ** far, 0);
  return {
    progress: Math.min(1, (done + near) / of + 0.1 * fallen(table)),
    next:
      nearest === undefined
        ? { kind: 'hunt', facts: { left: left.length, done, of } }
        : { kind: 'escape', facts: { done, of, room: roomFact(nearest) } },
    rooms: freeExits(seen),
    own: { ...own, [traitorOf(table)]: [] },
    prey: left,
  };
}

export const goals = (seen: Seer): Goals => ({
  heroes: { clause: CLAUSE, ...ofHeroes(seen) },
  traitor: { clause: CLAUSE, ...ofTraitor(seen) },
});
