import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { bySpell, type Spell } from './components';
import type { CheatyMagesG } from './state';

// While the first deck lasts, a card that a seat sees nowhere may lie in the deck, in a hand or face down.
// When the discards are shuffled anew, everybody knows what is not among them: it lies in the others' hands
// or face down, and from there it comes to light only in the open. So what a seat knows is a list of
// cards that are outside the deck. One like it that comes to light crosses an entry off: it may have been
// another, drawn since, but no entry ever claims too much.

/** A seat gets to see a card that it did not see before. */
export function noticeSeen(G: CheatyMagesG, playerID: PlayerID, spell: Spell): void {
  const outside = at(G.outside, playerID);
  const index = outside.indexOf(spell);
  if (index >= 0) outside.splice(index, 1);
}

/** A card has left a hand, face up. */
export function noticeShown(G: CheatyMagesG, holder: PlayerID, spell: Spell): void {
  for (let seat = 0; seat < G.outside.length; seat++)
    if (String(seat) !== holder) noticeSeen(G, String(seat), spell);
}

/** The deck is empty and the discards are about to be shuffled. */
export function noticeShuffle(G: CheatyMagesG): void {
  const down = G.corners.flatMap(({ spells }) => spells.filter(({ isDown }) => isDown));
  G.outside = G.hands.map((_, seat) => {
    const playerID = String(seat);
    const held = G.hands.filter((_hand, other) => other !== seat).flat();
    const unseen = down.filter(({ seenBy }) => !seenBy.includes(playerID)).map(({ spell }) => spell);
    return [...held, ...unseen].sort(bySpell);
  });
}
