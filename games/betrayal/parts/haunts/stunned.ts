import { explorerAt, isAlive } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { say } from '../../rules/journal';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { Resolvers } from '../../rules/thing';
import { areOpponents } from '../../rules/ways';
import { keepPart, part } from './haunt';
import { traitorOf } from './heroes';

/** Until the traitor's next turn it is `due`, in it `now`; null: he is up. For all to see (BH-g26). */
export type Stun = 'due' | 'now' | null;

const step = stepsOf<{ fall: Nothing }>('haunt/stun.');

/** The traitor is stunned from now on; `isOver`: in a turn of his own, which is over. */
export const stunsTraitor = (isOver: boolean): Step[] => [
  step('fall'),
  ...(isOver ? [{ do: 'stop' } as const] : []),
];

/**
 * A traitor who can be stunned as monsters are (BH68): he misses his next turn, whose end comes all the same; meanwhile
 * nobody attacks him, and he is in nobody's way. Words: `journal.traitor-stunned`, `.turn-missed`, `marks.stunned`.
 */
export const stunned = part<Stun>({
  name: 'stun',
  begin: () => null,
  steps: {
    fall: (at) => {
      keepPart(at, 'stun', 'due');
      say(at.G, 'traitor-stunned', traitorOf(at.G));
      return [];
    },
  } satisfies Resolvers<Stun, typeof step>,
  on: {
    turnBegan: (at, { seat }) => {
      if (seat !== traitorOf(at.G) || at.mine === null) return [];
      keepPart(at, 'stun', 'now');
      say(at.G, 'turn-missed', seat);
      return [{ do: 'stop', seat }];
    },
    traitorTurnEnded: (at) => {
      if (at.mine === 'now') keepPart(at, 'stun', null);
      return [];
    },
  },
  alters: {
    foes: ({ table, mine }, { target }, so) => so && !(mine !== null && target === traitorOf(table)),
    price: (seen, { figure, from }, so) => {
      const { table, mine } = seen;
      const seat = traitorOf(table);
      const traitor = explorerAt(table, seat);
      const isUnderfoot = mine !== null && isAlive(traitor) && samePlace(traitor, from);
      return isUnderfoot && figure !== '' && areOpponents(seen, figure, seat) ? so - 1 : so;
    },
  },
  // The dead are not stunned any more, and have no turn to miss.
  marks: ({ table, mine }) => {
    const seat = traitorOf(table);
    return mine === null || !isAlive(explorerAt(table, seat)) ? [] : [{ on: { seat }, word: 'stunned' }];
  },
});
