import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID, Refusal } from '@/kit/action';
import { seatFact, termFact } from '@/kit/journal';
import { at, isActive } from '@/kit/seats';
import { ARRANGE, BIDS, CLAIM, END, MARKET, PASS, SWAP, TAKEAWAY } from './actions';
import { type Amounts, type Kind, LEVEL_OF, PLACE, type Shop } from './components';
import type { BidArgs, ClaimArgs, MarketArgs, SwapArgs } from './schemas';
import type { SweetNoseView } from './view';

type View = SweetNoseView;

export const has = (amounts: Readonly<Amounts>, kind: Kind): boolean => (amounts[PLACE[kind]] ?? 0) > 0;

const sweetFact = (kind: Kind) => ({ sweet: termFact(`sweets.${kind}`) });

export const refusePhase = (
  ctx: Ctx,
  phase: 'auction' | 'shop' | 'trade' | 'declare',
): Refusal | undefined => (ctx.phase === phase ? undefined : { reason: 'other-phase', clause: 'SN-r8' });

const ownPlate = (view: View): Readonly<Amounts> => at(view.plates, view.playerID ?? '0');

/** The sweet has to lie on the own plate: what is in a bowl stays there (SN-r15). */
export function refuseOwn(view: View, kind: Kind): Refusal | undefined {
  if (has(ownPlate(view), kind)) return undefined;
  return { reason: 'not-on-plate', clause: 'SN-r15', facts: sweetFact(kind) };
}

/** Somebody else who sits here, by the rule of what is done with them. */
export function refuseTarget(view: View, target: PlayerID, rule = 'SN-r11'): Refusal | undefined {
  if (Number(target) >= view.seats.length) return { reason: 'malformed' };
  return target === view.playerID ? { reason: 'target-self', clause: rule } : undefined;
}

export const refuseTheirs = (view: View, target: PlayerID, kind: Kind): Refusal | undefined =>
  has(at(view.plates, target), kind)
    ? undefined
    : {
        reason: 'not-on-their-plate',
        clause: 'SN-r15',
        facts: { target: seatFact(target), ...sweetFact(kind) },
      };

const refuseAgain = (view: View): Refusal | undefined =>
  view.hasTraded ? { reason: 'already-traded', clause: 'SN8' } : undefined;

/** One sweet for another of a different kind, with somebody else (SN-r11, SN-r12). */
export const refuseSwap = (view: View, ctx: Ctx, [target, take, give]: SwapArgs): Refusal | undefined =>
  refusePhase(ctx, 'trade') ??
  refuseAgain(view) ??
  refuseTarget(view, target) ??
  refuseOwn(view, give) ??
  refuseTheirs(view, target, take) ??
  (take === give ? { reason: 'same-kind', clause: 'SN-r12' } : undefined);

/** The own shop whose power is not used yet. */
export const shopOf = ({ playerID, seats }: View): Shop | null =>
  playerID === null ? null : at(seats, playerID).shop;

export function refuseMarket(view: View, ctx: Ctx, [give, take, bowl]: MarketArgs): Refusal | undefined {
  const refusal = refusePhase(ctx, 'trade') ?? refuseAgain(view) ?? refuseOwn(view, give);
  if (refusal !== undefined) return refusal;
  if (!has(view.market, take)) return { reason: 'not-at-market', clause: 'SN-r13', facts: sweetFact(take) };
  if (take === give) return { reason: 'same-kind', clause: 'SN-r14' };
  return bowl === undefined || shopOf(view) === 'takeaway'
    ? undefined
    : { reason: 'no-shop', clause: 'SN12', facts: { shop: termFact('shops.takeaway.name') } };
}

/** Whether two lists hold two different kinds between them, so that one can be had for another. */
function canExchange(one: Readonly<Amounts>, two: Readonly<Amounts>): boolean {
  for (let give = 0; give < one.length; give++) {
    if (one[give] === 0) continue;
    for (let take = 0; take < two.length; take++) if (take !== give && two[take] !== 0) return true;
  }
  return false;
}

/** Whether a seat could exchange anything at all (SN8). */
export function canTrade({ plates, market }: Pick<View, 'plates' | 'market'>, playerID: PlayerID): boolean {
  const own = at(plates, playerID);
  if (canExchange(own, market)) return true;
  for (let seat = 0; seat < plates.length; seat++)
    if (seat !== Number(playerID) && canExchange(own, plates[seat] ?? [])) return true;
  return false;
}

