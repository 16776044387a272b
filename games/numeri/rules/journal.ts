import type { PlayerID } from '@/kit/action';
import { seatFact, tell, termFact } from '@/kit/journal';
import { type Face, IN_HAND, printedOn } from './components';
import type { Step } from './path';
import type { SplitArgs } from './schemas';
import type { NumeriG } from './state';

/** What the journal says of each thing that happens. Nothing is put together while nobody listens. */

export function tellStart(G: NumeriG): void {
  if (G.journal !== null) tell(G, 'start', null, { starter: seatFact(G.starter) });
}

export function tellRoll(G: NumeriG, playerID: PlayerID, die: Face): void {
  if (G.journal !== null) tell(G, 'roll', playerID, { die: termFact(`faces.${die}`) });
}

/** A roll that nothing can be done with. */
export function tellPass(G: NumeriG, playerID: PlayerID, die: Face): void {
  if (G.journal !== null) tell(G, 'pass', playerID, { die: termFact(`faces.${die}`) });
}

export function tellSplit(
  G: NumeriG,
  playerID: PlayerID,
  die: Face | null,
  [first, second]: SplitArgs,
): void {
  if (G.journal !== null) tell(G, 'split', playerID, { die: termFact(`faces.${die}`), first, second });
}

/** `of`: the roll as a whole, or one half of it. `jumped` counts the pieces passed over. */
export function tellMove(
  G: NumeriG,
  playerID: PlayerID,
  { number, from, to }: Step,
  of: 'roll' | 'split',
): void {
  if (G.journal === null) return;
  const facts = {
    of,
    die: termFact(`faces.${G.die}`),
    number,
    to,
    stone: printedOn(to),
    jumped: to - from - 1,
  };
  if (from === IN_HAND) tell(G, 'enter', playerID, facts);
  else tell(G, 'move', playerID, { ...facts, from });
}

export function tellOpen(G: NumeriG, playerID: PlayerID): void {
  tell(G, 'open', playerID);
}

export function tellBonus(G: NumeriG, playerID: PlayerID): void {
  tell(G, 'bonus', playerID);
}

export function tellEnd(G: NumeriG): void {
  tell(G, 'end', null);
}
