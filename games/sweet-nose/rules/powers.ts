import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID, Refusal } from '@/kit/action';
import { seatFact, termFact } from '@/kit/journal';
import { at } from '@/kit/seats';
import {
  BOWLS,
  COUPLES,
  END,
  PAIRS,
  REFILL,
  RELABEL,
  SUGARFREE,
  TASTING,
  TIDY,
  TURNOVER,
  TWINS,
} from './actions';
import { type Amounts, type Kind, PLACE, SHOP_CLAUSE, type Shop } from './components';
import {
  addTrades,
  canTrade,
  has,
  isAsked,
  legalAside,
  refuseOwn,
  refusePhase,
  refuseTarget,
  refuseTheirs,
  shopOf,
} from './legal';
import type { UseArgs } from './schemas';
import type { SweetNoseView } from './view';

type View = SweetNoseView;

const sweetFact = (kind: Kind) => ({ sweet: termFact(`sweets.${kind}`) });

function refuseOwnBowl(view: View, shop: Shop, kind: Kind): Refusal | undefined {
  if (has(at(view.bowls, view.playerID ?? '0'), kind)) return undefined;
  return { reason: 'not-in-bowl', clause: SHOP_CLAUSE[shop], facts: sweetFact(kind) };
}

function refuseTheirBowl(view: View, shop: Shop, target: PlayerID, kind: Kind): Refusal | undefined {
  if (has(at(view.bowls, target), kind)) return undefined;
  return {
    reason: 'not-in-their-bowl',
    clause: SHOP_CLAUSE[shop],
    facts: { target: seatFact(target), ...sweetFact(kind) },
  };
}

/** Both of a couple have to lie on that plate: two of one kind need two there. */
const hasBoth = (plate: Readonly<Amounts>, one: number, two: number): boolean =>
  one === two ? (plate[one] ?? 0) > 1 : (plate[one] ?? 0) > 0 && (plate[two] ?? 0) > 0;

function refusePairs(
  view: View,
  args: Extract<UseArgs, readonly ['pairs', ...unknown[]]>,
): Refusal | undefined {
  const [, target, one, two, three, four] = args;
  const refusal = refuseTarget(view, target, SHOP_CLAUSE.pairs);
  if (refusal !== undefined) return refusal;
  if (!hasBoth(at(view.plates, view.playerID ?? '0'), PLACE[one], PLACE[two]))
    return { reason: 'not-two-on-plate', clause: 'SN14' };
  return hasBoth(at(view.plates, target), PLACE[three], PLACE[four])
    ? undefined
    : { reason: 'not-two-on-their-plate', clause: 'SN14', facts: { target: seatFact(target) } };
}

/** Why a power cannot be used on what is asked of it. */
function refuseAim(view: View, args: UseArgs): Refusal | undefined {
  switch (args[0]) {
    case 'tasting':
      return refuseOwn(view, args[1]);
    case 'twins':
      return (
        refuseTarget(view, args[1], SHOP_CLAUSE.twins) ??
        refuseOwn(view, args[2]) ??
        refuseTheirs(view, args[1], args[2])
      );
    case 'refill':
      return refuseOwnBowl(view, 'refill', args[1]);
    case 'bowls':
      return (
        refuseTarget(view, args[1], SHOP_CLAUSE.bowls) ??
        refuseOwnBowl(view, 'bowls', args[2]) ??
        refuseTheirBowl(view, 'bowls', args[1], args[3])
      );
    case 'tidy':
      return refuseTarget(view, args[1], SHOP_CLAUSE.tidy) ?? refuseTheirBowl(view, 'tidy', args[1], args[2]);
    case 'turnover':
      return refuseOwnBowl(view, 'turnover', args[1]) ?? refuseOwn(view, args[2]);
    case 'pairs':
      return refusePairs(view, args);
    default:
      return undefined;
  }
}