/** The turn may end once something was exchanged; before the cards are turned over the shop may be kept (SN8, SN16). */
export function refuseEnd(view: View, ctx: Ctx): Refusal | undefined {
  if (ctx.phase === 'declare') return undefined;
  const refusal = refusePhase(ctx, 'trade');
  if (refusal !== undefined) return refusal;
  return view.hasTraded || !canTrade(view, view.playerID ?? '0')
    ? undefined
    : { reason: 'must-trade', clause: 'SN8' };
}

/** A shop that is there, of a level that was reached (SN-r29, SN5). */
export function refuseClaim(view: View, ctx: Ctx, [shop]: ClaimArgs): Refusal | undefined {
  const refusal = refusePhase(ctx, 'shop');
  if (refusal !== undefined) return refusal;
  if (!view.stalls.includes(shop))
    return { reason: 'shop-taken', clause: 'SN5', facts: { shop: termFact(`shops.${shop}.name`) } };
  const level = view.queue[0]?.level ?? 0;
  return LEVEL_OF[shop] <= level
    ? undefined
    : { reason: 'level-too-high', clause: 'SN-r29', facts: { level } };
}

const ownBid = (view: View): number => at(view.seats, view.playerID ?? '0').bid;

/** Forward, by one space at least, and nowhere where somebody stands (SN23). */
export function refuseBid(view: View, ctx: Ctx, [space]: BidArgs): Refusal | undefined {
  const refusal = refusePhase(ctx, 'auction');
  if (refusal !== undefined) return refusal;
  if (space <= ownBid(view)) return { reason: 'not-forward', clause: 'SN23', facts: { space: ownBid(view) } };
  return view.seats.some(({ bid }) => bid === space)
    ? { reason: 'space-taken', clause: 'SN23', facts: { space } }
    : undefined;
}

export const refusePass = (_view: View, ctx: Ctx): Refusal | undefined => refusePhase(ctx, 'auction');

/** Cards are laid once in a round, at the same time by all. */
export const refuseArrange = (_view: View, _ctx: Ctx): Refusal | undefined => undefined;

/** Everything that may be exchanged now. */
export function addTrades(actions: Action[], view: View, playerID: PlayerID): void {
  const own = at(view.plates, playerID);
  const isToBowl = shopOf(view) === 'takeaway';
  const { market, plates } = view;
  for (let give = 0; give < own.length; give++) {
    if (own[give] === 0) continue;
    for (let take = 0; take < own.length; take++) {
      if (take === give) continue;
      for (let seat = 0; seat < plates.length; seat++) {
        if (seat === Number(playerID) || plates[seat]?.[take] === 0) continue;
        actions.push(SWAP[seat]?.[take]?.[give] ?? END);
      }
      if (market[take] === 0) continue;
      actions.push(MARKET[give]?.[take] ?? END);
      if (isToBowl) actions.push(TAKEAWAY[give]?.[take] ?? END);
    }
  }
}

/** The shops that whoever comes first in the queue may choose from (SN-r29). */
function claims({ queue, stalls }: Pick<View, 'queue' | 'stalls'>): Action[] {
  const level = queue[0]?.level ?? 0;
  return stalls.filter((shop) => LEVEL_OF[shop] <= level).map((shop) => CLAIM[shop] ?? END);
}

/** Every bid that is left, and to pass (SN23). */
function bids({ seats }: Pick<View, 'seats'>, playerID: PlayerID): Action[] {
  const own = at(seats, playerID).bid;
  const taken = seats.map(({ bid }) => bid);
  return [...BIDS.filter((_, index) => index + 1 > own && !taken.includes(index + 1)), PASS];
}

/** What may be said before the exchange: cards laid, a shop chosen, or a bid made. */
export function legalAside(view: View & { readonly playerID: PlayerID }, ctx: Ctx): Action[] {
  if (ctx.phase === 'arrange') return [...ARRANGE];
  return ctx.phase === 'shop' ? claims(view) : bids(view, view.playerID);
}

/** Whether this seat is asked at all. */
export const isAsked = (view: View, ctx: Ctx): view is View & { readonly playerID: PlayerID } =>
  view.playerID !== null && isActive(ctx, view.playerID);
