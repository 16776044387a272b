import type { PlayerID } from '@/kit/action';
import type { Kind } from './components';
import { directionOf } from './direction';
import type { SushiGoG } from './state';

/**
 * Whether a seat has had in hand what `holder` holds now. Then it still knows all of it: whatever
 * left that hand since, or came back into it, did so openly.
 */
function hasSeen(G: SushiGoG, playerID: PlayerID, holder: number): boolean {
  const numPlayers = G.hands.length;
  const towards = directionOf(G.options, G.round) === 'left' ? 1 : -1;
  const ahead = (towards * (holder - Number(playerID)) + numPlayers) % numPlayers;
  return ahead <= G.passes;
}

/** By holder, the cards that a seat (or a spectator) knows to be in each hand; all of it where it has seen it. */
export const knownCards = (G: SushiGoG, playerID: PlayerID | null): Kind[][] =>
  G.hands.map(({ cards, returned }, holder) =>
    playerID !== null && hasSeen(G, playerID, holder) ? [...cards] : Array<Kind>(returned).fill('chopsticks'),
  );
