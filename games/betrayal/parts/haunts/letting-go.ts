import type { PlayerID } from '@/kit/action';
import { cardOf, layDown, takeFrom } from '../../rules/cards';
import { explorerAt } from '../../rules/figures';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import type { Step } from '../../rules/step';
import type { At } from '../../rules/thing';

/**
 * Somebody lets all go that is an item, also what can't be put down otherwise, and companions, who stay where they are (BH61) or are
 * out of the game (BH-g25): what that brings.
 */
export function letsGo(at: At, seat: PlayerID, companions: 'stay' | 'leave'): Step[] {
  const { G, box } = at;
  const explorer = explorerAt(G, seat);
  return [...explorer.cards].flatMap((card) => {
    const { isItem, isCompanion } = cardOf(box, card);
    if (isItem !== true && isCompanion !== true) return [];
    const isGone = isItem !== true && companions === 'leave';
    const after = takeFrom(at, seat, card, isGone ? 'discard' : 'drop');
    if (isGone) G.gone.push(card);
    else layDown(G, explorer, [card]);
    const facts = { card: cardFact(card), room: roomFact(explorer.room) };
    say(G, isGone ? 'set-aside' : 'left-behind', seat, facts);
    return after;
  });
}
