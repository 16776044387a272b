import type { State } from '@games/betrayal/haunts/50-treasure-hunt/state';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { normalized } from '@tests/honesty/chance';
import type { Laid } from '../arrange';
import { hauntedHouse } from '../haunted';
import type { Secret } from '../secret';

/** Which Clue lies in which room, and which are out of the game: nobody knows, not even whoever looks for them. */

const TILES: readonly Laid[] = [
  ['library', 'ground', 1, -1],
  ['ballroom', 'ground', 1, 1],
  ['bedroom', 'upper', 1, 0],
  ['larder', 'basement', 1, 0, 1],
];

/** Four lie in the house, one has been taken, and fifteen are set aside. */
function laid(): BetrayalG {
  const begun = hauntedHouse<State>(50, {
    tiles: [...TILES, ['gardens', 'ground', 1, 2]],
    rooms: ['gardens', 'gardens', 'gardens'],
    dice: [2, 2, 1, 1, 0],
    traits: [{}, { knowledge: 5 }],
  });
  begun.choose('use search');
  while (!begun.asked.endsWith(' turn')) begun.choose(begun.choices[0] ?? '');
  return begun.G;
}

const cluesIn = ({ hidden }: BetrayalG) => (hidden as State).clues;

/** By its place in the pile: first those in rooms, then those that are set aside. */
const clueAt = (name: string, placeIn: (G: BetrayalG) => number): Secret => ({
  name,
  of: (G) => (cluesIn(G).unseen.length < 2 ? null : (cluesIn(G).unseen[placeIn(G)] ?? null)),
  redeal: (G, random) => {
    const clues = cluesIn(G);
    return { ...(G.hidden as State), clues: { ...clues, unseen: random.Shuffle([...clues.unseen]) } };
  },
  chances: (G) => normalized(new Map(cluesIn(G).unseen.map((clue) => [String(clue), 1]))),
  laid,
});

export const secrets = [
  clueAt('which Clue lies in the room that had one first', () => 0),
  clueAt('which Clue lies in the room that had one last', (G) => cluesIn(G).lying.length - 1),
  clueAt('which Clue is out of the game', (G) => cluesIn(G).unseen.length - 1),
];
