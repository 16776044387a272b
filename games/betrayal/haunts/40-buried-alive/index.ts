import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { rollThen } from '../../parts/cards/steps';
import { clock } from '../../parts/haunts/clock';
import { aimOfPart, barred, change, hauntOf } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { successes } from '../../parts/haunts/successes';
import { task, tellTask } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import type { RoomID } from '../../rules/components';
import { explorerAt, isMonster } from '../../rules/figures';
import { room as roomFact, say, trait as traitFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Table } from '../../rules/state';
import { type Nothing, type Rolled, stepsOf } from '../../rules/step';
import type { Haunt, Resolvers } from '../../rules/thing';
import { boardAlters, boardMoments, boardSteps, boardTargets, searching } from './board';
import { goals } from './goals';
import { CLAUSE, DEADLY, grave, graveIn, isHero, maybeIn, type Seer, type State } from './state';

/** Somebody lies under a floor of the cellar and breathes: the traitor knows under which. */

const step = stepsOf<
  Record<'prepare' | 'bury' | 'choke' | 'found', Nothing> & {
    asked: Rolled & { room: RoomID };
    choked: Rolled;
  }
>('haunt');

/** Rooms of the basement there are at least, its Landing among them. */
const LEAST = 5;
/** Where nobody can be buried: under the stairs, and in what does not stay (BH-h40-D7). */
const NO_GRAVE: readonly RoomID[] = ['basement-landing', 'mystic-elevator'];

const ASK = 'rolls.ask';
const DIG = 'rolls.dig';
const ASKS = 3;
const DIGS = 4;

const basement = ({ tiles }: Pick<Table, 'tiles'>): RoomID[] =>
  tiles.flatMap(({ room, floor, isLost }) => (floor === 'basement' && !isLost ? [room] : []));

/** On both sides of a barrier (BH-g30), and not before the room is known (BH-h40-K3). */
const digging = successes({
  name: 'dig',
  clause: CLAUSE,
  what: DIG,
  label: 'dig',
  mark: 'dug',
  from: DIGS,
  tries: ({ table, hidden }, seat) => {
    const room = graveIn(hidden as State);
    const { room: here } = explorerAt(table, seat);
    return room === here ? [{ key: room, trait: 'might', facts: { room: roomFact(room) }, weight: 60 }] : [];
  },
  next: (_seen, done) => ({ next: { kind: 'dig', facts: { done: done.length } } }),
});

/** Whether it is here: asked aloud of a room that one has moved into, once a turn (BH-h40-H, BH-h40-D4, BH-h40-K1). */
function asking(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const { room } = explorerAt(table, seat);
  const isLikely = maybeIn(mine).includes(room);
  const isFresh = mine.fresh.includes(seat);
  if (!isHero(seen, seat) || graveIn(mine) !== null || !(isFresh || isLikely)) return [];
  return task(seen, seat, {
    kind: 'ask',
    args: ['ask'],
    clause: CLAUSE,
    trait: 'knowledge',
    from: ASKS,
    what: ASK,
    label: { kind: 'ask', facts: { room: roomFact(room), trait: traitFact('knowledge') } },
    next: step.after('asked', { room }),
    weight: isLikely ? 60 : 0.001,
  }).map((option) => barred(option, isFresh ? undefined : { reason: 'not-moved-in', clause: CLAUSE }));
}

export const buriedAlive: Haunt = hauntOf<State>({
  number: 40,
  sides: 'two',
  traitor: traitors[40],
  parts: [grave.part, clock(0), digging],
  begin: () => ({ wounds: 0, fresh: [] }),
  show: (state, to) => ({ ...state, grave: grave.show(state.grave, to) }),
  guess: (shown, random) => ({ ...shown, grave: grave.guess(shown.grave, random) }),
  setup: () => [step('prepare')],
  steps: {
    ...boardSteps,
    // The traitor lays what is missing, as it comes; where no tile is left, there is less.
    prepare: ({ G }) => {
      if (basement(G).length >= LEAST) return [step('bury')];
      const next = [step('prepare')];
      const otherwise = [step('bury')];
      return [{ do: 'place-new', seat: traitorOf(G), floors: ['basement'], isSetup: true, next, otherwise }];
    },
    bury: ({ G }) =>
      grave.write(
        traitorOf(G),
        basement(G).filter((room) => !NO_GRAVE.includes(room)),
      ),
    asked: (at, { seat = '', room, total }) => {
      if (total < ASKS) {
        tellTask(at.G, seat, ASK, null);
        return [];
      }
      say(at.G, 'asks', seat, { room: roomFact(room) });
      grave.ask(at, 0, room);
      return graveIn(at.G.hidden as State) === null ? [] : [step('found')];
    },
    // By the number that the track has come to; no card helps or hinders it (BH-h40-D8, BH-h40-K6).
    choke: ({ G, mine }) => {
      const roll = rollThen(mine.track, 'rolls.choke', 'haunt', step.after('choked'));
      return [{ ...roll, seat: traitorOf(G), isLent: true }];
    },
    choked: (at, { total }) => {
      const wounds = at.mine.wounds + total;
      change(at, { wounds });
      say(at.G, 'chokes', null, { points: total, sum: wounds });
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    ...boardMoments,
    entered: (at, { figure }) => {
      const { fresh } = at.mine;
      if (!isMonster(figure) && !fresh.includes(figure)) change(at, { fresh: [...fresh, figure] });
      return [];
    },
    turnEnds: (at, { seat }) => {
      change(at, { fresh: at.mine.fresh.filter((one) => one !== seat) });
      return [];
    },
    traitorTurnEnded: () => [step('choke')],
  },
  alters: { ...boardAlters, ...reaching({ [ASK]: ASKS, ...boardTargets }) },
  offers: { turn: (seen, { seat }) => [...asking(seen, seat), ...searching(seen, seat)] },
  won: (at) => [
    ...(aimOfPart(digging, at).isDone ? (['heroes'] as const) : []),
    ...(at.mine.wounds >= DEADLY ? (['traitor'] as const) : []),
  ],
  goals,
  marks: ({ mine: { wounds } }) => [{ on: 'haunt', word: 'wounds', value: wounds }],
});
