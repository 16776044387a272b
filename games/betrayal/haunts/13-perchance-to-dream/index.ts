import type { PlayerID } from '@/kit/action';
import { pick } from '../../parts/cards/steps';
import { aimOfPart, change, deed, hauntOf } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { letsGo } from '../../parts/haunts/letting-go';
import { slain } from '../../parts/haunts/slain';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, placeOf, sideOf, traitOf } from '../../rules/figures';
import { room as roomFact, say, sayTo, whichOne } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import type { Monster, Table } from '../../rules/state';
import { type Alternative, type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Resolvers } from '../../rules/thing';
import { offersOf } from '../../rules/things';
import { priceOf, spacesLeft } from '../../rules/ways';
import { goals } from './goals';
import {
  bed,
  CLAUSE,
  exitsOf,
  freeExits,
  isKind,
  isNightmare,
  NIGHTMARE,
  nightmares,
  type Seer,
  type State,
} from './state';
import { isSymbolThere, wake } from './wake';

/** Somebody sleeps, and what he dreams makes for the windows. */

const step = stepsOf<
  Record<'sleep' | 'dream', Nothing> &
    Record<'kill' | 'escape', { monster: FigureID }> & { 'top-up': { tried: readonly RoomID[] } }
>('haunt');

const ELEVATOR = 'mystic-elevator';
const isDreamer = (table: Pick<Table, 'haunt'>, figure: string): boolean => figure === traitorOf(table);

/** Companions leave the game (BH-g25, BH-h13-K1). */
function fallAsleep(at: At<State>, seat: PlayerID): Step[] {
  say(at.G, 'falls-asleep', seat, { room: roomFact(explorerAt(at.G, seat).room) });
  return letsGo(at, seat, 'leave');
}

/** Rooms of the kind are added until there is one for each player, or none is left that can be (BH-h13-D1, BH-h13-K6). */
function topUp(at: At<State>, seat: PlayerID, tried: readonly RoomID[]): Step[] {
  const { G, box } = at;
  const unseen = [...G.stack, ...G.discards.map(({ room }) => room)];
  const left = Object.keys(box.rooms).filter(
    (room) => isKind(box, room) && unseen.includes(room) && !tried.includes(room),
  );
  const players = G.haunt?.players ?? 0;
  if (exitsOf(at).length >= players || left.length === 0) {
    change(at, { needed: exitsOf(at).length });
    return Array.from({ length: players }, () => step('dream'));
  }
  const ways = left.map((room): Alternative => {
    const then = [step('top-up', { seat, tried: [...tried, room] })];
    const next: Step = { do: 'find-room', seat, room, isSetup: true, next: then, otherwise: then };
    return { key: room, label: 'add-exit', facts: { room: roomFact(room) }, next: [next] };
  });
  return [{ ...pick(CLAUSE, ways), seat }];
}

/** Asleep one does nothing; but where nothing leads up for the Nightmares, the Stairs may be looked for (BH72, BH-h13-K2). */
function dreamOn(at: At<State>, seat: PlayerID): Step[] {
  const search = offersOf(at, 'turn', { seat }).find(({ clause }) => clause === 'BH72');
  if (search === undefined) return [{ do: 'stop', seat }];
  const { facts = {} } = search.label;
  return [
    {
      ...pick(CLAUSE, [
        { key: 'stairs', label: 'dream-stairs', facts: { ...facts }, next: search.next, weight: 8 },
        { key: 'sleep', label: 'sleep-on', next: [{ do: 'stop', seat }] },
      ]),
      seat,
    },
  ];
}

/** Out of a room of the kind, once through each, for what it costs to leave it (BH-h13-T, BH-h13-K5). */
function escapes(seen: Seer, monster: Readonly<Monster>): Option[] {
  const { id, room, side } = monster;
  if (!exitsOf(seen).includes(room)) return [];
  const left = spacesLeft(seen, id);
  const cost = priceOf(seen, id, { room, side }, { to: null }, 0, left);
  const option = deed(CLAUSE, 'escape', {
    args: [id, 'escape'],
    facts: { monster: whichOne(seen.table, monster.id), room: roomFact(room) },
    cost,
    weight: 200,
    next: [step('escape', { monster: id })],
  });
  if (!freeExits(seen).includes(room)) return [{ ...option, not: { reason: 'used-exit', clause: CLAUSE } }];
  if (cost <= left) return [option];
  return [{ ...option, not: { reason: 'held-back', clause: CLAUSE, facts: { cost, left } } }];
}

