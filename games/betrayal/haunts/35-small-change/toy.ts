import type { PlayerID } from '@/kit/action';
import { mark } from '../../parts/cards/steps';
import { asStepOut } from '../../parts/haunts/exits';
import { barred, deed } from '../../parts/haunts/haunt';
import { heroes } from '../../parts/haunts/heroes';
import { tellTask, tried } from '../../parts/haunts/task';
import { comesDown, isBeside, isPilot, PLANE, placePlane, planeOf } from '../../parts/haunts/vehicle';
import type { FigureID } from '../../rules/components';
import { explorerAt, isMonster, isTraitor, placeOf, sideOf } from '../../rules/figures';
import { say, trait as traitFact, whichOne } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import { type Nothing, type Rolled, stepsOf } from '../../rules/step';
import type { Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { CLAUSE, exitsOf, type Seer, type State, TOYS } from './state';

/** A toy that flies: where it is found, what brings it down, and how it gets out. */

const step = stepsOf<Record<'fly-out', Nothing> & Record<'found' | 'batted', Rolled>>('haunt');

export const FIND = { what: 'rolls.search', from: 3 } as const;
export const BAT = 'rolls.bat';
/** A Cat’s paw, and the hand of somebody as small as the heroes. */
export const batFrom = (figure: FigureID): number => (isMonster(figure) ? 7 : 5);

/** A hero looks for it among the toys, once a turn (BH-h35-H). */
const searches = (seen: Seer, seat: PlayerID): Option[] =>
  planeOf(seen.table) !== undefined || !TOYS.includes(explorerAt(seen.table, seat).room)
    ? []
    : tried(seen, seat, {
        kind: 'search',
        args: ['search'],
        clause: CLAUSE,
        trait: 'knowledge',
        ...FIND,
        label: { kind: 'search', facts: { trait: traitFact('knowledge') } },
        next: step.after('found'),
        spent: { reason: 'tried', clause: CLAUSE },
        weight: 40,
      });

/** Out of the house with all who live, for one space (BH-h35-D12, BH-h35-D13). */
function flyOut(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  if (!isPilot(seen, seat) || !exitsOf(seen).includes(explorerAt(table, seat).room)) return [];
  const out = deed(CLAUSE, 'fly-out', { facts: {}, weight: 400, next: [step('fly-out')] });
  if (heroes(table).some((one) => !mine.vehicle.aboard.includes(one)))
    return [barred(out, { reason: 'left-behind', clause: CLAUSE })];
  return table.turn.isMovementOver ? [] : [asStepOut(seen, seat, out)];
}

export const toyOffers = (seen: Seer, seat: PlayerID): Option[] =>
  sideOf(seen.table, seat) === 'heroes' ? [...searches(seen, seat), ...flyOut(seen, seat)] : bats(seen, seat);

/** Batted at in the air, by whoever stands below: a Cat once a turn, the traitor as his attack (BH-h35-D13). */
export function bats(seen: Seer, figure: FigureID): Option[] {
  const { table, mine } = seen;
  const isCat = isMonster(figure);
  const key = `bat ${figure}`;
  const isAble = isCat ? mine.held[figure] === undefined : isTraitor(table, figure);
  if (!mine.vehicle.isFlying || !isAble || !isBeside(seen, figure) || isDone(table, key)) return [];
  const roll = { do: 'roll', seat: figure, trait: 'speed', use: 'task', what: BAT } as const;
  const first = isCat ? mark(figure) : ({ do: 'forgo-attack' } as const);
  const option = deed(CLAUSE, isCat ? 'cat-bats' : 'bat', {
    args: [...(isCat ? [figure] : []), 'bat'],
    facts: { monster: whichOne(table, figure) },
    odds: oddsOf(seen, roll, batFrom(figure)),
    weight: 80,
    next: [mark(key), first, { ...roll, next: step.after('batted') }],
  });
  return [barred(option, table.turn.hasAttacked ? { reason: 'has-attacked', clause: CLAUSE } : undefined)];
}

export const toySteps = {
  found: ({ G }, { seat = '', total }) => {
    if (total < FIND.from) {
      tellTask(G, seat, FIND.what, null);
      return [];
    }
    placePlane(G, placeOf(G, seat));
    say(G, 'plane-found', seat);
    return [];
  },
  batted: ({ G, mine }, { seat = '', total }) => {
    if (mine.vehicle.isFlying && total >= batFrom(seat)) return [comesDown(seat, 'batted-down')];
    say(G, 'bat-missed', isMonster(seat) ? null : seat, { who: whichOne(G, seat) });
    return [];
  },
  'fly-out': ({ G, mine }, { seat = '' }) => {
    say(G, 'flies-out', seat);
    G.monsters = G.monsters.filter(({ kind }) => kind !== PLANE);
    return mine.vehicle.aboard.map((one) => ({ do: 'leave', seat: one }));
  },
} satisfies Resolvers<State, typeof step>;
