import type { State } from '@games/betrayal/haunts/25-voodoo/state';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { normalized } from '@tests/honesty/chance';
import type { PlayerID } from '@/kit/action';
import { hauntedHouse } from '../haunted';
import type { Secret } from '../secret';

/** Where each doll lies: the traitor knows, and everybody when it has been found. The others have its hint alone. */

/** By doll, what somebody may think of who has read its hint. */
const HINTED: Readonly<Record<string, readonly string[]>> = {
  wax: ['furnace-room', 'kitchen', 'charred-room', 'research-laboratory'],
  china: ['balcony', 'tower', 'attic', 'gallery'],
  stone: ['underground-lake', 'graveyard', 'catacombs', 'chasm'],
  glass: ['pentagram-chamber', 'chapel', 'crypt', 'organ-room'],
  rag: ['gardens', 'conservatory', 'patio', 'larder'],
};

const SIX = [
  'zoe-ingstrom',
  'ox-bellows',
  'peter-akimoto',
  'missy-dubourde',
  'madame-zostra',
  'jenny-leclerc',
];

/** All five are hidden. */
function laid(): BetrayalG {
  const house = hauntedHouse<State>(25, { explorers: SIX });
  while (house.asked === '0 pick') house.choose(house.choices[0] ?? '');
  return house.G;
}

const mine = ({ hidden }: BetrayalG): State => hidden as State;
const isTraitor = ({ haunt }: BetrayalG, playerID: PlayerID | null) =>
  playerID !== null && haunt?.sides[Number(playerID)] === 'traitor';

const whereIs = (doll: string): Secret => {
  const roomIn = (G: BetrayalG) => {
    const one = mine(G).dolls.find((other) => other.doll === doll);
    return one?.state === 'hidden' ? one.room : null;
  };
  const left = (G: BetrayalG) => (HINTED[doll] ?? []).filter((room) => !mine(G).searched.includes(room));
  return {
    name: `where the ${doll} doll lies`,
    of: (G, playerID) => (isTraitor(G, playerID) || left(G).length < 2 ? null : roomIn(G)),
    redeal: (G, random) => {
      const [room = null] = random.Shuffle(left(G));
      return { ...mine(G), dolls: mine(G).dolls.map((one) => (one.doll === doll ? { ...one, room } : one)) };
    },
    chances: (G) => normalized(new Map(left(G).map((room) => [room, 1]))),
    laid,
  };
};

export const secrets = Object.keys(HINTED).map(whereIs);
