import type { PlayerID } from '@/kit/action';
import { aimOfPart } from '../../parts/haunts/haunt';
import { heroes } from '../../parts/haunts/heroes';
import { FAR, stepsTo } from '../../parts/plans/far';
import { nearestFirst } from '../../parts/plans/keeping-away';
import type { RoomID } from '../../rules/components';
import { explorerAt, livingSeats, sideOf } from '../../rules/figures';
import { roomsInPlay, tileOf } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { CHAMBER, CLAUSE, isBrought, PITS, rite, type Seer, SYMBOL, symbolIn } from './state';

/** What the rite is rolled with. */
const TRAIT = { term: 'traits.sanity' };

type Plan = Omit<Goal, 'clause'>;

/** How near to some rooms a room is, 0 to 1. */
function nearness(seen: Seer, from: RoomID, rooms: readonly RoomID[]): number {
  const steps = distancesFrom(seen, from);
  return 0.8 ** Math.min(FAR, ...rooms.map((room) => stepsTo(steps, room)));
}

const aims = (seats: readonly PlayerID[], aim: (seat: PlayerID) => readonly RoomID[]): Plan['own'] =>
  Object.fromEntries(seats.map((seat) => [seat, aim(seat)]));

/** Whoever holds the Symbol takes it to the Chamber and stays there; the others get it, or come along. */
function ofHeroes(seen: Seer): Plan {
  const { table } = seen;
  const symbol = symbolIn(seen);
  const { progress, next } = aimOfPart(rite, seen);
  const chamber = tileOf(table, CHAMBER) === undefined ? [] : [CHAMBER];
  const floors = ['basement'] as const;
  const done = 0.7 * progress;
  const facts = { room: roomFact(symbol?.room ?? CHAMBER) };
  if (symbol === null) return { progress: done, next };
  const all = heroes(table);
  const { holder, room } = symbol;
  if (holder !== null && sideOf(table, holder) !== 'heroes')
    return {
      progress: done,
      next: { kind: 'win-back', facts: { ...facts, trait: TRAIT, holder: { seat: holder } } },
      prey: [holder],
    };
  const [fetcher] = nearestFirst(seen, room, all);
  if (holder === null)
    return {
      progress: done + 0.05,
      next: { kind: 'fetch', facts: { ...facts, trait: TRAIT } },
      own: aims(all, (seat) => (seat === fetcher ? [room] : chamber)),
      wants: [SYMBOL],
    };
  const kind = chamber.length === 0 ? 'find-chamber' : isBrought(seen) ? 'rite' : 'bring';
  return {
    progress: done + 0.1 + 0.2 * nearness(seen, room, chamber),
    next: {
      kind,
      facts: { ...next.facts, ...facts, trait: TRAIT, holder: { seat: holder }, room: roomFact(CHAMBER) },
    },
    own: aims(all, () => chamber),
    floors,
    keeps: isBrought(seen) ? all.filter((seat) => explorerAt(table, seat).room === CHAMBER) : [],
  };
}

/** Whoever has the Symbol takes it to where it is destroyed; the others keep the heroes from it. */
function ofTraitors(seen: Seer): Plan {
  const { table } = seen;
  const symbol = symbolIn(seen);
  const left = heroes(table);
  const lost = 1 - left.length / (table.haunt?.players ?? 1);
  const pits = roomsInPlay(table, PITS);
  const facts = { room: roomFact(symbol?.room ?? CHAMBER), left: left.length };
  const all = livingSeats(table).filter((seat) => sideOf(table, seat) === 'traitor');
  const base = 0.4 * lost;
  if (symbol === null || all.length === 0)
    return { progress: base, next: { kind: all.length === 0 ? 'wait' : 'turn-all', facts } };
  const { holder, room } = symbol;
  if (holder !== null && sideOf(table, holder) === 'heroes')
    return {
      progress: base,
      next: { kind: 'steal', facts: { ...facts, holder: { seat: holder } } },
      prey: [holder],
    };
  if (holder === null)
    return {
      progress: base + 0.1,
      next: { kind: 'pick-up', facts },
      own: aims(all, () => [room]),
      wants: [SYMBOL],
    };
  const [pit] = pits.includes(room) ? [room] : pits;
  return {
    progress: base + 0.25 + 0.3 * nearness(seen, room, pits),
    next:
      pit === undefined
        ? { kind: 'find-pit', facts }
        : { kind: 'destroy', facts: { ...facts, holder: { seat: holder }, room: roomFact(pit) } },
    own: aims(all, (seat) => (seat === holder ? pits : left.map((one) => explorerAt(table, one).room))),
    floors: ['basement'],
    keeps: pits.includes(room) ? [holder] : [],
  };
}

export const goals = (seen: Seer): Goals => ({
  heroes: { clause: CLAUSE, ...ofHeroes(seen) },
  traitor: { clause: CLAUSE, ...ofTraitors(seen) },
});
