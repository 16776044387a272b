import type { PlayerID } from '@/kit/action';
import { type Facts, seatFact, seatsFact, tell, termFact, termsFact } from '@/kit/journal';
import { KINDS, type Kind, LEVEL_OF, LEVELS, type Level, PLACE, type Shop } from './components';
import type { MarketArgs, SwapArgs, UseArgs } from './schemas';
import type { SweetNoseG } from './state';

/** What the journal says of each thing that happens. Nothing is put together while nobody listens. */

const sweet = (kind: Kind) => termFact(`sweets.${kind}`);
const shopFact = (shop: Shop) => termFact(`shops.${shop}.name`);

/** The five sweets, from level 1 to level 5. */
const byLevel = (cards: readonly Level[]): Facts => ({
  sweets: termsFact(
    LEVELS.map((level) => `sweets.${KINDS.find((kind) => cards[PLACE[kind]] === level) ?? KINDS[0]}`),
  ),
});

export function tellPlain(
  G: SweetNoseG,
  kind: 'guard' | 'stuck' | 'pass' | 'auction' | 'end' | 'decline' | 'skip' | 'no-shop',
  playerID: PlayerID | null,
): void {
  tell(G, kind, playerID);
}

export function tellDeal(G: SweetNoseG): void {
  if (G.journal === null) return;
  tell(G, 'deal', null, {
    starter: seatFact(G.starter),
    market: termsFact(KINDS.flatMap((kind) => Array<string>(G.market[PLACE[kind]] ?? 0).fill(`a.${kind}`))),
  });
}

export function tellRound(G: SweetNoseG): void {
  if (G.journal !== null) tell(G, 'round-begin', null, { round: G.round, starter: seatFact(G.starter) });
}

/** That a seat has laid its cards is all the others learn. */
export function tellArrange(G: SweetNoseG, playerID: PlayerID, cards: readonly Level[]): void {
  if (G.journal !== null) tell(G, 'arrange', playerID, {}, { [playerID]: byLevel(cards) });
}

export function tellBid(G: SweetNoseG, playerID: PlayerID, space: number): void {
  tell(G, 'bid', playerID, { space });
}

export function tellSwap(G: SweetNoseG, playerID: PlayerID, [target, take, give]: SwapArgs): void {
  if (G.journal === null) return;
  tell(G, 'swap', playerID, { target: seatFact(target), take: sweet(take), give: sweet(give) });
}

export function tellMarket(G: SweetNoseG, playerID: PlayerID, [give, take, bowl]: MarketArgs): void {
  if (G.journal === null) return;
  tell(G, bowl === undefined ? 'market' : 'use-takeaway', playerID, { give: sweet(give), take: sweet(take) });
}

/** What a power is used on, named as its sentence names it. */
function factsOf(args: UseArgs): Facts {
  switch (args[0]) {
    case 'tasting':
    case 'refill':
      return { sweet: sweet(args[1]) };
    case 'twins':
    case 'tidy':
      return { target: seatFact(args[1]), sweet: sweet(args[2]) };
    case 'bowls':
      return { target: seatFact(args[1]), give: sweet(args[2]), take: sweet(args[3]) };
    case 'turnover':
      return { bowl: sweet(args[1]), plate: sweet(args[2]) };
    case 'pairs':
      return {
        target: seatFact(args[1]),
        give: termsFact([`a.${args[2]}`, `a.${args[3]}`]),
        take: termsFact([`a.${args[4]}`, `a.${args[5]}`]),
      };
    case 'relabel':
      return { one: sweet(args[1]), two: sweet(args[2]) };
    default:
      return {};
  }
}

export function tellUse(G: SweetNoseG, playerID: PlayerID, args: UseArgs): void {
  if (G.journal !== null) tell(G, `use-${args[0]}`, playerID, factsOf(args));
}

export function tellEmpty(G: SweetNoseG, playerID: PlayerID): void {
  tell(G, 'empty', playerID);
}

export function tellReveal(G: SweetNoseG, playerID: PlayerID, cards: readonly Level[]): void {
  if (G.journal !== null) tell(G, 'reveal', playerID, byLevel(cards));
}

export function tellScore(G: SweetNoseG, playerID: PlayerID, points: number, total: number): void {
  tell(G, 'sweetness', playerID, { points, total });
}

export function tellRoundEnd(G: SweetNoseG): void {
  tell(G, 'round-end', null, { round: G.round });
}

export function tellShop(G: SweetNoseG, kind: 'claim' | 'return', playerID: PlayerID, shop: Shop): void {
  if (G.journal !== null) tell(G, kind, playerID, { shop: shopFact(shop), level: LEVEL_OF[shop] });
}

export function tellOver(G: SweetNoseG, winners: readonly PlayerID[], points: number): void {
  if (G.journal !== null) tell(G, 'over', null, { winners: seatsFact(winners), points });
}
