import type { PlayerID } from '@/kit/action';
import { at, seatIDs } from '@/kit/seats';
import { CARDS, type Card } from './components';
import type { CrowsOverkillG, KnownCard } from './state';

// What a seat has learned of the other hands is a list of cards, each in one of some hands: the card that
// the scissors took from it, and, when the discards are shuffled, whatever was in none of them. A card is
// crossed off when somebody shows one like it who might hold it. No entry ever claims too much.

/** Sorted, so that the list tells nothing of how the hands lie. */
function sorted(known: KnownCard[]): KnownCard[] {
  return known.sort(
    (a, b) =>
      CARDS.indexOf(a.card) - CARDS.indexOf(b.card) || a.holders.join().localeCompare(b.holders.join()),
  );
}

/**
 * Two entries whose hands overlap in part are known of all those hands: of any two lists of hands one
 * then contains the other, or they have nothing in common.
 */
function nested(known: KnownCard[]): KnownCard[] {
  for (const one of known)
    for (const other of known) {
      const shared = one.holders.filter((holder) => other.holders.includes(holder)).length;
      if (shared === 0 || shared === Math.min(one.holders.length, other.holders.length)) continue;
      one.holders = [...new Set([...one.holders, ...other.holders])].sort();
      other.holders = [...one.holders];
    }
  return sorted(known);
}

/** The entry that a card shown by `holder` crosses off: what is known best first. */
function crossOff(known: KnownCard[], holder: PlayerID, card: Card): void {
  let found = -1;
  for (const [index, entry] of known.entries()) {
    if (entry.card !== card || !entry.holders.includes(holder)) continue;
    if (found < 0 || entry.holders.length < (known[found]?.holders.length ?? 0)) found = index;
  }
  if (found >= 0) known.splice(found, 1);
}

/** An empty hand holds nothing of what is looked for. */
function leaveOut(G: CrowsOverkillG, known: KnownCard[]): void {
  for (const entry of known)
    if (entry.holders.length > 1)
      entry.holders = entry.holders.filter((holder) => at(G.hands, holder).length > 0);
}

/** The card has left the seat's hand for all to see. */
export function noticeShown(G: CrowsOverkillG, holder: PlayerID, card: Card): void {
  for (const [seat, known] of G.known.entries()) {
    if (known.length === 0 || String(seat) === holder) continue;
    crossOff(known, holder, card);
    leaveOut(G, known);
    sorted(known);
  }
}

/** A card has gone from one hand into another, and only the two know which (CO20). */
export function noticeTaken(G: CrowsOverkillG, thief: PlayerID, victim: PlayerID, card: Card): void {
  for (const [seat, known] of G.known.entries()) {
    const viewer = String(seat);
    if (viewer === victim) known.push({ card, holders: [thief] });
    else if (viewer === thief) crossOff(known, victim, card);
    else
      for (const entry of known)
        if (entry.holders.includes(victim) && !entry.holders.includes(thief))
          entry.holders = [...entry.holders, thief].sort();
    leaveOut(G, known);
    nested(known);
  }
}

/** The deck is empty and the discards are about to be shuffled: what lies in neither is in the hands. */
export function noticeShuffle(G: CrowsOverkillG): void {
  for (const playerID of seatIDs(G.hands.length)) {
    if (at(G.seats, playerID).isOut) continue;
    const others = seatIDs(G.hands.length).filter(
      (other) => other !== playerID && at(G.hands, other).length > 0,
    );
    const known = at(G.known, playerID);
    const held = others.flatMap((other) => at(G.hands, other));
    for (const { card } of known) held.splice(held.indexOf(card), 1);
    known.push(...held.map((card) => ({ card, holders: [...others] })));
    nested(known);
  }
}
