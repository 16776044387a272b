import type { PlayerID } from '@/kit/action';
import { termFact } from '@/kit/journal';
import { reaching } from '../../parts/cards/reaching';
import { pick, pickFor, tell } from '../../parts/cards/steps';
import { clock } from '../../parts/haunts/clock';
import { barred, change, deed, hauntOf } from '../../parts/haunts/haunt';
import { fallen, traitorOf } from '../../parts/haunts/heroes';
import { drawnFirst, isOwed, lateDraws } from '../../parts/haunts/late-draws';
import { areDeadly, lowPeril, peril } from '../../parts/haunts/peril';
import { task, tellTask } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import type { RoomID } from '../../rules/components';
import { clockwiseFrom, explorerAt, sideOf } from '../../rules/figures';
import { roomsInPlay, tileOf } from '../../rules/house';
import { room as roomFact, say, trait as traitFact } from '../../rules/journal';
import type { Not, Option } from '../../rules/option';
import { type Alternative, type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Mark, Resolvers, Seen, Slip } from '../../rules/thing';
import { goals, worthHiding } from './goals';
import {
  CLAUSE,
  DOLLS,
  type Doll,
  isWhole,
  kindOf,
  likelyFor,
  likelyRooms,
  type Seer,
  type State,
  termOf,
} from './state';

/** Somebody has made a doll of each of them and has hidden it; what is done to a doll is done to them. */

const step = stepsOf<
  Record<'give' | 'destroy' | 'work', Nothing> & {
    given: { doll: string };
    hide: { room: RoomID };
    searched: Rolled & { room: RoomID };
  }
>('haunt');

const SEARCH = 'rolls.search';
const WITS = 2;
const SEARCHED: Not = { reason: 'is-searched', clause: CLAUSE };
/** Once more of the heroes are dead, the traitor has won: one of the two sides always can (BH-h25-T). */
const HALF = 0.5;

const factOf = (doll: string) => termFact(termOf(doll));

/** One of the dolls is otherwise than it was. */
const alter = (at: At<State>, doll: string, by: Partial<Doll>): void =>
  change(at, { dolls: at.mine.dolls.map((one) => (one.doll === doll ? { ...one, ...by } : one)) });

const wholeOf = ({ dolls }: State, seat: PlayerID): Doll | undefined =>
  dolls.find((one) => one.seat === seat && isWhole(one));

/** A hero's is no more, and lies nowhere. */
function destroyed(at: At<State>, seat: PlayerID, told: string): Step[] {
  const own = wholeOf(at.mine, seat);
  if (own === undefined) return [];
  alter(at, own.doll, { state: 'gone', room: null });
  say(at.G, told, seat, { doll: factOf(own.doll) });
  return [];
}

/** Whether nothing is left to be searched for. */
const isOver = ({ dolls }: State): boolean => dolls.every(({ state }) => state !== 'hidden');

/** The heroes, clockwise from the traitor (BH-h25-D5). */
const inOrder = (table: Seen['table']): PlayerID[] =>
  clockwiseFrom(table, traitorOf(table)).filter((seat) => sideOf(table, seat) === 'heroes');

/** The one that is given to a hero: whose is whose all know (BH-h25-D9, BH-h25-D11). */
function giving({ G, mine }: At<State>, seat: PlayerID): readonly Step[] {
  const free = DOLLS.filter((doll) => mine.dolls.every((one) => one.doll !== doll));
  const ways = free.map((doll): Alternative => {
    const facts = { doll: factOf(doll), target: { seat } };
    const weight = kindOf(doll).roll === undefined ? 1 : 2;
    return { key: doll, label: 'give', facts, weight, next: [step('given', { seat, doll })] };
  });
  return pickFor(traitorOf(G), CLAUSE, ways);
}

/**
 * Two rooms for each doll, also where there is but one to choose, or none stands yet: he is asked in the same way, and
 * nothing of it is in the ask (BH-h25-D1, BH-h25-K1).
 */
