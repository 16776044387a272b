import type { FnContext } from 'boardgame.io';
import type { PlayerID } from '@/kit/action';
import { at, seatIDs } from '@/kit/seats';
import { ALL_KINDS, DECK, FACE_UP_FOR_TWO, type Kind, VALUE } from './components';
import { tellDeal, tellDraw, tellRoundEnd } from './journal';
import type { LoveLetterG, RoundSummary } from './state';

type Context = FnContext<LoveLetterG>;

const takeTop = (deck: Kind[]): Kind => {
  const card = deck.pop();
  if (card === undefined) throw new Error('the deck is empty');
  return card;
};

/** Shuffles all sixteen cards, lays one aside (and three open between two: LL3), deals one to each seat (LL-r4). */
export function deal({ G, ctx, random }: Context): void {
  const numPlayers = ctx.numPlayers;
  G.round += 1;
  G.deck = random.Shuffle([...DECK]);
  G.setAside = takeTop(G.deck);
  G.faceUp = [];
  if (numPlayers === 2 && G.options.faceUp)
    for (let open = 0; open < FACE_UP_FOR_TWO; open++) G.faceUp.push(takeTop(G.deck));
  G.looks = [];
  G.ties = [];
  G.plays = [];
  for (let seat = 0; seat < numPlayers; seat++) {
    const open = at(G.seats, String(seat));
    open.discards = [];
    open.isProtected = false;
    open.isOut = false;
    open.couldHold = ALL_KINDS;
    G.hands[seat] = [takeTop(G.deck)];
  }
  tellDeal(G);
}

/** A turn begins: the Handmaid's protection is over (LL8), one card is drawn (LL-r5). */
export function beginTurn({ G, ctx }: Context): void {
  const playerID = ctx.currentPlayer;
  at(G.seats, playerID).isProtected = false;
  const card = takeTop(G.deck);
  at(G.hands, playerID).push(card);
  tellDraw(G, 'draw', playerID, card);
}

/** The next seat clockwise that is still in the round (LL15). */
export function nextInRound(G: LoveLetterG, from: number): number {
  const numPlayers = G.seats.length;
  for (let step = 1; step <= numPlayers; step++) {
    const seat = (from + step) % numPlayers;
    if (G.seats[seat]?.isOut === false) return seat;
  }
  throw new Error('nobody is left in the round');
}

/**
 * The round ends at once when one seat is left, or after a complete turn with the deck empty: the
 * last card drawn is still played (LL16).
 */
export function isRoundOver(G: LoveLetterG): boolean {
  // boardgame.io asks before a phase has begun, too: then nothing is dealt, or the old round still lies there.
  if (G.round === 0 || G.lastRound?.round === G.round) return false;
  let left = 0;
  for (const seat of G.seats) if (!seat.isOut) left++;
  if (left <= 1) return true;
  if (G.deck.length > 0) return false;
  for (const hand of G.hands) if (hand.length === 2) return false;
  return true;
}

const totalOf = (cards: readonly Kind[]): number => cards.reduce((sum, card) => sum + VALUE[card], 0);

const best = (seats: readonly PlayerID[], points: (playerID: PlayerID) => number): PlayerID[] => {
  const highest = Math.max(...seats.map(points));
  return seats.filter((playerID) => points(playerID) === highest);
};

/**
 * Who has won the round: the last one left, who shows nothing, or the highest hand shown (LL-r6, LL-r16), between
 * equal ones the discards, neither the last card in hand nor the open three among them (LL6, LL17).
 */
function summarize(G: LoveLetterG): RoundSummary {
  const seats = seatIDs(G.seats.length);
  const left = seats.filter((playerID) => !at(G.seats, playerID).isOut);
  const discardTotals = G.seats.map((seat) => totalOf(seat.discards));
  const table = {
    discards: G.seats.map(({ discards }) => [...discards]),
    isOut: G.seats.map(({ isOut }) => isOut),
    plays: G.plays,
    deckCount: G.deck.length,
    hasSetAside: G.setAside !== null,
    faceUp: [...G.faceUp],
  };
  if (left.length === 1)
    return {
      round: G.round,
      ending: 'last-one-left',
      hands: seats.map(() => null),
      discardTotals,
      decidedByDiscards: false,
      winners: left,
      ...table,
    };
  const highest = best(left, (playerID) => totalOf(at(G.hands, playerID)));
  const decidedByDiscards = highest.length > 1 && G.options.tie === 'classic';
  return {
    round: G.round,
    ending: 'showdown',
    hands: seats.map((playerID) => at(G.hands, playerID)[0] ?? null),
    discardTotals,
    decidedByDiscards,
    winners: decidedByDiscards ? best(highest, (playerID) => at(discardTotals, playerID)) : highest,
    ...table,
  };
}

/** The first of the winners clockwise from the seat that began (LL7). */
function nextStarter(G: LoveLetterG, winners: readonly PlayerID[]): PlayerID {
  const numPlayers = G.seats.length;
  for (let step = 0; step < numPlayers; step++) {
    const playerID = String((Number(G.starter) + step) % numPlayers);
    if (winners.includes(playerID)) return playerID;
  }
  return G.starter;
}

/** The showdown: tokens for the winners (LL5, LL6), who begins next (LL7). */
export function endRound({ G }: Context): void {
  const summary = summarize(G);
  for (const winner of summary.winners) at(G.seats, winner).tokens += 1;
  G.lastRound = summary;
  G.plays = [];
  G.starter = nextStarter(G, summary.winners);
  tellRoundEnd(G, summary);
}
