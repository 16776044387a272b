import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { QuickDice } from '@/kit/quick-dice';
import type { Random } from '@/kit/random';
import { at } from '@/kit/seats';
import { ARRANGE, END, SUGARFREE } from './actions';
import type { Shop } from './components';
import { bids, claims } from './legal';
import { asideWeight, layingWeight } from './policy';
import { beginRound, beginTurn, nextBusy } from './round';
import type { ArrangeArgs } from './schemas';
import { endAuction, nextBidder } from './setup';
import type { SweetNoseG } from './state';
import { claimShop, passBid, placeBid, takeStep } from './steps';
import { TurnChoice } from './turn-choice';
import { copyClaim, copyLists, copySeat } from './view';

/** How often anything at all is done in place of what the policy likes. */
const WHIM = 0.1;

const quick = new QuickDice();

/** One of the actions, by its weight or on a whim. */
function drawOf(actions: readonly Action[], weightOf: (action: Action) => number): Action {
  const weights = quick.next() < WHIM ? actions.map(() => 1) : actions.map(weightOf);
  let rest = quick.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return actions[index] ?? END;
  }
  return actions.at(-1) ?? END;
}

/** Shops are bid for and chosen, then cards are laid; each seat by its own plate and what lies open. */
function prepare(G: SweetNoseG, { phase, currentPlayer }: Ctx): void {
  if (phase === 'auction') {
    for (
      let seat = nextBidder(G, Number(currentPlayer));
      seat !== undefined;
      seat = nextBidder(G, seat + 1)
    ) {
      const playerID = String(seat);
      const { move, args } = drawOf(bids(G, playerID), asideWeight);
      if (move === 'bid') placeBid(G, playerID, Number(args[0]));
      else passBid(G, playerID);
    }
    endAuction({ G });
  }
  for (let [first] = G.queue; first !== undefined; [first] = G.queue)
    claimShop(G, first.playerID, drawOf(claims(G), asideWeight).args[0] as Shop);
  if (G.round === G.rounds.length) beginRound({ G });
  for (const [seat, cards] of G.cards.entries()) {
    if (cards.length > 0) continue;
    const plate = at(G.plates, String(seat));
    const { args } = drawOf(ARRANGE, (order) => layingWeight(plate, order.args));
    G.cards[seat] = [...(args as unknown as ArrangeArgs)];
  }
  beginTurn({ G });
}

/** Takes a step of the exchange; whose turn it is then. */
export function goOnWith(G: SweetNoseG, seat: number, action: Action): number {
  takeStep(G, String(seat), action);
  if (G.isTradeOver || !G.isTurnOver) return seat;
  beginTurn({ G });
  return nextBusy(G, (seat + 1) % G.seats.length) ?? seat;
}

const choice = new TurnChoice();

/** Turn after turn until the exchange is over. */
function exchangeOn(G: SweetNoseG, first: number): void {
  for (let seat = 0; seat < G.seats.length; seat++) choice.expect(G, seat);
  for (let seat = first; !G.isTradeOver; ) {
    const total = choice.weigh(G, at(G.cards, String(seat)), seat, quick.next() < WHIM);
    const next = goOnWith(G, seat, choice.at(quick.next() * total));
    choice.expect(G, seat);
    seat = next;
  }
}

/** A copy that may be played on, which tells nobody what happens. */
const copyOf = (G: Readonly<SweetNoseG>): SweetNoseG => ({
  ...G,
  plates: copyLists(G.plates),
  bowls: copyLists(G.bowls),
  market: [...G.market],
  cards: copyLists(G.cards),
  seats: G.seats.map(copySeat),
  queue: G.queue.map(copyClaim),
  laid: copyLists(G.laid),
  given: copyLists(G.given),
  journal: null,
});

/**
 * A world as the round that is on leaves it, just before the count. Everybody plays as `policy` would have
 * them, by their own cards and what lies open, but for a tenth of the time, when they do anything at all.
 */
export function playOut(position: Readonly<SweetNoseG>, ctx: Ctx, random: Random): SweetNoseG {
  quick.throwAnew(random);
  const G = copyOf(position);
  if (G.due === null) {
    const isTrading = ctx.phase === 'trade';
    if (!isTrading) prepare(G, ctx);
    const starter = Number(G.starter);
    exchangeOn(G, isTrading ? Number(ctx.currentPlayer) : (nextBusy(G, starter) ?? starter));
  }
  // Whoever still has that shop is asked before the count (SN16).
  for (const open of G.seats)
    if (open.shop === 'sugarfree') open.isExempt = drawOf([SUGARFREE, END], asideWeight) === SUGARFREE;
  return G;
}
