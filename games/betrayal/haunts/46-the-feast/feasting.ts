import { gain } from '../../parts/cards/steps';
import { isUntouched } from '../../parts/cards/untouched';
import { barred, change, deed } from '../../parts/haunts/haunt';
import { type FigureID, type RoomID, TRAITS } from '../../rules/components';
import { isMonster, monsterAt, placeOf } from '../../rules/figures';
import { room as roomFact, say, whichOne } from '../../rules/journal';
import type { Not, Option } from '../../rules/option';
import { type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { type Body, bodiesIn, CLAUSE, isWatched, type Seer, type State } from './state';

/** The dead are eaten: as a whole turn, by whoever is there as it begins (BH-h46-D4, BH-h46-D13). */

const step = stepsOf<{ feast: { on: Body['of'] } }>('haunt');

/** Why a figure may not feast in a room: a hero is there, its turn did not begin there, or it has done something in it. */
function whyNot({ table, mine }: Seer, figure: FigureID, room: RoomID): Not | undefined {
  if (isWatched(table, room)) return { reason: 'watched', clause: CLAUSE };
  const one = isMonster(figure) ? monsterAt(table, figure) : undefined;
  const hasActed = one?.hasMoved === true || one?.hasAttacked === true || isDone(table, figure);
  const isIdle = one === undefined ? isUntouched(table.turn) : !hasActed;
  return isIdle && mine.guests.includes(figure) ? undefined : { reason: 'feast-first', clause: CLAUSE };
}

export function feasts(seen: Seer, figure: FigureID): Option[] {
  const { table, mine } = seen;
  const { room } = placeOf(table, figure);
  const not = whyNot(seen, figure, room);
  const facts = { monster: whichOne(table, figure) };
  return (['victim', 'hero'] as const)
    .filter((of) => bodiesIn(mine, room, of) > 0)
    .map((on) => {
      const [kind, who] = isMonster(figure) ? [`freak-${on}`, [figure]] : [`feast-${on}`, []];
      const next = [step('feast', { seat: figure, on })];
      return barred(deed(CLAUSE, kind, { facts, args: [...who, 'feast', on], weight: 40, next }), not);
    });
}

/** Who is at a body with no hero there as the turn begins. */
export function seated(at: At<State>, figures: readonly FigureID[]): Step[] {
  const isServed = (room: string) =>
    at.mine.bodies.some((one) => one.room === room) && !isWatched(at.G, room);
  change(at, { guests: figures.filter((figure) => isServed(placeOf(at.G, figure).room)) });
  return [];
}

export const feastSteps = {
  feast: (at, { seat = '', on }) => {
    const { G, mine } = at;
    const { room } = placeOf(G, seat);
    const eaten = mine.bodies.findIndex((one) => one.room === room && one.of === on);
    change(at, {
      bodies: mine.bodies.filter((_, n) => n !== eaten),
      eaten: mine.eaten + (on === 'victim' ? 1 : 0),
    });
    say(G, `feasts-${on}`, null, { who: whichOne(G, seat), room: roomFact(room) });
    if (!isMonster(seat)) return [...TRAITS.map((trait) => gain(trait)), { do: 'stop', seat }];
    monsterAt(G, seat).isDone = true;
    change(at, { fed: { ...mine.fed, [seat]: (mine.fed[seat] ?? 0) + 1 } });
    return [];
  },
} satisfies Resolvers<State, typeof step>;
