import type { State } from '@games/betrayal/haunts/22-the-abyss-gazes-back';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { normalized } from '@tests/honesty/chance';
import { hauntedHouse } from '../haunted';
import type { Secret } from '../secret';

const mine = ({ hidden }: BetrayalG) => hidden as State;

/** The traitor has named where it begins among rooms that all know, and nobody else is told which. */
export const secret: Secret = {
  name: 'where the abyss begins',
  of: (G, playerID) => {
    const { track, start } = mine(G);
    return track > 0 || playerID === G.haunt?.traitor ? null : start;
  },
  redeal: (G, random) => ({ ...mine(G), start: random.Shuffle([...mine(G).among])[0] ?? null }),
  chances: (G) => normalized(new Map(mine(G).among.map((room) => [room, 1]))),
  laid: () =>
    hauntedHouse(22, {
      tiles: [
        ['crypt', 'basement', 0, -1, 2],
        ['organ-room', 'basement', 1, 0],
      ],
      setup: ['answer crypt'],
    }).G,
};
