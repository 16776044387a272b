import { goTogether } from '../../parts/haunts/along';
import { change } from '../../parts/haunts/haunt';
import type { Direction, FigureID, Place } from '../../rules/components';
import { placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { room as roomFact, say, whichOne } from '../../rules/journal';
import type { Way } from '../../rules/option';
import { type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers } from '../../rules/thing';
import { waysFrom } from '../../rules/ways';
import { isMet, lookOf, type Seer, type State, victims } from './state';

/** How Victims go through the house: straight on, and round corners where they must. */

export type Exit = Way & { readonly to: Place };

const step = stepsOf<{ walk: { victim: FigureID; left: number } }>('haunt');
export const walk = (victim: FigureID, left: number): Step => step('walk', { victim, left });

/** Walks by nobody in particular: what only monsters climb is no way for it. */
const NOBODY: FigureID = '';
/** By the quarter turns from where it looks: straight on, to the left, to the right, back. */
const TURNS = [0, 2, 5, 1] as const;
/** Among these stairs and passages, and the one of them that it has come by. */
const [STAIRS, PASSAGE, LAST] = [3, 4, 6] as const;

const isQuiet = (way: Way): way is Exit => way.to !== null && way.isLoud !== true;

/** In which order it takes the ways out of a room (BH-h46-D2, D7, BH-h46-K2). */
function rank({ mine }: Seer, victim: FigureID, { door, isStairs, to }: Exit): number {
  if (door !== null) return TURNS[(door - lookOf(mine, victim) + 4) % 4] ?? LAST;
  if (mine.from[victim] === to.room) return LAST;
  return isStairs === true ? STAIRS : PASSAGE;
}

/** Where a Victim can go, first where it does: by doors, stairs and passages on which nothing is rolled or asked (BH-h46-D11). */
export function exitsOf(seen: Seer, victim: FigureID): Exit[] {
  const place = placeOf(seen.table, victim);
  const passages = waysFrom(seen, NOBODY, { room: place.room, side: null }).filter(
    (way): way is Exit => isQuiet(way) && way.door === null,
  );
  return waysFrom(seen, victim, place)
    .filter(isQuiet)
    .filter(({ door, to }) => door !== null || passages.some((way) => samePlace(way.to, to)))
    .sort((a, b) => rank(seen, victim, a) - rank(seen, victim, b));
}

/** It looks where the door has led it; stairs and passages don’t turn it (BH-h46-D8). */
export function turnTo(at: At<State>, victim: FigureID, door: Direction | null): void {
  const { G } = at;
  const { looks, from } = G.hidden as State;
  change(at, {
    looks: door === null ? looks : { ...looks, [victim]: door },
    from: { ...from, [victim]: placeOf(G, victim).room },
  });
}

export const walkSteps = {
  /** One room after the other by itself: not away from a hero, nor past one (BH-h46-R2, BH-h46-D9), nor on from a Music Box that holds it (BH73). */
  walk: (at, { victim, left }) => {
    const { G } = at;
    const one = victims(G).find(({ id }) => id === victim);
    if (left === 0 || one === undefined || one.isDone || isMet(G, one)) return [];
    const [exit] = exitsOf(at, victim);
    if (exit === undefined) return [];
    turnTo(at, victim, exit.door);
    say(G, 'monster-go', null, { who: whichOne(G, victim), room: roomFact(exit.to.room) });
    return [...goTogether(G, [victim], exit.to), walk(victim, left - 1)];
  },
} satisfies Resolvers<State, typeof step>;
