import { DYNAMITE } from '../../parts/cards/dynamite';
import { inflammable } from '../../parts/haunts/fire';
import { change } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { robbed, unharmed } from '../../parts/haunts/robbing';
import { pushThrough } from '../../parts/haunts/shoving';
import { stunsTraitor } from '../../parts/haunts/stunned';
import type { RoomID } from '../../rules/components';
import { explorerAt, isTraitor } from '../../rules/figures';
import { say } from '../../rules/journal';
import type { Moments, Questions } from '../../rules/questions';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers } from '../../rules/thing';
import { CLAUSE, RING, type Seer, type State } from './state';

/** What blows do to the traitor, and what his do to others (BH-h18-R). */

const step = stepsOf<{ absorb: Nothing; push: { doors: number } }>('haunt');

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
    return [step('push', { seat: attacker, doors: margin })];
  const isHit = traitor === (margin > 0 ? target : attacker);
  if (!isHit || !isBodily(trait)) return so;
  return so.map((one) => (one.do === 'harm' ? unharmed(traitor) : robbed(one, traitor)));
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
  push: (at, { seat = '', doors }) => {
    const next = inflammable(at);
    const worth = (room: RoomID) => (next.includes(room) ? 8 : 1);
    return pushThrough(at, traitorOf(at.G), { clause: CLAUSE, by: seat, doors, worth });
  },
} satisfies Resolvers<State, typeof step>;
