import type { PlayerID } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import { adjacent } from '../../parts/cards/adjacent';
import { firstPlaceIn } from '../../parts/cards/sides-of';
import { gain, pick, put } from '../../parts/cards/steps';
import { aimOfPart, change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { firstHero, placerFor, traitorOf } from '../../parts/haunts/heroes';
import { slain } from '../../parts/haunts/slain';
import { touching } from '../../parts/haunts/touching';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { attackOption, targetsOf } from '../../rules/attacks';
import { type FigureID, type RoomID, TRAITS } from '../../rules/components';
import { explorerAt, isMonster, livingSeats, monsterAt, placeOf, sideOf, traitOf } from '../../rules/figures';
import { roomOf, roomsInPlay, samePlace } from '../../rules/house';
import { figure as figureFact, room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import type { Monster, Table } from '../../rules/state';
import type { Step } from '../../rules/step';
import type { At, Haunt, Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { goals } from './goals';
import {
  CHAMBER,
  isSealedIn,
  isTraitorAlive,
  MIGHT,
  POOL,
  RAT,
  ratsIn,
  type Seer,
  type State,
  step,
} from './state';
import { tune } from './tune';

/** A tune is played out of reach, and the house's rats come to it; the heroes kill them faster than it calls them, or not. */

const CLAUSE = 'BH-h26';

/** The Chamber first, then those who stand in it leave it, then the Rats (BH-h26-S, BH-h26-K3). */
function setup({ G }: At<State>): Step[] {
  const seat = traitorOf(G);
  return [
    ...TRAITS.flatMap((trait): Step[] => [
      { do: 'restore', seat, trait },
      { ...gain(trait), seat },
    ]),
    { do: 'find-room', seat: placerFor(G), room: CHAMBER, isSetup: true, isFar: true },
    step('clear'),
    step('infest', { left: 2 * (G.haunt?.players ?? 0) }),
  ];
}

/** One of some rooms, for a seat to say which. */
const which = (
  seat: PlayerID,
  label: string,
  rooms: readonly RoomID[],
  next: (room: RoomID) => Step[],
  more: Facts = {},
): Step => ({
  ...pick(
    CLAUSE,
    rooms.map((room) => ({ key: room, label, facts: { room: roomFact(room), ...more }, next: next(room) })),
  ),
  seat,
});

/** Rooms edge to edge with the Chamber, door or not (BH-h26-D1, BH-h26-D3); where it touches none, any of its floor (BH-h26-K7). */
function beside({ tiles }: Pick<Table, 'tiles'>): RoomID[] {
  const rooms = touching({ tiles }, CHAMBER);
  if (rooms.length > 0) return rooms;
  const floor = tiles.find(({ room }) => room === CHAMBER)?.floor;
  return tiles.flatMap((tile) => (tile.floor === floor && tile.room !== CHAMBER ? [tile.room] : []));
}

/** Out of the Chamber into a room beside it; the heroes choose, each for himself, and the first of them for the traitor (BH-h26-D1). */
const shove = (G: At['G'], figure: PlayerID): Step => {
  const [seat, label] = figure === traitorOf(G) ? [firstHero(G), 'send-traitor'] : [figure, 'go-to'];
  return which(seat, label, beside(G), (room) => [{ ...put(room), seat: figure }]);
};

const hatch = (room: RoomID): Step => step('hatch', { room });

/** Rooms out of which the first Rats come: with an event or omen symbol and nobody in them (BH-h26-S, BH-h26-K3). */
function holes({ G, box }: At): RoomID[] {
  const taken = livingSeats(G).map((seat) => explorerAt(G, seat).room);
  const free = G.tiles.map(({ room }) => room).filter((room) => room !== CHAMBER && !taken.includes(room));
  const marked = free.filter((room) => ['event', 'omen'].includes(roomOf(box, room).symbol ?? ''));
  return marked.length > 0 ? marked : free;
}

/** A Rat in each of these rooms, then a second one and so on; of those it does not reach all the traitor says which (BH-h26-D2). */
function infest(at: At<State>, left: number): Step[] {
  const { G } = at;
  const count = (room: RoomID) => ratsIn(G).filter((rat) => rat.room === room).length;
  const rooms = holes(at);
  const least = Math.min(...rooms.map(count));
  const open = rooms.filter((room) => count(room) === least);
  if (left === 0 || open.length === 0) {
    change(at, { planted: ratsIn(G).length });
    return [];
  }
  const then = (count: number): Step => step('infest', { left: left - count });
  if (open.length <= left) return [...open.map(hatch), then(open.length)];
  return [which(traitorOf(G), 'rat-in', open, (room) => [hatch(room), then(1)], { left })];
}

const poolOf = (id: FigureID): string => `pool ${id}`;

/** Rats in its place that may still attack in this turn, be it that they have moved and are done (BH-h26-K6). */
const mates = ({ table }: Seer, rat: Readonly<Monster>): Monster[] =>
  ratsIn(table).filter((one) => one.id !== rat.id && samePlace(one, rat) && !one.hasAttacked);

/** Several Rats in one place attack as one, by all their Might (BH-h26-R). */
function pools(seen: Seer, rat: Readonly<Monster>): Option[] {
  if (rat.hasAttacked) return [];
  const others = mates(seen, rat).slice(0, POOL - 1);
  return targetsOf(seen, rat.id).flatMap((target) =>
    others.map((_, n): Option => {
      const [count, moreDice] = [n + 2, MIGHT * (n + 1)];
      const ids = others.slice(0, n + 1).map(({ id }) => id);
      const attack = { attacker: rat.id, target, trait: 'might', moreDice } as const;
      const { odds, next } = attackOption(seen, attack, [step('join', { monster: rat.id, ids })]);
      const isStronger = count * MIGHT > traitOf(seen, target, 'might');
      const facts = { target: figureFact(seen.table, target), count };
      const args = [rat.id, 'pool', target, count];
      return { ...deed(CLAUSE, 'pool', { args, facts, next, weight: isStronger ? 8 * count : 1 }), odds };
    }),
  );
}

/** At its door a hero is told why it stays shut (BH-h26-D1). */
function barred(seen: Seer, seat: PlayerID): Option[] {
  const isBeside = adjacent(seen, placeOf(seen.table, seat)).some(({ room }) => room === CHAMBER);
  if (!isBeside || sideOf(seen.table, seat) !== 'heroes') return [];
  const facts = { room: roomFact(CHAMBER) };
  return [deed(CLAUSE, 'enter-chamber', { facts, next: [], not: { reason: 'ring', clause: CLAUSE } })];
}

const kill = (monster: FigureID): Step[] => [step('kill', { monster })];
const isRat = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean =>
  isMonster(figure) && ratsIn(table).some(({ id }) => id === figure);

export const payThePiper: Haunt = hauntOf<State>({
  number: 26,
  sides: 'two',
  traitor: traitors[26],
  parts: [tune],
  begin: () => ({ planted: 0, hasArrived: false }),
  ...openSlice,
  setup,
  monsters: {
    [RAT]: {
      sheet: () => ({ speed: 3, might: MIGHT, sanity: 1 }),
      isAlike: true,
      // Alone it dies of an attack that it loses (BH-h26-D5).
      boldness: (seen, _rat, target) => (traitOf(seen, target, 'might') > MIGHT ? 0.02 : 2),
      offers: pools,
    },
  },
  alters: {
    // None but the traitor comes in, by whatever door, stairs or passage (BH-h26-D1); nobody’s walk is for distances alone.
    waysOut: ({ table }, { figure }, so) =>
      figure === '' || figure === traitorOf(table) ? so : so.filter(({ to }) => to?.room !== CHAMBER),
    // In the Chamber nothing reaches him (BH-h26-T, BH-h26-K5).
    foes: ({ table }, { target }, so) => so && !(target === traitorOf(table) && isSealedIn(table)),
    struck: ({ table }, { attack: { attacker, target }, margin }, so) => {
      if (margin > 0 && isRat(table, target)) return kill(target);
      if (margin < 0 && isRat(table, attacker)) return isDone(table, poolOf(attacker)) ? [] : kill(attacker);
      return so;
    },
    felled: (_seen, { monster }, so) => (monster.kind === RAT ? kill(monster.id) : so),
  },
  steps: {
    clear: ({ G }) =>
      livingSeats(G)
        .filter((seat) => explorerAt(G, seat).room === CHAMBER)
        .map((seat) => shove(G, seat)),
    infest: (at, { left }) => infest(at, left),
    hatch: ({ G, box }, { room }) => {
      addMonster(G, RAT, firstPlaceIn(box, room), { mover: traitorOf(G) });
      return [];
    },
    breed: ({ G }, { seat = '' }) => [which(seat, 'new-rat-in', beside(G), (room) => [hatch(room)])],
    join: ({ G }, { monster, ids }) => {
      for (const id of ids) monsterAt(G, id).hasAttacked = true;
      say(G, 'rats-pool', null, { count: ids.length + 1 });
      return [{ do: 'mark', done: poolOf(monster) }];
    },
    kill: ({ G }, { monster }) => slain(G, monster),
  } satisfies Resolvers<State, typeof step>,
  on: {
    entered: (at, { figure, to }) => {
      if (to.room !== CHAMBER || isMonster(figure)) return [];
      if (figure !== traitorOf(at.G)) return [shove(at.G, figure)];
      change(at, { hasArrived: true });
      return [];
    },
  },
  won: (at) => {
    const { G, mine } = at;
    const isKilled = mine.planted > 0 && ratsIn(G).length === 0;
    const isCaught = !mine.hasArrived && !isTraitorAlive(G);
    return [
      ...(isKilled || isCaught ? (['heroes'] as const) : []),
      ...(aimOfPart(tune, at).isDone ? (['traitor'] as const) : []),
    ];
  },
  offers: { turn: (seen, { seat }) => barred(seen, seat) },
  goals,
  marks: ({ table }) => roomsInPlay(table, [CHAMBER]).map((room) => ({ on: { room }, word: 'ring' })),
});
