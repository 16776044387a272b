import { defineMove } from '@/kit/move';
import { at } from '@/kit/seats';
import { exchange, exchangeAtMarket, giveBack, perform } from './effects';
import { tellArrange, tellBid, tellMarket, tellPlain, tellShop, tellSwap, tellUse } from './journal';
import {
  refuseArrange,
  refuseBid,
  refuseClaim,
  refuseEnd,
  refuseMarket,
  refusePass,
  refuseSwap,
} from './legal';
import { refuseUse } from './powers';
import { afterStep, endTurn, hasEverybodyArranged, skipEmptyHanded } from './round';
import {
  type ArrangeArgs,
  arrangeArgs,
  type BidArgs,
  bidArgs,
  type ClaimArgs,
  claimArgs,
  type MarketArgs,
  marketArgs,
  type NoArgs,
  noArgs,
  type SwapArgs,
  swapArgs,
  type UseArgs,
  useArgs,
} from './schemas';
import type { SweetNoseG } from './state';
import { reader, type SweetNoseView } from './view';

type View = SweetNoseView;

/** Five cards, face down, beside the five sweets (SN-r9). */
export const arrange = defineMove<SweetNoseG, View, ArrangeArgs>({
  args: arrangeArgs,
  view: reader,
  refuse: refuseArrange,
  apply: ({ G, playerID, events }, levels) => {
    G.cards[Number(playerID)] = [...levels];
    tellArrange(G, playerID, levels);
    if (!hasEverybodyArranged(G)) events.endStage();
  },
});

/** One sweet for another with somebody else, into the bowls (SN-r11). */
export const swap = defineMove<SweetNoseG, View, SwapArgs>({
  args: swapArgs,
  view: reader,
  refuse: refuseSwap,
  apply: ({ G, playerID }, args) => {
    exchange(G, playerID, args);
    tellSwap(G, playerID, args);
    G.hasTraded = true;
    G.isQuiet = false;
    afterStep(G, playerID);
  },
});

/** One sweet for another at the market (SN-r13). */
export const market = defineMove<SweetNoseG, View, MarketArgs>({
  args: marketArgs,
  view: reader,
  refuse: refuseMarket,
  apply: ({ G, playerID }, args) => {
    exchangeAtMarket(G, playerID, args);
    tellMarket(G, playerID, args);
    G.hasTraded = true;
    if (args[2] === 'bowl') {
      giveBack(G, playerID);
      G.isQuiet = false;
    }
    afterStep(G, playerID);
  },
});

/** The power of the own shop, once (SN7); before the count that of the sugar-free one (SN16). */
export const use = defineMove<SweetNoseG, View, UseArgs>({
  args: useArgs,
  view: reader,
  refuse: refuseUse,
  apply: ({ G, playerID }, args) => {
    perform(G, playerID, args);
    tellUse(G, playerID, args);
    giveBack(G, playerID);
    G.isQuiet = false;
    if (G.due === null) afterStep(G, playerID);
    else G.due = null;
  },
});

/** Nothing more in this turn, or nothing before the count. */
export const end = defineMove<SweetNoseG, View, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refuseEnd,
  apply: ({ G, playerID }) => {
    if (G.due !== null) {
      tellPlain(G, 'decline', playerID);
      G.due = null;
      return;
    }
    tellPlain(G, 'end', playerID);
    endTurn(G, playerID);
  },
});

export const claim = defineMove<SweetNoseG, View, ClaimArgs>({
  args: claimArgs,
  view: reader,
  refuse: refuseClaim,
  apply: ({ G, playerID }, [shop]) => {
    at(G.seats, playerID).shop = shop;
    G.stalls = G.stalls.filter((one) => one !== shop);
    tellShop(G, 'claim', playerID, shop);
    G.queue.shift();
    skipEmptyHanded(G);
    G.isTurnOver = true;
  },
});

export const bid = defineMove<SweetNoseG, View, BidArgs>({
  args: bidArgs,
  view: reader,
  refuse: refuseBid,
  apply: ({ G, playerID }, [space]) => {
    const seat = at(G.seats, playerID);
    seat.bid = space;
    seat.points = space;
    tellBid(G, playerID, space);
    G.isTurnOver = true;
  },
});

export const pass = defineMove<SweetNoseG, View, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refusePass,
  apply: ({ G, playerID }) => {
    at(G.seats, playerID).hasPassed = true;
    tellPlain(G, 'pass', playerID);
    G.isTurnOver = true;
  },
});
