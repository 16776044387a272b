import type { State } from '@games/betrayal/haunts/39-the-heir/state';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { normalized } from '@tests/honesty/chance';
import type { PlayerID } from '@/kit/action';
import type { Laid } from '../arrange';
import { hauntedHouse, untilTurnOf } from '../haunted';
import type { Secret } from '../secret';
import { writtenSecret } from '../written-secret';

const TILES: readonly Laid[] = [
  ['statuary-corridor', 'ground', 1, -1],
  ['ballroom', 'ground', 1, 1],
  ['dusty-hallway', 'ground', 1, 2],
  ['bedroom', 'upper', 1, 0],
];

/** Four play, so that two heroes may be the heir: Peter is it. */
const house = () =>
  hauntedHouse<State>(39, {
    omen: 'spear',
    explorers: ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'father-rhinehardt'],
    tiles: TILES,
    setup: ['answer foyer', 'answer ballroom', 'answer bedroom', 'answer upper-landing', 'answer 2'],
  });

/** The traitor writes more of them, and has written one. */
function writing(): BetrayalG {
  const begun = house().set({ track: 2 });
  untilTurnOf(begun, '1');
  begun.choose('end', 'answer grand-staircase');
  return begun.G;
}

const mine = ({ hidden }: BetrayalG): State => hidden as State;
const sideOf = ({ haunt }: BetrayalG, playerID: PlayerID | null) =>
  playerID === null ? null : haunt?.sides[Number(playerID)];

/** All heroes know; when one alone is left whom it may be, everybody. */
const heir: Secret = {
  name: 'who is the heir',
  of: (G, playerID) => (sideOf(G, playerID) === 'heroes' || mine(G).maybe.length < 2 ? null : mine(G).heir),
  redeal: (G, random) => ({ ...mine(G), heir: random.Shuffle([...mine(G).maybe])[0] ?? null }),
  chances: (G) => normalized(new Map(mine(G).maybe.map((seat) => [seat, 1]))),
  laid: () => house().G,
};

/** What the traitor has told them all nobody else hears. */
const order: Secret = {
  name: 'whether Assassins let heroes pass',
  of: (G, playerID) => (sideOf(G, playerID) === 'traitor' ? null : String(mine(G).isHolding)),
  redeal: (G, random) => ({ ...mine(G), isHolding: random.Die(2) === 1 }),
  chances: () => normalized(new Map(['true', 'false'].map((so) => [so, 1]))),
  laid: () => house().G,
};

export const secrets = [
  heir,
  order,
  writtenSecret('where Assassins wait', { slice: 'assassins', side: 'traitor', laid: () => house().G }),
  writtenSecret('where more Assassins are sent', {
    slice: 'assassins',
    line: 1,
    side: 'traitor',
    laid: writing,
  }),
];
