import type { FnContext } from 'boardgame.io';
import { at, seatIDs } from '@/kit/seats';
import { handSizeFor, type Kind, NIGIRI, RANK, ROUNDS } from './components';
import { directionOf } from './direction';
import { tellDeal, tellPass, tellPlacing, tellPuddings, tellReveal, tellRoundScores } from './journal';
import { emptyWasabi, puddingScores, roundScores, totalFor } from './scoring';
import type { SushiGoG } from './state';

type Context = FnContext<SushiGoG>;

/** Sorts a dealt hand in place: by insertion, which is quickest for so few cards. */
function sortByRank(cards: Kind[]): Kind[] {
  const ranks: number[] = [];
  for (let end = 0; end < cards.length; end++) {
    const card = cards[end] as Kind;
    const rank = RANK[card];
    let place = end;
    for (; place > 0 && (ranks[place - 1] as number) > rank; place--) {
      cards[place] = cards[place - 1] as Kind;
      ranks[place] = ranks[place - 1] as number;
    }
    cards[place] = card;
    ranks[place] = rank;
  }
  return cards;
}

/** Deals every seat its hand of the round; the rest waits (SG-r5), nothing is shuffled back in (SG-r30). */
export function deal({ G, ctx }: Context): void {
  G.round += 1;
  G.passes = 0;
  const size = handSizeFor(ctx.numPlayers);
  for (const hand of G.hands) {
    hand.cards = sortByRank(G.deck.splice(G.deck.length - size, size));
    hand.returned = 0;
  }
  tellDeal(G);
}

export const hasEverybodyChosen = (G: SushiGoG): boolean => {
  for (const seat of G.seats) if (!seat.isLocked) return false;
  return true;
};

/** Moves a card from the hand to the tableau. A nigiri goes onto waiting wasabi of itself (SG-r13, SG7). */
function layDown(G: SushiGoG, seat: number, card: Kind, isLast: boolean): void {
  const playerID = String(seat);
  const hand = at(G.hands, playerID);
  const { cards } = hand;
  const index = cards.indexOf(card);
  if (index < 0) throw new Error(`seat ${playerID} holds no ${card}`);
  // The rest closes up by hand: `splice` makes a list of what it takes out.
  for (let place = index + 1; place < cards.length; place++) cards[place - 1] = cards[place] as Kind;
  cards.pop();
  if (card === 'chopsticks' && hand.returned > 0) hand.returned -= 1;
  const open = at(G.seats, playerID);
  if (G.journal !== null)
    tellPlacing(G, playerID, card, { isLast, isOnWasabi: NIGIRI[card] > 0 && emptyWasabi(open.tableau) > 0 });
  if (card === 'pudding') open.puddings += 1;
  else open.tableau.push(card);
}

/** One pair of chopsticks goes from the tableau into the hand about to be passed on (SG-r16, SG-r17, SG11). */
function returnChopsticks(G: SushiGoG, seat: number): void {
  const { tableau } = at(G.seats, String(seat));
  tableau.splice(tableau.indexOf('chopsticks'), 1);
  const hand = at(G.hands, String(seat));
  hand.cards.push('chopsticks');
  hand.returned += 1;
}

/** Hands go round the table, to the next seat in this round's direction (SG-r10). */
function passOn(G: SushiGoG): void {
  const { hands } = G;
  const direction = directionOf(G.options, G.round);
  const wanders = direction === 'left' ? hands.pop() : hands.shift();
  if (wanders === undefined) throw new Error('nobody holds a hand');
  if (direction === 'left') hands.unshift(wanders);
  else hands.push(wanders);
  G.passes += 1;
  tellPass(G, direction);
}

/** All turn over together (SG-r9), pass on what is left (SG-r10), and lay down a last card by itself (SG-r12, SG12). */
export function reveal({ G }: Context): void {
  // boardgame.io ends the turn once more when it ends the phase after it.
  if (!hasEverybodyChosen(G)) return;
  const numPlayers = G.seats.length;
  for (let seat = 0; seat < numPlayers; seat++) {
    const pick = at(G.picks, String(seat));
    const { first, second } = pick;
    if (first === null) throw new Error(`seat ${seat} has not chosen`);
    if (second === null) {
      G.reveals[seat] = [first];
      layDown(G, seat, first, false);
    } else {
      G.reveals[seat] = [first, second];
      tellReveal(G, String(seat));
      layDown(G, seat, first, false);
      layDown(G, seat, second, false);
      returnChopsticks(G, seat);
    }
    pick.first = null;
    pick.second = null;
    const open = at(G.seats, String(seat));
    open.isLocked = false;
    open.hasChanged = false;
  }
  passOn(G);
  if (at(G.hands, '0').cards.length > 1) return;
  for (let seat = 0; seat < numPlayers; seat++) {
    const [card] = at(G.hands, String(seat)).cards;
    if (card !== undefined) layDown(G, seat, card, true);
  }
}

/** The round ends when all hands are empty (SG-r12); boardgame.io asks before one has been dealt, too. */
export const isRoundOver = (G: SushiGoG): boolean =>
  G.rounds.length < G.round && at(G.hands, '0').cards.length === 0;

/** Scores the tableaus and discards them, face up (SG14); puddings stay and count in the end (SG-r29, SG-r31). */
export function endRound({ G }: Context): void {
  const discards = G.seats.map(({ tableau }) => tableau);
  const scores = roundScores(discards);
  for (let seat = 0; seat < G.seats.length; seat++) {
    const open = at(G.seats, String(seat));
    open.points += totalFor(scores, seat);
    open.tableau = [];
  }
  G.rounds.push({ scores, discards });
  tellRoundScores(G, scores);
  if (!isGameOver(G)) return;
  const puddings = puddingScores(G.seats.map((open) => open.puddings));
  for (const playerID of seatIDs(puddings.length)) at(G.seats, playerID).points += at(puddings, playerID);
  tellPuddings(G, puddings);
}

/** Three rounds are played (SG-r7). */
export const isGameOver = (G: SushiGoG): boolean => G.rounds.length === ROUNDS;
