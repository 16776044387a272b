import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { firstPlaceIn } from '../../parts/cards/sides-of';
import { pickFor, rollThen } from '../../parts/cards/steps';
import { step as clinging, clings } from '../../parts/haunts/clings';
import { change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heroes, placerFor, traitorOf } from '../../parts/haunts/heroes';
import { isMusical } from '../../parts/haunts/musical';
import { isOfKind } from '../../parts/haunts/of-kind';
import { task, tellTask } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import type { FigureID, Place, RoomID } from '../../rules/components';
import { explorerAt, monsterAt, placeOf, sideOf } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import type { Monster } from '../../rules/state';
import { type Laid, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { reachable, spacesLeft, walk } from '../../rules/ways';
import { goals } from './goals';
import * as bats from './state';
import { BAT, CLAUSE, CLINGING, loose, ORGAN, type Seer, type State } from './state';

/** Bats come in by every hole of the house and cling to whoever lives; the organ drives out what doesn't cling yet. */

const step = stepsOf<{
  nest: { rooms: readonly RoomID[] };
  brood: Laid;
  swarm: Rolled;
  enter: { left: number; done: readonly RoomID[] };
  come: Laid;
  start: Rolled;
  play: Rolled;
}>('haunt');

const TERM = 'haunts.24.monsters.bat';
const TASK = 'organ';
const START = 5;
const PLAY = 6;
/** No roll is made with more dice (BH5). */
const SWARM = 8;
const LATCH = 2;

/** A Bat in a room; behind a barrier on the side where there is somebody to bite. */
function comes(at: At<State>, room: RoomID): FigureID {
  const { G, box } = at;
  const there = heroes(G)
    .map((seat) => placeOf(G, seat))
    .find((place) => place.room === room);
  return addMonster(G, BAT, there ?? firstPlaceIn(box, room), { mover: traitorOf(G) });
}

/** One of some rooms, as the traitor likes; where there is one only, that. */
function where(
  at: At<State>,
  label: string,
  rooms: readonly RoomID[],
  next: (room: RoomID) => Step[],
): readonly Step[] {
  const ways = rooms.map((room) => ({
    key: room,
    label,
    facts: { room: roomFact(room) },
    weight: heroes(at.G).some((seat) => explorerAt(at.G, seat).room === room) ? 4 : 1,
    next: next(room),
  }));
  return pickFor(traitorOf(at.G), CLAUSE, ways);
}

/** Three at one of two rooms (BH-h24-D5); with none of them in the house they stay out (BH-h24-D7). */
const nest = (at: At<State>, rooms: readonly RoomID[]): readonly Step[] =>
  where(at, 'nest-in', roomsInPlay(at.G, [...rooms]), (room) => [step('brood', { room })]);

/** One in each room before a second in any; of those it does not reach all the traitor says which (BH-h24-D1). */
function enter(at: At<State>, left: number, done: readonly RoomID[]): readonly Step[] {
  const { G, mine } = at;
  if (left === 0) return [];
  const rooms = bats.entries({ table: G, box: at.box });
  const open = rooms.filter((room) => !done.includes(room));
  if (open.length === 0) return enter(at, left, []);
  if (open.length > left)
    return where(at, 'enter-by', open, (room) => [
      step('come', { room }),
      step('enter', { left: left - 1, done: [...done, room] }),
    ]);
  change(at, { fresh: [...mine.fresh, ...open.map((room) => comes(at, room))] });
  return enter({ ...at, mine: at.G.hidden as State }, left - open.length, []);
}

/** Loose Bats in the same place that have done nothing yet, this one first. */
const flock = ({ table }: Seer, bat: Readonly<Monster>): Monster[] => [
  bat,
  ...loose(table)
    .filter((one) => one.id !== bat.id && one.room === bat.room && one.side === bat.side)
    .filter((one) => one.stunned === 0 && one.spaces === bat.spaces && !one.isDone)
    .filter((one) => !one.hasAttacked && one.hasMoved === bat.hasMoved),
];

/** Of one die; of several each is said to have its own. */
const ODDS = { dice: 1, add: 0, from: LATCH, chance: 1 / 3 };

/** In place of an attack: on to a hero, alone or with all that are there, each by a die of its own (BH-h24-R, BH-h24-K2). */
function bites(seen: Seer, bat: Readonly<Monster>): Option[] {
  if (bat.hasAttacked) return [];
  const all = flock(seen, bat).slice(0, SWARM);
  const groups = all.length > 1 ? [all.slice(0, 1), all] : [all];
  return reachable(seen, bat.id)
    .flatMap((reached) =>
      heroes(seen.table)
        .filter((seat) => explorerAt(seen.table, seat).room === reached.place.room)
        .flatMap((seat) =>
          groups.map((group): Option => {
            const ids = group.map(({ id }) => id);
            const from: Place = placeOf(seen.table, bat.id);
            const facts = { target: { seat }, count: ids.length, room: roomFact(reached.place.room) };
            const fly = ids.flatMap((id) => walk(id, from, reached));
            const option = deed(CLAUSE, reached.path.length > 0 ? 'fly-and-cling' : 'cling', {
              args: [bat.id, 'cling', seat, ids.length],
              facts,
              weight: 4 * ids.length,
              next: [...fly, clinging('bite', { ids, target: seat })],
            });
            const path = reached.path.map(({ room }) => room);
            return {
              ...option,
              ...(ids.length === 1 ? { odds: ODDS } : {}),
              ...(path.length > 0 ? { path, cost: reached.cost } : {}),
            };
          }),
        ),
    )
    .filter((option, n, list) => list.findIndex(({ args }) => String(args) === String(option.args)) === n);
}

const playsFrom = (seen: Pick<Seer, 'table' | 'box'>, seat: PlayerID): number =>
  PLAY - (isMusical(seen, seat) ? 1 : 0);

/** First it has to be got going, then played: one of both a turn for each hero (BH-h24-H, BH-h24-D6). */
function organ(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  if (sideOf(table, seat) !== 'heroes' || explorerAt(table, seat).room !== ORGAN) return [];
  if (mine.organ === 'played') return [];
  const isStart = mine.organ === 'silent';
  const label = isStart ? 'start' : 'play';
  if (isDone(table, TASK))
    return [deed(CLAUSE, label, { next: [], not: { reason: 'one-a-turn', clause: CLAUSE } })];
  const trait = isStart ? 'might' : 'knowledge';
  return task(seen, seat, {
    kind: TASK,
    args: [label],
    clause: CLAUSE,
    trait,
    from: isStart ? START : playsFrom(seen, seat),
    what: `rolls.${label}`,
    label: { kind: label, facts: { trait: { term: `traits.${trait}` } } },
    next: step.after(label),
    weight: 14,
  });
}

export const flyAwayHome: Haunt = hauntOf<State>({
  number: 24,
  sides: 'two',
  traitor: traitors[24],
  parts: [clings({ loose: BAT, clinging: CLINGING, source: TERM, face: LATCH })],
  begin: () => ({ fresh: [], organ: 'silent' }),
  ...openSlice,
  setup: ({ G }) => [
    { do: 'die', seat: traitorOf(G), source: 'haunts.24.title' },
    ...bats.NESTS.map((rooms) => step('nest', { rooms })),
    { do: 'find-room', seat: placerFor(G), room: ORGAN, isSetup: true },
  ],
  monsters: {
    [BAT]: {
      sheet: () => ({ speed: 5, might: 2, sanity: 1 }),
      isAlike: true,
      // BH-h24-D8
      slows: false,
      menace: () => 0.4,
      offers: bites,
    },
    // It is killed with Might, slows nobody, and has no turn (BH-h24-K3).
    [CLINGING]: { sheet: () => ({ might: 2 }), isObject: true, menace: () => 0 },
  },
  alters: {
    ...reaching({ 'rolls.start': START, 'rolls.play': (seen, { seat }) => playsFrom(seen, seat) }),
    // A Bat clings in place of an attack (BH-h24-K2).
    foes: ({ table }, { attacker }, so) => so && !isOfKind(table, attacker, BAT),
  },
  steps: {
    nest: (at, { rooms }) => nest(at, rooms),
    brood: (at, { room }) => {
      for (let n = 0; n < bats.BROOD && at.G.monsters.length < bats.MOST; n++) comes(at, room);
      return [];
    },
    swarm: (at, { total }) => enter(at, Math.min(total, bats.MOST - at.G.monsters.length), []),
    enter: (at, { left, done }) => enter(at, left, done),
    come: (at, { room }) => {
      change(at, { fresh: [...at.mine.fresh, comes(at, room)] });
      return [];
    },
    start: (at, { seat = '', total }) => {
      if (total < START) tellTask(at.G, seat, 'rolls.start', null);
      else {
        change(at, { organ: 'started' });
        say(at.G, 'organ-starts', seat);
      }
      return [];
    },
    play: (at, { seat = '', total }) => {
      const { G } = at;
      if (total < playsFrom(at, seat)) {
        tellTask(G, seat, 'rolls.play', null);
        return [];
      }
      const gone = loose(G).length;
      G.monsters = bats.clinging(G);
      change(at, { organ: 'played', fresh: [] });
      say(G, 'organ-plays', seat, { gone, left: G.monsters.length });
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    monstersTurnBegan: ({ G, mine }) =>
      mine.organ === 'played'
        ? []
        : [
            {
              ...rollThen(G.haunt?.players ?? 0, 'rolls.swarm', 'haunt', step.after('swarm')),
              seat: traitorOf(G),
              isLent: true,
            },
          ],
    // Coming in was one of its spaces (BH-h24-D1).
    monstersRolled: (at, { ids }) => {
      const { G, mine } = at;
      for (const id of ids.filter((one) => mine.fresh.includes(one))) {
        const bat = monsterAt(G, id);
        const spaces = Math.max(0, spacesLeft(at, id) - 1);
        Object.assign(bat, { spaces, hasMoved: spaces === 0 });
      }
      change(at, { fresh: [] });
      return [];
    },
  },
  offers: { turn: (seen, { seat }) => organ(seen, seat) },
  // The last of them has to be alive to have won (BH-h24-K6).
  won: ({ G, mine }) =>
    mine.organ === 'played' && heroes(G).length > 0 && Object.keys(mine.clings).length === 0
      ? ['heroes']
      : [],
  goals,
  marks: ({ mine }) => (mine.organ === 'silent' ? [] : [{ on: 'haunt', word: mine.organ }]),
});
