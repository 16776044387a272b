import type { State } from '@games/betrayal/haunts/41-invisible-traitor/state';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { normalized } from '@tests/honesty/chance';
import { hauntedHouse } from '../haunted';
import type { Secret } from '../secret';

/** Where the traitor is: he alone knows, and nobody can tell it from any other place where he may be. */

const sliceOf = ({ hidden }: BetrayalG) => hidden as State;
const nameOf = ({ room, side }: State['unseen']['among'][number]): string => `${room} ${side ?? ''}`;

const spot: Secret = {
  name: 'where the traitor is',
  of: (G, playerID) => {
    const { spot, among } = sliceOf(G).unseen;
    const isKept = playerID === null || G.haunt?.sides[Number(playerID)] !== 'traitor';
    return isKept && spot !== null && among.length > 1 ? nameOf(spot) : null;
  },
  redeal: (G, random) => {
    const { unseen } = sliceOf(G);
    const [other = null] = random.Shuffle([...unseen.among]);
    return { ...sliceOf(G), unseen: { ...unseen, spot: other } };
  },
  chances: (G) => normalized(new Map(sliceOf(G).unseen.among.map((place) => [nameOf(place), 1]))),
  laid: () =>
    hauntedHouse<State>(41, {
      tiles: [
        ['library', 'ground', 1, -1],
        ['tower', 'upper', 1, 0],
      ],
      setup: ['answer library'],
    }).G,
};

export const secrets = [spot];