/** Beside the dreamer a hero is told what it takes. */
const barred = (seen: Seer, seat: PlayerID): Option[] =>
  sideOf(seen.table, seat) === 'heroes' &&
  explorerAt(seen.table, seat).room === bed(seen.table).room &&
  !isSymbolThere(seen.table)
    ? [deed(CLAUSE, 'rouse', { next: [], not: { reason: 'no-symbol', clause: CLAUSE } })]
    : [];

/** It is gone, and another one comes of the dream (BH-h13-R). */
function vanish({ G }: At<State>, monster: string): Step[] {
  G.monsters = G.monsters.filter(({ id }) => id !== monster);
  return [step('dream')];
}

export const perchanceToDream: Haunt = hauntOf<State>({
  number: 13,
  sides: 'two',
  traitor: traitors[13],
  parts: [wake],
  begin: () => ({ needed: 0, used: [] }),
  // How many it takes the traitor's side alone is told (BH169); others can but count what lies there.
  show: (state, to) => (to === 'traitor' || to === 'all' ? state : { ...state, needed: 0 }),
  // As long as no Nightmare is there, nobody has counted.
  guess: (shown, _random, seen) => {
    if (shown.needed > 0 || nightmares(seen.table).length === 0) return shown;
    return { ...shown, needed: Math.max(seen.table.haunt?.players ?? 0, exitsOf(seen).length) };
  },
  setup: ({ G }) => [
    step('sleep', { seat: traitorOf(G) }),
    step('top-up', { seat: traitorOf(G), tried: [] }),
  ],
  monsters: {
    [NIGHTMARE]: {
      sheet: () => ({ speed: 5, might: 4, sanity: 4 }),
      isAlike: true,
      offers: escapes,
      // Beating it kills (BH68).
      canBeHitStunned: () => true,
      // It wants out, and stops for the weak alone.
      menace: () => 0.1,
      boldness: (seen, _one, target) => (traitOf(seen, target, 'might') > 2 ? 0.05 : 2),
    },
  },
  alters: {
    // He can't be woken any more, were he dead (BH-h13-D4).
    dies: ({ table }, { seat }, so) => so && !isDreamer(table, seat),
    // Nobody gives anything into a sleeper's hands (BH-h13-K1).
    holds: ({ table }, { seat }, so) => so && !isDreamer(table, seat),
    // It takes him along, but doesn't set off for him (BH-h13-K2).
    moved: ({ table }, { figure, by }, so) => so && !(by === ELEVATOR && isDreamer(table, figure)),
    struck: ({ table }, { attack: { attacker, target }, margin }, so) => {
      if (margin > 0 && isNightmare(table, target)) return [step('kill', { monster: target })];
      if (!isNightmare(table, target) && !isNightmare(table, attacker)) return so;
      return so.map((one) => (one.do === 'harm' ? { ...one, kind: 'mental' } : one));
    },
  },
  steps: {
    sleep: (at, { seat = '' }) => fallAsleep(at, seat),
    'top-up': (at, { seat = '', tried }) => topUp(at, seat, tried),
    dream: ({ G }) => {
      addMonster(G, NIGHTMARE, bed(G), { mover: traitorOf(G) });
      return [];
    },
    kill: ({ G }, { monster }) => [...slain(G, monster), step('dream')],
    escape: (at, { monster }) => {
      const { G, mine } = at;
      const { room } = placeOf(G, monster);
      const used = [...mine.used, room];
      change(at, { used });
      sayTo(G, 'traitor', 'escapes', null, { room: roomFact(room), done: used.length }, { of: mine.needed });
      return vanish(at, monster);
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    turnBegan: (at, { seat }) => (isDreamer(at.G, seat) ? dreamOn(at, seat) : []),
  },
  offers: { turn: (seen, { seat }) => barred(seen, seat) },
  won: (at) => [
    ...(aimOfPart(wake, at).isDone ? (['heroes'] as const) : []),
    ...(at.mine.needed > 0 && at.mine.used.length >= at.mine.needed ? (['traitor'] as const) : []),
  ],
  goals,
  marks: ({ table, mine }) => [
    { on: { seat: traitorOf(table) }, word: 'asleep' },
    { on: 'haunt', word: 'escaped', value: mine.used.length },
    ...mine.used.map((room) => ({ on: { room }, word: 'used' })),
  ],
});
