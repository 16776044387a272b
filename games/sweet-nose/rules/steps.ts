import type { Action, PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import type { Shop } from './components';
import { exchange, exchangeAtMarket, giveBack, perform } from './effects';
import { tellBid, tellMarket, tellPlain, tellShop, tellSwap, tellUse } from './journal';
import { afterStep, endTurn, skipEmptyHanded } from './round';
import type { MarketArgs, SwapArgs, UseArgs } from './schemas';
import type { SweetNoseG } from './state';

/** What each move does, without the table around it: matches and playouts take the same steps. */

export function swapWith(G: SweetNoseG, playerID: PlayerID, args: SwapArgs): void {
  exchange(G, playerID, args);
  tellSwap(G, playerID, args);
  G.hasTraded = true;
  G.isQuiet = false;
  afterStep(G, playerID);
}

export function swapAtMarket(G: SweetNoseG, playerID: PlayerID, args: MarketArgs): void {
  exchangeAtMarket(G, playerID, args);
  tellMarket(G, playerID, args);
  G.hasTraded = true;
  if (args[2] === 'bowl') {
    giveBack(G, playerID);
    G.isQuiet = false;
  }
  afterStep(G, playerID);
}

/** In the own turn, or when asked before the count (SN16). */
export function spendShop(G: SweetNoseG, playerID: PlayerID, args: UseArgs): void {
  perform(G, playerID, args);
  tellUse(G, playerID, args);
  giveBack(G, playerID);
  G.isQuiet = false;
  if (G.due === null) afterStep(G, playerID);
  else G.due = null;
}

export function goOn(G: SweetNoseG, playerID: PlayerID): void {
  if (G.due !== null) {
    tellPlain(G, 'decline', playerID);
    G.due = null;
    return;
  }
  tellPlain(G, 'end', playerID);
  endTurn(G, playerID);
}

export function claimShop(G: SweetNoseG, playerID: PlayerID, shop: Shop): void {
  at(G.seats, playerID).shop = shop;
  G.stalls = G.stalls.filter((one) => one !== shop);
  tellShop(G, 'claim', playerID, shop);
  G.queue.shift();
  skipEmptyHanded(G);
  G.isTurnOver = true;
}

export function placeBid(G: SweetNoseG, playerID: PlayerID, space: number): void {
  const seat = at(G.seats, playerID);
  seat.bid = space;
  seat.points = space;
  tellBid(G, playerID, space);
  G.isTurnOver = true;
}

export function passBid(G: SweetNoseG, playerID: PlayerID): void {
  at(G.seats, playerID).hasPassed = true;
  tellPlain(G, 'pass', playerID);
  G.isTurnOver = true;
}

/** What a seat does in its turn of the exchange, or when asked before the count. */
export function takeStep(G: SweetNoseG, playerID: PlayerID, { move, args }: Action): void {
  if (move === 'swap') swapWith(G, playerID, args as unknown as SwapArgs);
  else if (move === 'market') swapAtMarket(G, playerID, args as unknown as MarketArgs);
  else if (move === 'use') spendShop(G, playerID, args as unknown as UseArgs);
  else goOn(G, playerID);
}