/** Only the shop one has, once, in the own turn (SN7); the sugar-free one before the count, too (SN16). */
export function refuseUse(view: View, ctx: Ctx, args: UseArgs): Refusal | undefined {
  const [shop] = args;
  const refusal = ctx.phase === 'declare' && shop === 'sugarfree' ? undefined : refusePhase(ctx, 'trade');
  if (refusal !== undefined) return refusal;
  return shopOf(view) === shop
    ? refuseAim(view, args)
    : { reason: 'no-shop', clause: 'SN7', facts: { shop: termFact(`shops.${shop}.name`) } };
}

const places = (amounts: Readonly<Amounts>): number[] =>
  amounts.flatMap((count, place) => (count > 0 ? [place] : []));

const of = (table: readonly Action[] | undefined, place: number): Action => table?.[place] ?? END;

/** Everything that a shop's power may be used on by the seat whose turn it is. */
function uses(view: Pick<View, 'plates' | 'bowls'>, playerID: PlayerID, shop: Shop): Action[] {
  const plate = at(view.plates, playerID);
  const bowl = at(view.bowls, playerID);
  const others = view.plates.flatMap((_, seat) => (String(seat) === playerID ? [] : [seat]));
  const plateOf = (seat: number) => at(view.plates, String(seat));
  const bowlOf = (seat: number) => at(view.bowls, String(seat));
  switch (shop) {
    case 'tasting':
      return places(plate).map((place) => of(TASTING, place));
    case 'twins':
      return others.flatMap((seat) =>
        places(plate)
          .filter((place) => (plateOf(seat)[place] ?? 0) > 0)
          .map((place) => of(TWINS[seat], place)),
      );
    case 'refill':
      return places(bowl).map((place) => of(REFILL, place));
    case 'bowls':
      return others.flatMap((seat) =>
        places(bowl).flatMap((give) => places(bowlOf(seat)).map((take) => of(BOWLS[seat]?.[give], take))),
      );
    case 'tidy':
      return others.flatMap((seat) => places(bowlOf(seat)).map((place) => of(TIDY[seat], place)));
    case 'turnover':
      return places(bowl).flatMap((one) => places(plate).map((two) => of(TURNOVER[one], two)));
    case 'pairs': {
      const couplesOn = (amounts: Readonly<Amounts>) =>
        COUPLES.flatMap(([one, two], couple) => (hasBoth(amounts, one, two) ? [couple] : []));
      const own = couplesOn(plate);
      return others.flatMap((seat) => {
        const theirs = couplesOn(plateOf(seat));
        return own.flatMap((give) => theirs.map((take) => of(PAIRS[seat]?.[give], take)));
      });
    }
    case 'relabel':
      return [...RELABEL];
    case 'sugarfree':
      return [SUGARFREE];
    // It goes with a swap at the market.
    case 'takeaway':
      return [];
  }
}

/** Everything the seat may do now. */
export function legal(view: View, ctx: Ctx): Action[] {
  if (!isAsked(view, ctx)) return [];
  const { playerID } = view;
  if (ctx.phase === 'declare') return [SUGARFREE, END];
  if (ctx.phase !== 'trade') return legalAside(view, ctx);
  const actions: Action[] = [];
  if (!view.hasTraded) addTrades(actions, view, playerID);
  const isFree = view.hasTraded || actions.length === 0;
  const shop = shopOf(view);
  if (shop !== null) actions.push(...uses(view, playerID, shop));
  if (isFree) actions.push(END);
  return actions;
}

/** Whether the seat whose turn it is has anything left to do but to end it. */
export function isBusy(
  view: Pick<View, 'plates' | 'bowls' | 'market' | 'hasTraded' | 'seats'>,
  playerID: PlayerID,
): boolean {
  if (!view.hasTraded && canTrade(view, playerID)) return true;
  const { shop } = at(view.seats, playerID);
  return shop !== null && uses(view, playerID, shop).length > 0;
}
