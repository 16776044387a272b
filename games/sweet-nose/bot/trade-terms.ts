import type { Action } from '@/kit/action';
import { BOWLS, MARKET, PAIRS, SWAP, TAKEAWAY } from '../rules/actions';
import { type Kind, PLACE, SEATS } from '../rules/components';
import type { MarketArgs, SwapArgs, UseArgs } from '../rules/schemas';

/** The market, among the seats with whom one exchanges. */
export const AT_MARKET = SEATS.length;

/** What is exchanged, by numbers: the policy reads these where words would take as long as all the rest. */
export interface TradeTerms {
  /** A seat, or the market. */
  readonly partner: number;
  /** Places of what the own seat gives and takes; of the second couple of a pair, or -1. */
  readonly give: number;
  readonly take: number;
  readonly giveToo: number;
  readonly takeToo: number;
}

const one = (partner: number, give: Kind, take: Kind): TradeTerms => ({
  partner,
  give: PLACE[give],
  take: PLACE[take],
  giveToo: -1,
  takeToo: -1,
});

/** Read off the words of an action; undefined where it is no exchange. */
function read({ move, args }: Action): TradeTerms | undefined {
  if (move === 'swap') {
    const [target, take, give] = args as unknown as SwapArgs;
    return one(Number(target), give, take);
  }
  if (move === 'market') {
    const [give, take] = args as unknown as MarketArgs;
    return one(AT_MARKET, give, take);
  }
  if (move !== 'use') return undefined;
  const use = args as unknown as UseArgs;
  if (use[0] === 'bowls') return one(Number(use[1]), use[2], use[3]);
  if (use[0] !== 'pairs') return undefined;
  const [, target, give, giveToo, take, takeToo] = use;
  return { ...one(Number(target), give, take), giveToo: PLACE[giveToo], takeToo: PLACE[takeToo] };
}

const KNOWN: ReadonlyMap<Action, TradeTerms> = new Map(
  [...SWAP, MARKET, TAKEAWAY, ...BOWLS, ...PAIRS].flat(2).flatMap((action) => {
    const terms = read(action);
    return terms === undefined ? [] : [[action, terms] as const];
  }),
);

/** What an action exchanges; undefined where it is no exchange. */
export const termsOf = (action: Action): TradeTerms | undefined => KNOWN.get(action) ?? read(action);
