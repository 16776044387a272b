import type { State } from '@games/betrayal/haunts/34-guillotines/state';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { normalized } from '@tests/honesty/chance';
import type { PlayerID } from '@/kit/action';
import { hauntedHouse } from '../haunted';
import type { Secret } from '../secret';

const mine = ({ hidden }: BetrayalG) => hidden as State;

/** Everybody who lives may be the one, but for whoever asks itself: the dead have shown their tokens. */
const candidates = ({ explorers }: BetrayalG, playerID: PlayerID | null): PlayerID[] =>
  explorers.flatMap(({ life }, seat) =>
    life === 'alive' && String(seat) !== playerID ? [String(seat)] : [],
  );

/** Each seat has been told whether it is the traitor, and nobody has been told of anybody else. */
const secret: Secret = {
  name: 'who is the hidden traitor',
  of: (G, playerID) => {
    const { traitor, isShown } = mine(G).mask;
    return isShown || playerID === traitor ? null : traitor;
  },
  redeal: (G, random, playerID) => ({
    ...mine(G),
    mask: { ...mine(G).mask, traitor: random.Shuffle(candidates(G, playerID))[0] ?? null },
  }),
  chances: (G, playerID) => normalized(new Map(candidates(G, playerID).map((seat) => [seat, 1]))),
  laid: () => hauntedHouse(34, { tiles: [['attic', 'upper', 0, 1]] }).G,
};

export const secrets = [secret];
