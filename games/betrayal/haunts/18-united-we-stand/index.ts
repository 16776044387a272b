import type { PlayerID } from '@/kit/action';
import { attempts } from '../../parts/haunts/attempts';
import { collapse, step as losing } from '../../parts/haunts/collapse';
import { inflammable, isBurning } from '../../parts/haunts/fire';
import { frontDoor, HALL, isOpen, leaving } from '../../parts/haunts/front-door';
import { barred, change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { placerFor, traitorOf } from '../../parts/haunts/heroes';
import { peril } from '../../parts/haunts/peril';
import { stunned } from '../../parts/haunts/stunned';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { explorerAt, isTraitor, livingSeats } from '../../rules/figures';
import { tileOf } from '../../rules/house';
import { say } from '../../rules/journal';
import type { Not, Option } from '../../rules/option';
import type { Table } from '../../rules/state';
import { type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Mark, Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { goals, needed } from './goals';
import { haulSteps, hauls } from './hauling';
import { alive, CLAUSE, DOOR, ENOUGH, FURNACE, HEAT, PILLARS, type Seer, type State } from './state';
import { blowSteps, blows } from './unharmed';

/** The traitor takes in whoever falls, and only fire is too much: the furnace has to blow, and everybody has to run. */

const step = stepsOf<Record<'blow' | 'topple', Nothing> & { stride: Rolled }>('haunt');

/** What he has of his own: no card, room or blow moves it (BH-h18-S, BH-h18-D10). */
const OWN = ['speed', 'might'] as const;
const MIGHT = 5;
/** In `done` of the turn in which it was overheated: it blows after a later one. */
const HEATED = 'heated';
const isOwn = (trait: string): boolean => OWN.some((one) => one === trait);

const furnace = attempts(CLAUSE, 'knowledge', {
  heat: {
    from: HEAT,
    kind: 'heat',
    spent: { reason: 'has-heated', clause: CLAUSE },
    done: (at, seat) => {
      change<State>(at, { host: seat });
      say(at.G, 'heated', seat);
      return [{ do: 'mark', done: HEATED }];
    },
  },
});

/** Any hero in its room, until somebody has done it. */
const heating = (seen: Seer, seat: PlayerID): Option[] =>
  isTraitor(seen.table, seat) || seen.mine.host !== null || explorerAt(seen.table, seat).room !== FURNACE
    ? []
    : furnace.offer(seen, seat, 'heat', { weight: 60 });

/** By the door that heroes have opened, when he has had enough of them (BH-h18-T, BH-h18-D1). */
function escapes(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  if (!isTraitor(table, seat) || explorerAt(table, seat).room !== HALL || !isOpen(mine.door)) return [];
  const { number, isMovementOver } = table.turn;
  const few: Not = { reason: 'too-few', clause: CLAUSE, facts: { count: mine.absorbed, of: ENOUGH } };
  if (mine.absorbed < ENOUGH) return [barred(leaving(seen, seat), few)];
  if (mine.barredIn === number)
    return [barred(leaving(seen, seat), { reason: 'door-barred', clause: CLAUSE })];
  return isMovementOver ? [] : [leaving(seen, seat)];
}

/** So many dice of his own: nothing helps them or hinders them (BH-h18-K3); a turn he misses has none. */
function began(at: At<State>, seat: PlayerID): Step[] {
  const { G, mine } = at;
  if (!isTraitor(G, seat)) return [];
  if (isOpen(mine.door)) change(at, { barredIn: mine.barredIn ?? G.turn.number });
  if (mine.stun !== null) return [];
  const next = step.after('stride', { seat });
  return [{ do: 'roll', seat, dice: mine.speed, use: 'move', what: 'rolls.stride', isLent: true, next }];
}

/** With these gone the house falls. */
const isUnpropped = (table: Pick<Table, 'tiles'>): boolean =>
  PILLARS.every((room) => tileOf(table, room) === undefined);

/**
 * Those in a room that burns die together: nothing is over before all of them have (BH-h18-K7, BH152), nor before the
 * house has fallen that goes with it (BH-h18-D8).
 */
function won({ G, mine }: At<State>): ('heroes' | 'traitor')[] {
  if (isUnpropped(G)) return mine.isDown ? ['heroes'] : [];
  if (livingSeats(G).some((seat) => tileOf(G, explorerAt(G, seat).room) === undefined)) return [];
  const { life } = explorerAt(G, traitorOf(G));
  const isLast = alive(G).length === 1;
  if (life === 'dead') return isLast ? ['heroes', 'traitor'] : ['heroes'];
  return life === 'left' || isLast ? ['traitor'] : [];
}

/** That it is too hot all can see, and when it blows the heroes know. */
const hot = ({ host }: State): Mark[] => [
  { on: { room: FURNACE }, word: 'hot' },
  { on: { room: FURNACE }, word: 'fuse', to: 'heroes', facts: { target: { seat: host ?? '' } } },
];

function marks(seen: Seer): Mark[] {
  const { table, mine } = seen;
  const seat = traitorOf(table);
  const next = inflammable(seen);
  const fired = table.tiles.filter(({ isLost }) => isLost);
  const isHot = mine.host !== null && fired.length === 0;
  const doomed = isHot ? FURNACE : next.length === 1 ? next[0] : undefined;
  return [
    ...OWN.map((word): Mark => ({ on: { seat }, word, value: mine[word] })),
    ...(mine.absorbed === 0 ? [] : [{ on: { seat }, word: 'absorbed', value: mine.absorbed }]),
    ...(isHot ? hot(mine) : []),
    ...fired.map(({ room }): Mark => ({ on: { room }, word: 'fire' })),
    ...next.map((room): Mark => ({ on: { room }, word: 'near-fire' })),
    ...livingSeats(table)
      .filter((one) => explorerAt(table, one).room === doomed)
      .flatMap((one) =>
        peril({
          seat: one,
          what: `rooms.${doomed}`,
          ill: 'kills',
          chance: 1,
          ...(isHot ? { to: 'heroes' } : {}),
        }),
      ),
  ];
}

export const unitedWeStand: Haunt = hauntOf<State>({
  number: 18,
  sides: 'two',
  traitor: traitors[18],
  parts: [
    // Not before there is a fire to flee from (BH-g11, BH-h18-K2).
    frontDoor<State>(DOOR, ({ mine }) => mine.host !== null),
    collapse({ next: inflammable, needed }),
    furnace.part,
    stunned,
  ],
  begin: ({ G }) => ({
    speed: (G.haunt?.players ?? 0) + 1,
    might: MIGHT,
    stride: 0,
    absorbed: 0,
    host: null,
    barredIn: null,
    isDown: false,
  }),
  ...openSlice,
  setup: ({ G }) => [{ do: 'find-room', seat: placerFor(G), room: 'stairs-from-basement', isSetup: true }],
  explorer: ({ table, mine }, seat) => (isTraitor(table, seat) ? mine : undefined),
  offers: {
    turn: (seen, { seat }) => [...heating(seen, seat), ...escapes(seen, seat), ...hauls(seen, seat)],
  },
  steps: {
    stride: (at, { total }) => {
      change(at, { stride: Math.max(1, total) });
      return [];
    },
    blow: ({ G }) => {
      say(G, 'blows', null);
      return [losing('fall', { room: FURNACE })];
    },
    // All at once: nobody outlives anybody by it (BH-h18-D8).
    topple: (at) => {
      const { G } = at;
      if (!isUnpropped(G)) return [];
      say(G, 'house-falls', null);
      for (const seat of livingSeats(G)) explorerAt(G, seat).life = 'dead';
      change(at, { isDown: true });
      return [];
    },
    ...blowSteps,
    ...haulSteps,
  } satisfies Resolvers<State, typeof step>,
  on: {
    turnBegan: (at, { seat }) => began(at, seat),
    // Whoever is dead or out names no room (BH-h18-D7, BH-h18-D15).
    turnEnds: (at, { seat }) => (isBurning(at.G) ? [losing('dig', { seat, total: 1 }), step('topple')] : []),
    turnOver: ({ G, mine }, { seat }) =>
      mine.host === seat && !isBurning(G) && !isDone(G, HEATED) ? [step('blow')] : [],
    eased: blows.eased,
  },
  alters: {
    ...blows.alters,
    spaces: ({ table, mine }, { figure }, so) =>
      // What holds him to fewer steps than his Speed holds him to them still.
      isTraitor(table, figure) && so >= mine.speed ? mine.stride : so,
    loss: ({ table }, { seat, trait }, so) => (isTraitor(table, seat) && isOwn(trait) ? 0 : so),
    rise: ({ table }, { seat, trait }, so) => (isTraitor(table, seat) && isOwn(trait) ? 0 : so),
    dies: ({ table }, { seat }, so) => so && !isTraitor(table, seat),
  },
  won,
  goals,
  marks,
});
