import type { PlayerID } from '@/kit/action';
import { canStep } from '../../parts/cards/feeling';
import { roll, tell } from '../../parts/cards/steps';
import { change, deed } from '../../parts/haunts/haunt';
import type { Direction, FigureID, Place } from '../../rules/components';
import { isAlive, isMonster, monsterAt, placeOf } from '../../rules/figures';
import { isPromising, samePlace } from '../../rules/house';
import { say, whichOne } from '../../rules/journal';
import type { Option, Way } from '../../rules/option';
import type { Questions } from '../../rules/questions';
import { oddsOf } from '../../rules/rolls';
import { stepsOf } from '../../rules/step';
import type { At, Resolvers } from '../../rules/thing';
import { areOpponents, priceOf, spacesLeft, waysFrom } from '../../rules/ways';
import { worthStepping } from './goals';
import { CLAUSE, cats, flies, isPilot, type Seer, type State, walkerIn } from './state';

/** How far it is for who is small: a doorway is a room of its own, and a stair a wall (BH-h35-S, BH-h35-D9). */

const step = stepsOf<{ 'step-in': { figure: FigureID; direction: Direction } }>('haunt');

/** Into a doorway, and out of it. */
const DOOR = 2;
const CLIMB = 3;
const STAIRS = 'rolls.stairs';
const SECRET = 'BH-secret-stairs';

export const term = (direction: Direction) => ({ direction: { term: `directions.${direction}` } });

/** Who fails stays down there, and the turn is over (BH-h35-D1). */
function climbed(seen: Seer, seat: PlayerID, way: Way): Way {
  const thrown = { do: 'roll', seat, trait: 'might', use: 'task', what: STAIRS } as const;
  return {
    ...way,
    clause: CLAUSE,
    isLoud: true,
    label: 'climb',
    odds: oddsOf(seen, thrown, CLIMB, { upTo: CLIMB - 1, ill: 'holds' }),
    through: (onward) => [
      {
        ...roll('might', STAIRS, 'task', {
          [CLIMB]: way.through?.(onward) ?? onward,
          0: [tell('stairs-failed'), { do: 'stop' }],
        }),
        seat,
      },
    ],
  };
}

/** Cats and the plane climb without a roll; from the air no room is found (BH-h35-D8, BH-h35-D10). */
export function waysOut(
  seen: Seer,
  { figure, from }: Questions['waysOut']['asked'],
  so: readonly Way[],
): readonly Way[] {
  if (figure === '') return so;
  const isHere = samePlace(placeOf(seen.table, figure), from);
  const doorway = isHere ? seen.mine.doorways[walkerIn(seen, figure)] : undefined;
  const climbs = isMonster(figure) || isPilot(seen, figure);
  return so.flatMap((way) => {
    if (way.to === null && isPilot(seen, figure)) return [];
    if (way.door !== null) return [{ ...way, spaces: way.door === doorway ? 1 : DOOR }];
    const isStairs = way.isStairs === true || way.clause === SECRET;
    return [isStairs && !climbs ? climbed(seen, figure, way) : way];
  });
}

/** Who is in the way and would be on the ground is not for who flies, nor the other way round (BH-h35-D13). */
export function price(
  seen: Seer,
  { figure, from }: { readonly figure: FigureID; readonly from: Place },
  so: number,
): number {
  const { table } = seen;
  const all = [
    ...table.explorers.flatMap((one, seat) => (isAlive(one) ? [{ ...one, id: String(seat) }] : [])),
    ...cats(table).filter(({ stunned }) => stunned === 0),
  ];
  const apart = all.filter(
    (one) =>
      samePlace(one, from) &&
      areOpponents(seen, figure, one.id) &&
      flies(seen, one.id) !== flies(seen, figure),
  );
  return figure === '' ? so : so - apart.length;
}

/** With one space left, into a doorway that a figure can't go through any more; as good as to it is towards its aim. */
export function doorwaysFor(seen: Seer, figure: FigureID): Option[] {
  const { table } = seen;
  if (spacesLeft(seen, figure) !== 1 || (!isMonster(figure) && !canStep(seen, figure))) return [];
  const from = placeOf(table, figure);
  return waysFrom(seen, figure, from).flatMap((way): Option[] => {
    const { to, door } = way;
    if (door === null || priceOf(seen, figure, from, way, 0, 1) === 1) return [];
    if (to === null && !isPromising(seen, { room: from.room, direction: door })) return [];
    if (seen.mine.doorways[walkerIn(seen, figure)] === door) return [];
    const args = [...(isMonster(figure) ? [figure] : []), 'doorway', door];
    const facts = { ...term(door), monster: whichOne(table, figure) };
    return [
      deed(CLAUSE, isMonster(figure) ? 'cat-doorway' : 'doorway', {
        args,
        facts,
        cost: 1,
        weight: worthStepping(seen, figure, to?.room ?? null),
        next: [step('step-in', { figure, direction: door })],
      }),
    ];
  });
}

/** Whoever comes anywhere is in no doorway any more. */
export const outOfDoorway = (at: At<State>, ...figures: readonly FigureID[]): void =>
  change(at, {
    doorways: Object.fromEntries(
      Object.entries((at.G.hidden as State).doorways).filter(([one]) => !figures.includes(one)),
    ),
  });

export const doorwaySteps = {
  'step-in': (at, { figure, direction }) => {
    const { G, mine } = at;
    change(at, { doorways: { ...mine.doorways, [walkerIn(at, figure)]: direction } });
    const facts = { who: whichOne(G, figure), ...term(direction) };
    say(G, 'steps-in', isMonster(figure) ? null : figure, facts);
    if (!isMonster(figure)) return [{ do: 'spend', seat: figure, cost: 1 }];
    Object.assign(monsterAt(G, figure), { spaces: 0, hasMoved: true });
    return [];
  },
} satisfies Resolvers<State, typeof step>;
