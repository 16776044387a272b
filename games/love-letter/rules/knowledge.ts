import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { ALL_KINDS, above, has, type Kind, only, VALUE, without } from './components';
import type { Look, LoveLetterG } from './state';

/** Whether the viewer still knows that the target holds the card. */
export const isFresh = (look: { readonly card: Kind | null; readonly since: readonly Kind[] }): boolean =>
  look.card !== null && !look.since.includes(look.card);

/** The seat has played `card` and kept the other one. */
export function noticePlay(G: LoveLetterG, playerID: PlayerID, card: Kind): void {
  const seat = at(G.seats, playerID);
  // A card that the kept one could not have been was the one just drawn, so the kept one stayed.
  if (has(seat.couldHold, card)) seat.couldHold = ALL_KINDS;
  // Whoever holds the Countess with a King or Prince has to play her instead (LL12).
  if (card === 'king' || card === 'prince') seat.couldHold = without(seat.couldHold, 'countess');
  for (const look of G.looks) if (look.target === playerID) look.since.push(card);
  if (G.ties.length > 0) G.ties = G.ties.filter((pair) => !pair.includes(playerID));
}

/** A Guard named a character that the seat does not hold (LL14). */
export function noticeMiss(G: LoveLetterG, target: PlayerID, guess: Kind): void {
  const seat = at(G.seats, target);
  seat.couldHold = without(seat.couldHold, guess);
}

/** `viewer` has been shown the card that `target` keeps. */
export function noticeLook(G: LoveLetterG, viewer: PlayerID, target: PlayerID, card: Kind): void {
  G.looks = G.looks.filter((look) => look.viewer !== viewer || look.target !== target);
  G.looks.push({ viewer, target, card, since: [] });
}

/** A Baron ended level: both know, and everybody knows that the two hands are alike (LL10). */
export function noticeTie(G: LoveLetterG, a: PlayerID, b: PlayerID, card: Kind): void {
  noticeLook(G, a, b, card);
  noticeLook(G, b, a, card);
  const both = at(G.seats, a).couldHold & at(G.seats, b).couldHold;
  at(G.seats, a).couldHold = both;
  at(G.seats, b).couldHold = both;
  G.ties.push([a, b]);
}

/** A Baron put `loser` out, whose card everybody now sees; the loser has seen the winner's. */
export function noticeDefeat(
  G: LoveLetterG,
  winner: PlayerID,
  winning: Kind,
  loser: PlayerID,
  losing: Kind,
): void {
  const seat = at(G.seats, winner);
  seat.couldHold &= above(VALUE[losing]);
  noticeLook(G, loser, winner, winning);
}

/** The card that a seat kept lies open: whoever is known to hold an equal one holds the same (LL10). */
export function noticeShown(G: LoveLetterG, playerID: PlayerID, card: Kind): void {
  for (const pair of G.ties) {
    if (!pair.includes(playerID)) continue;
    const other = at(G.seats, pair[0] === playerID ? pair[1] : pair[0]);
    other.couldHold = only(card);
  }
}

/** The seat's hand has been replaced by an unknown card, or has left the round. */
export function forgetHand(G: LoveLetterG, playerID: PlayerID): void {
  at(G.seats, playerID).couldHold = at(G.seats, playerID).isOut ? 0 : ALL_KINDS;
  G.looks = G.looks.filter((look) => look.target !== playerID);
  G.ties = G.ties.filter((pair) => !pair.includes(playerID));
}

/** Two seats have traded hands (LL20): what was known goes with the cards, and both know both. */
export function noticeTrade(
  G: LoveLetterG,
  a: PlayerID,
  cardNowAtA: Kind,
  b: PlayerID,
  cardNowAtB: Kind,
): void {
  const swap = (playerID: PlayerID) => (playerID === a ? b : playerID === b ? a : playerID);
  const seatA = at(G.seats, a);
  const seatB = at(G.seats, b);
  const kept = seatA.couldHold;
  seatA.couldHold = seatB.couldHold;
  seatB.couldHold = kept;
  const moved: Look[] = G.looks.map((look) => ({
    ...look,
    since: [...look.since],
    target: swap(look.target),
  }));
  G.looks = moved.filter((look) => look.viewer !== look.target);
  G.ties = G.ties.map(([first, second]) => [swap(first), swap(second)]);
  noticeLook(G, a, b, cardNowAtB);
  noticeLook(G, b, a, cardNowAtA);
}
