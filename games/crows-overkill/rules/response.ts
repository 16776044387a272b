import type { PlayerID } from '@/kit/action';
import { ANSWERS, type Card, isAnswer } from './components';
import type { Attack } from './state';

/** What everybody sees of the hands. */
interface OpenHands {
  readonly handCounts: readonly number[];
  readonly discard: readonly Card[];
}

/** The seat that an attack is aimed at. */
export const targetOf = ({ args }: Readonly<Attack>): PlayerID => String(args[1]);

/** The card that lies between attacker and target: the mirror where it copies. */
export const cardOf = ({ args, isCopy }: Readonly<Attack>): Card => (isCopy ? 'mirror' : args[0]);

/**
 * Whether a seat could hold an answer by what everybody sees: it holds cards, and not every door and
 * mirror lies open. It is asked then, whatever it holds (CO-r38).
 */
export function couldAnswer({ handCounts, discard }: OpenHands, attack: Attack): boolean {
  let open = attack.isCopy ? 1 : 0;
  for (const card of discard) if (isAnswer(card)) open++;
  return open < ANSWERS && (handCounts[Number(targetOf(attack))] ?? 0) > 0;
}