function hiding(seen: Seer): Option[] {
  const given = seen.mine.dolls.find(({ state }) => state === 'given');
  if (given === undefined) return [];
  const { rooms } = kindOf(given.doll);
  const inPlay = roomsInPlay(seen.table, rooms);
  return rooms.map((room): Option => {
    const [only = room] = inPlay;
    const to = inPlay.length === 1 ? only : room;
    const kind = to !== room ? 'hide-other' : inPlay.length === 0 ? 'hide-later' : 'hide';
    const facts = { doll: factOf(given.doll), room: roomFact(room), to: roomFact(to) };
    const next = [step('hide', { room: to })];
    const weight = worthHiding(seen, to);
    return { move: 'answer', args: [room], clause: CLAUSE, label: { kind, facts }, weight, next };
  });
}

/** Any room may be searched, so that nothing tells which to search; one newly found only after its card (BH-h25-H, BH-h25-D6). */
function searching(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const { room } = explorerAt(table, seat);
  if (isOver(mine)) return [];
  const facts = { room: roomFact(room), trait: traitFact('knowledge') };
  const isFirst = isOwed(seen, room);
  return task(seen, seat, {
    kind: 'search',
    args: ['search'],
    clause: CLAUSE,
    trait: 'knowledge',
    from: WITS,
    what: SEARCH,
    label: { kind: isFirst ? 'search-drawing' : 'search', facts },
    next: step.after('searched', { room }),
    weight: likelyRooms(mine).includes(room) ? 60 : 0.001,
  }).map((option) => {
    const next = isFirst ? drawnFirst(room, option.next) : option.next;
    return barred({ ...option, next }, mine.searched.includes(room) ? SEARCHED : undefined);
  });
}

/** One's own, where it lies, for nothing (BH-h25-D4). */
function destroying({ table, mine }: Seer, seat: PlayerID): Option[] {
  const own = wholeOf(mine, seat);
  if (own?.state !== 'found' || own.room !== explorerAt(table, seat).room) return [];
  const facts = { doll: factOf(own.doll) };
  return [deed(CLAUSE, 'destroy', { facts, weight: 200, next: [step('destroy', { seat })] })];
}

/** What a doll does when the track has come so far: at once, or if a roll comes to less (BH-h25-D10). */
function works({ doll, seat }: Doll, track: number): Step {
  const { roll, does } = kindOf(doll);
  const source = termOf(doll);
  const thrown = { do: 'roll', seat, source, use: 'haunt', what: source } as const;
  if (roll === undefined) return { do: 'each', seats: [seat], source, next: does };
  const spares = tell('doll-still', { doll: factOf(doll) });
  return {
    ...thrown,
    ...roll,
    rows: [
      [track, [spares]],
      [0, does],
    ],
  };
}

/** What kills a hero at the end of the traitor's next turn, the track a space further. */
const perils = (seen: Seer): Mark[] =>
  seen.mine.dolls.filter(isWhole).flatMap(({ doll, seat }) => {
    const { roll, does } = kindOf(doll);
    const what = termOf(doll);
    const { track } = seen.mine;
    if (!areDeadly(seen, seat, does, what)) return [];
    if (roll === undefined) return peril({ seat, what, ill: 'kills', chance: 1 });
    return lowPeril(seen, { do: 'roll', seat, use: 'haunt', what, ...roll }, { upTo: track, ill: 'kills' });
  });

const marks = (seen: Seer): Mark[] => {
  const { table, mine } = seen;
  const whole = mine.dolls.filter(isWhole);
  const lying = whole.filter(({ room }) => room !== null && tileOf(table, room) !== undefined);
  return [
    ...whole.map(({ seat, doll }): Mark => ({ on: { seat }, word: doll })),
    ...lying.map(
      ({ room, doll }): Mark => ({ on: { room: room ?? '' }, word: 'doll', facts: { doll: factOf(doll) } }),
    ),
    ...(isOver(mine) ? [] : mine.searched.map((room) => ({ on: { room }, word: 'searched' }))),
    ...perils(seen),
  ];
};

