import { defineMove } from '@/kit/move';
import { tellArrange } from './journal';
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
import { hasEverybodyArranged } from './round';
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
import { claimShop, goOn, passBid, placeBid, spendShop, swapAtMarket, swapWith } from './steps';
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
  apply: ({ G, playerID }, args) => swapWith(G, playerID, args),
});

/** One sweet for another at the market (SN-r13). */
export const market = defineMove<SweetNoseG, View, MarketArgs>({
  args: marketArgs,
  view: reader,
  refuse: refuseMarket,
  apply: ({ G, playerID }, args) => swapAtMarket(G, playerID, args),
});

/** The power of the own shop, once (SN7); before the count that of the sugar-free one (SN16). */
export const use = defineMove<SweetNoseG, View, UseArgs>({
  args: useArgs,
  view: reader,
  refuse: refuseUse,
  apply: ({ G, playerID }, args) => spendShop(G, playerID, args),
});

/** Nothing more in this turn, or nothing before the count. */
export const end = defineMove<SweetNoseG, View, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refuseEnd,
  apply: ({ G, playerID }) => goOn(G, playerID),
});

export const claim = defineMove<SweetNoseG, View, ClaimArgs>({
  args: claimArgs,
  view: reader,
  refuse: refuseClaim,
  apply: ({ G, playerID }, [shop]) => claimShop(G, playerID, shop),
});

export const bid = defineMove<SweetNoseG, View, BidArgs>({
  args: bidArgs,
  view: reader,
  refuse: refuseBid,
  apply: ({ G, playerID }, [space]) => placeBid(G, playerID, space),
});

export const pass = defineMove<SweetNoseG, View, NoArgs>({
  args: noArgs,
  view: reader,
  refuse: refusePass,
  apply: ({ G, playerID }) => passBid(G, playerID),
});
