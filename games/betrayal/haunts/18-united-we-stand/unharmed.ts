import type { PlayerID } from '@/kit/action';
import { DYNAMITE } from '../../parts/cards/dynamite';
import { pick, roomWay } from '../../parts/cards/steps';
import { change } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { robbed, unharmed } from '../../parts/haunts/robbing';
import { stunsTraitor } from '../../parts/haunts/stunned';
import type { Place } from '../../rules/components';
import { explorerAt, isTraitor, placeOf } from '../../rules/figures';
import { say } from '../../rules/journal';
import type { Moments, Questions } from '../../rules/questions';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers } from '../../rules/thing';
import { keyOf, waysFrom } from '../../rules/ways';
import { CLAUSE, inflammable, RING, type Seer, type State } from './state';

/** What blows do to the traitor, and what his do to others (BH-h18-R). */

const step = stepsOf<{ absorb: Nothing; push: { left: number } }>('haunt');

const isBodily = (trait: string): boolean => trait === 'might' || trait === 'speed';

/** Whoever dies of his attack is taken in (BH-h18-D2); the Ring’s moves him, and what would hurt his body does nothing (BH-h18-D5, BH-h18-D10). */
function struck(
  { table }: Seer,
  { attack: { attacker, target, trait, weapon }, margin }: Questions['struck']['asked'],
  so: readonly Step[],
): readonly Step[] {
  const traitor = traitorOf(table);
  if (attacker === traitor && margin > 0) return [...so, step('absorb', { seat: target })];
  if (margin > 0 && target === traitor && weapon === RING)
    return [step('push', { seat: attacker, left: margin })];
  const isHit = traitor === (margin > 0 ? target : attacker);
  if (!isHit || !isBodily(trait)) return so;
  return so.map((one) => (one.do === 'harm' ? unharmed(traitor) : robbed(one, traitor)));
}

/** Where so many doors lead to, back as well; where fewer do, as far as they go. */
function behindDoors(at: At, figure: PlayerID, count: number): readonly Place[] {
  let places: readonly Place[] = [placeOf(at.G, figure)];
  for (let n = 0; n < count; n++) {
    const next = places.flatMap((place) =>
      waysFrom(at, figure, place).flatMap(({ to, door }) => (to === null || door === null ? [] : [to])),
    );
    if (next.length > 0) places = [...new Map(next.map((place) => [keyOf(place), place])).values()];
  }
  return places;
}

export const blows = {
  alters: {
    struck,
    harm: ({ table }: Seer, { figure, kind }: Questions['harm']['asked'], so: number) =>
      isTraitor(table, figure) && kind === 'physical' ? 0 : so,
  },
  /** Dynamite that he has not got out of (BH-h18-D13, BH-h18-K5). */
  eased: ({ G }: At<State>, { seat, source }: Moments['eased']): Step[] =>
    isTraitor(G, seat) && source === `cards.${DYNAMITE}` ? stunsTraitor(false) : [],
};

export const blowSteps = {
  absorb: (at, { seat = '' }) => {
    const { G, mine } = at;
    if (explorerAt(G, seat).life !== 'dead') return [];
    say(G, 'absorbed', seat);
    change(at, { might: mine.might + 1, speed: Math.max(0, mine.speed - 1), absorbed: mine.absorbed + 1 });
    return [];
  },
  push: (at, { seat = '', left }) => {
    const traitor = traitorOf(at.G);
    const hot = inflammable(at);
    const ways = behindDoors(at, traitor, left).map((to) => ({
      ...roomWay(to.room, 'push-to', [{ do: 'put', seat: traitor, to: { ...to } }]),
      key: keyOf(to),
      weight: hot.includes(to.room) ? 8 : 1,
    }));
    return [{ ...pick(CLAUSE, ways), seat }];
  },
} satisfies Resolvers<State, typeof step>;