/** What each does, its hint and what has become of it: read to all, and to be read again (BH-h25-D2). */
const slips = ({ table, mine }: Seer): Slip[] =>
  mine.dolls.map(({ doll, seat, room, state }) => {
    const isWaiting = state === 'hidden' && room !== null;
    const word = isWaiting ? (tileOf(table, room) === undefined ? 'waits-in' : 'lies-in') : state;
    const last = { word, ...(room === null ? {} : { facts: { room: roomFact(room) } }) };
    const lines = [{ word: `${doll}-does` }, { word: `${doll}-hint` }, last];
    return { word: doll, seat, isDone: state === 'gone', lines };
  });

export const voodoo: Haunt = hauntOf<State>({
  number: 25,
  sides: 'two',
  traitor: traitors[25],
  parts: [clock(0), lateDraws],
  begin: () => ({ dolls: [], searched: [] }),
  show: ({ dolls, ...state }, to) => {
    const isTold = ({ state: how }: Doll) => to === 'traitor' || to === 'all' || how === 'found';
    return { ...state, dolls: dolls.map((one) => (isTold(one) ? one : { ...one, room: null })) };
  },
  // By the hint alone, as whoever has read it (BH-h25-K2).
  guess: ({ dolls, ...shown }, random) => {
    const likely = (one: Doll) => random.Shuffle([...likelyFor({ dolls, ...shown }, one)])[0] ?? null;
    return { ...shown, dolls: dolls.map((one) => ({ ...one, room: one.room ?? likely(one) })) };
  },
  setup: ({ G }) => inOrder(G).map((seat) => step('give', { seat })),
  steps: {
    give: (at, { seat = '' }) => giving(at, seat),
    given: (at, { seat = '', doll }) => {
      change(at, { dolls: [...at.mine.dolls, { doll, seat, room: null, state: 'given' }] });
      say(at.G, 'doll-given', seat, { doll: factOf(doll), hint: termFact(`${termOf(doll)}-hint`) });
      return [{ ...pick(CLAUSE, []), seat: traitorOf(at.G) }];
    },
    hide: (at, { room }) => {
      const given = at.mine.dolls.find(({ state }) => state === 'given');
      if (given !== undefined) alter(at, given.doll, { room, state: 'hidden' });
      return [];
    },
    searched: (at, { seat = '', room, total }) => {
      const { G, mine } = at;
      if (total < WITS) {
        tellTask(G, seat, SEARCH, null);
        return [];
      }
      const found = mine.dolls.find((one) => one.state === 'hidden' && one.room === room);
      if (found !== undefined) alter(at, found.doll, { state: 'found' });
      change(at, { searched: [...mine.searched, room] });
      const told = found === undefined ? 'no-doll' : seat === found.seat ? 'own-doll' : 'doll-found';
      const facts = found && { doll: factOf(found.doll), target: { seat: found.seat } };
      say(G, told, seat, { room: roomFact(room), ...facts });
      return [];
    },
    destroy: (at, { seat = '' }) => destroyed(at, seat, 'destroyed'),
    // Whoever is dead by then is past it (BH-h25-D5).
    work: ({ G, mine }) =>
      inOrder(G).flatMap((seat) => {
        const own = wholeOf(mine, seat);
        return own === undefined ? [] : [works(own, mine.track)];
      }),
  } satisfies Resolvers<State, typeof step>,
  on: {
    // With the traitor dead as well (BH-h25-D7).
    traitorTurnEnded: () => [step('work')],
    // It goes with whoever it was made of (BH-h25-D3).
    died: (at, { seat }) => destroyed(at, seat, 'doll-dies'),
  },
  alters: reaching({ [SEARCH]: WITS }),
  offers: {
    pick: (seen) => hiding(seen),
    turn: (seen, { seat }) =>
      sideOf(seen.table, seat) === 'heroes' ? [...destroying(seen, seat), ...searching(seen, seat)] : [],
  },
  won: ({ G, mine }) => {
    if (fallen(G) > HALF) return ['traitor'];
    const { heroCount } = G.haunt ?? {};
    return mine.dolls.length === heroCount && !mine.dolls.some(isWhole) ? ['heroes'] : [];
  },
  goals,
  marks,
  slips,
});
