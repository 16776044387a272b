import { isMonster } from '../../rules/figures';
import { say } from '../../rules/journal';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Resolvers } from '../../rules/thing';
import { keepPart, part } from './haunt';

const NAME = 'brawl';
const step = stepsOf<{ calm: Nothing }>(`haunt/${NAME}.`);

/**
 * Explorers attack one another, and nobody dies of that: what an attack lowers stops short of the skull. Told as `gets-up`. Its
 * slice: an attack is under way, and all that comes of it is done before it is over.
 */
export const brawl = part<boolean>({
  name: NAME,
  begin: () => false,
  steps: {
    calm: (at) => {
      keepPart(at, NAME, false);
      return [];
    },
  } satisfies Resolvers<boolean, typeof step>,
  on: {
    fought: (at) => {
      keepPart(at, NAME, true);
      return [step('calm')];
    },
    spared: ({ G, mine }, { seat }) => {
      if (mine) say(G, 'gets-up', seat);
      return [];
    },
  },
  alters: {
    foes: (_seen, { attacker, target }, so) => so || (!isMonster(attacker) && !isMonster(target)),
    dies: ({ mine }, _asked, so) => so && !mine,
  },
});
