import type { PlayerID } from '@/kit/action';
import { mark } from '../../parts/cards/steps';
import { asStepOut } from '../../parts/haunts/exits';
import { barred, change, deed } from '../../parts/haunts/haunt';
import { heroes } from '../../parts/haunts/heroes';
import { canSpend, tellTask, tried } from '../../parts/haunts/task';
import type { FigureID } from '../../rules/components';
import { explorerAt, isMonster, isTraitor, placeOf, sideOf, traitOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { say, trait as traitFact, whichOne } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import { stand } from '../../rules/moving';
import type { Option } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import { type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { outOfDoorway } from './doorways';
import { worthBoarding, worthLifting, worthStarting } from './goals';
import {
  CLAUSE,
  exitsOf,
  isAboard,
  isBeside,
  isPilot,
  PLANE,
  planeOf,
  type Seer,
  type State,
  TOYS,
  walkers,
} from './state';

/** A toy that flies: who is in it, and who has its stick. */

const step = stepsOf<
  Record<'board' | 'fly-out', Nothing> &
    Record<'found' | 'started' | 'batted', Rolled> & { lifted: Rolled & { hero: PlayerID } }
>('haunt');

export const SPACES = 5;
export const FIND = { what: 'rolls.search', from: 3 } as const;
export const START = { what: 'rolls.start', from: 4 } as const;
export const LIFT = { what: 'rolls.pick-up', from: 4, crash: 1 } as const;
const BAT = 'rolls.bat';
/** A Cat’s paw, and the hand of somebody as small as the heroes. */
export const batFrom = (figure: FigureID): number => (isMonster(figure) ? 7 : 5);

/** What the plane is now. */
const become = (at: At<State>, by: Partial<State['plane']>): void =>
  change(at, { plane: { ...(at.G.hidden as State).plane, ...by } });

/** It lies where it is, with all who are in it, till it is started anew. */
export function comesDown(at: At<State>, kind: string, who: FigureID | null): Step[] {
  become(at, { pilot: null, isFlying: false });
  say(
    at.G,
    kind,
    who === null || isMonster(who) ? null : who,
    who === null ? {} : { who: whichOne(at.G, who) },
  );
  return [];
}

/** The engine runs since the turn before: it takes off (BH-h35-D2). */
export function takesOff(at: At<State>, seat: PlayerID): Step[] {
  const { plane } = at.mine;
  if (plane.isFlying || plane.pilot !== seat) return [];
  become(at, { isFlying: true });
  say(at.G, 'takes-off', seat);
  return [];
}

/** Where the pilot comes to is the plane, with all in it; who walks away from it on the ground is not in it any more. */
export function cameTo(at: At<State>, figure: FigureID): Step[] {
  const { G, mine } = at;
  outOfDoorway(at, figure);
  const plane = planeOf(G);
  if (plane === undefined || !isAboard(at, figure)) return [];
  if (isPilot(at, figure)) {
    const all = [...mine.plane.aboard.filter((one) => one !== figure), plane.id];
    for (const one of all) stand(G, one, placeOf(G, figure), false);
    outOfDoorway(at, ...all);
  } else if (!mine.plane.isFlying && !isBeside(at, figure)) getsOut(at, figure);
  return [];
}

export function getsOut(at: At<State>, seat: PlayerID): void {
  const { aboard, pilot } = at.mine.plane;
  become(at, { aboard: aboard.filter((one) => one !== seat), pilot: pilot === seat ? null : pilot });
}

/** Who is quickest in it reaches out for a hero below, a space a try (BH-h35-D3). */
function pickUps(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const quick = (one: PlayerID) => traitOf(seen, one, 'speed');
  const [arm = seat] = [seat, ...mine.plane.aboard].sort((a, b) => quick(b) - quick(a));
  const roll = { do: 'roll', seat: arm, trait: 'speed', use: 'task', what: LIFT.what } as const;
  if (!canSpend(seen, seat, 1)) return [];
  return walkers(seen)
    .filter((hero) => samePlace(placeOf(table, hero), placeOf(table, seat)))
    .map((hero) =>
      deed(CLAUSE, 'pick-up', {
        args: ['pick-up', hero],
        facts: { target: { seat: hero }, other: { seat: arm } },
        cost: 1,
        odds: oddsOf(seen, roll, LIFT.from, { upTo: LIFT.crash, ill: 'holds' }),
        weight: worthLifting(seen),
        next: [
          { do: 'spend', seat, cost: 1 },
          { ...roll, next: step.after('lifted', { hero }) },
        ],
      }),
    );
}

/** Out of the house with all who live, for one space (BH-h35-D12, BH-h35-D13). */
function flyOut(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  if (!exitsOf(seen).includes(explorerAt(table, seat).room)) return [];
  const out = deed(CLAUSE, 'fly-out', { weight: 400, next: [step('fly-out')] });
  if (heroes(table).some((one) => !mine.plane.aboard.includes(one)))
    return [barred(out, { reason: 'left-behind', clause: CLAUSE })];
  return table.turn.isMovementOver ? [] : [asStepOut(seen, seat, out)];
}

/** What a hero can do about the plane. */
export function planeOffers(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  if (sideOf(table, seat) !== 'heroes') return [];
  if (isPilot(seen, seat)) return [...pickUps(seen, seat), ...flyOut(seen, seat)];
  if (mine.plane.isFlying) return [];
  const task = (of: typeof FIND | typeof START, kind: string, next: Step, weight: number) =>
    tried(seen, seat, {
      kind,
      args: [kind],
      clause: CLAUSE,
      trait: 'knowledge',
      ...of,
      label: { kind, facts: { trait: traitFact('knowledge') } },
      next,
      spent: { reason: 'tried', clause: CLAUSE },
      weight,
    });
  if (planeOf(table) === undefined)
    return TOYS.includes(explorerAt(table, seat).room) ? task(FIND, 'search', step.after('found'), 40) : [];
  if (!isAboard(seen, seat))
    return isBeside(seen, seat)
      ? [deed(CLAUSE, 'board', { facts: {}, weight: worthBoarding(seen, seat), next: [step('board')] })]
      : [];
  return mine.plane.pilot === null ? task(START, 'start', step.after('started'), worthStarting(seen)) : [];
}

/** Batted at in the air, by whoever stands below: a Cat once a turn, the traitor as his attack (BH-h35-D13). */
export function bats(seen: Seer, figure: FigureID): Option[] {
  const { table, mine } = seen;
  const isCat = isMonster(figure);
  const key = `bat ${figure}`;
  if (!mine.plane.isFlying || !isBeside(seen, figure) || mine.held[figure] !== undefined) return [];
  if (!isCat && !isTraitor(table, figure)) return [];
  if (isDone(table, key)) return [];
  const roll = { do: 'roll', seat: figure, trait: 'speed', use: 'task', what: BAT } as const;
  const option = deed(CLAUSE, isCat ? 'cat-bats' : 'bat', {
    args: [...(isCat ? [figure] : []), 'bat'],
    facts: { monster: whichOne(table, figure) },
    odds: oddsOf(seen, roll, batFrom(figure)),
    weight: 80,
    next: [
      mark(key),
      ...(isCat ? [mark(figure)] : [{ do: 'forgo-attack' } as const]),
      { ...roll, next: step.after('batted') },
    ],
  });
  return [barred(option, table.turn.hasAttacked ? { reason: 'has-attacked', clause: CLAUSE } : undefined)];
}

export const planeSteps = {
  found: (at, { seat = '', total }) => {
    const { G } = at;
    if (total < FIND.from || planeOf(G) !== undefined) tellTask(G, seat, FIND.what, null);
    else {
      addMonster(G, PLANE, placeOf(G, seat), { mover: null, fightsFor: 'heroes' });
      say(G, 'plane-found', seat);
    }
    return [];
  },
  board: (at, { seat = '' }) => {
    become(at, { aboard: [...at.mine.plane.aboard, seat] });
    say(at.G, 'boards', seat);
    return [];
  },
  started: (at, { seat = '', total }) => {
    const isOk = total >= START.from && isAboard(at, seat);
    if (!isOk) tellTask(at.G, seat, START.what, null);
    else {
      become(at, { pilot: seat });
      say(at.G, 'engine-runs', seat);
    }
    return [];
  },
  /** Whoever reached out has not got them; by the worst they are all down (BH-h35-D3). */
  lifted: (at, { seat = '', hero, total }) => {
    const { G, mine } = at;
    if (!mine.plane.isFlying) return [];
    if (total <= LIFT.crash) return [...comesDown(at, 'crashes', null), { do: 'halt' }];
    if (total < LIFT.from || !walkers(at).includes(hero)) {
      say(G, 'pick-up-missed', seat, { target: { seat: hero } });
      return [];
    }
    become(at, { aboard: [...mine.plane.aboard, hero] });
    say(G, 'picked-up', seat, { target: { seat: hero } });
    return [];
  },
  batted: (at, { seat = '', total }) => {
    if (at.mine.plane.isFlying && total >= batFrom(seat)) return comesDown(at, 'batted-down', seat);
    say(at.G, 'bat-missed', isMonster(seat) ? null : seat, { who: whichOne(at.G, seat) });
    return [];
  },
  'fly-out': ({ G, mine }, { seat = '' }) => {
    say(G, 'flies-out', seat);
    G.monsters = G.monsters.filter(({ kind }) => kind !== PLANE);
    return mine.plane.aboard.map((one) => ({ do: 'leave', seat: one }));
  },
} satisfies Resolvers<State, typeof step>;
