import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { type Amounts, type Kind, PLACE, SHOPS } from './components';
import type { MarketArgs, SwapArgs, UseArgs } from './schemas';
import type { SweetNoseG } from './state';

/** One sweet goes from one place to another. */
function carry(from: Amounts, to: Amounts, kind: Kind): void {
  const place = PLACE[kind];
  from[place] = (from[place] ?? 0) - 1;
  to[place] = (to[place] ?? 0) + 1;
}

/** Everybody sees what a seat chooses to have and to be rid of. */
function note(G: SweetNoseG, playerID: PlayerID, give: Kind, take: Kind): void {
  const given = at(G.given, playerID);
  given[PLACE[give]] = (given[PLACE[give]] ?? 0) + 1;
  given[PLACE[take]] = (given[PLACE[take]] ?? 0) - 1;
}

/** From their plate into the own bowl, from the own plate into theirs (SN-r11). */
export function exchange(G: SweetNoseG, playerID: PlayerID, [target, take, give]: SwapArgs): void {
  carry(at(G.plates, target), at(G.bowls, playerID), take);
  carry(at(G.plates, playerID), at(G.bowls, target), give);
  note(G, playerID, give, take);
}

/** From the own plate to the market, from there onto the own plate, or into the bowl (SN-r13, SN12). */
export function exchangeAtMarket(G: SweetNoseG, playerID: PlayerID, [give, take, bowl]: MarketArgs): void {
  carry(at(G.plates, playerID), G.market, give);
  carry(G.market, at(bowl === undefined ? G.plates : G.bowls, playerID), take);
  note(G, playerID, give, take);
}

/** A shop whose power is used up goes back to its street (SN-r16), which is kept in the order of the box. */
export function giveBack(G: SweetNoseG, playerID: PlayerID): void {
  const seat = at(G.seats, playerID);
  const { shop } = seat;
  G.stalls = SHOPS.filter((one) => one === shop || G.stalls.includes(one));
  seat.shop = null;
}

function swapCards(G: SweetNoseG, playerID: PlayerID, one: Kind, two: Kind): void {
  for (const list of [at(G.cards, playerID), at(G.given, playerID), at(G.laid, playerID)] as number[][]) {
    const [first, second] = [list[PLACE[one]] ?? 0, list[PLACE[two]] ?? 0];
    list[PLACE[one]] = second;
    list[PLACE[two]] = first;
  }
}

/** What the power of a shop does, by the clause that `SHOP_CLAUSE` names. */
export function perform(G: SweetNoseG, playerID: PlayerID, args: UseArgs): void {
  const plate = at(G.plates, playerID);
  const bowl = at(G.bowls, playerID);
  switch (args[0]) {
    case 'tasting':
      carry(plate, bowl, args[1]);
      break;
    case 'twins':
      exchange(G, playerID, [args[1], args[2], args[2]]);
      break;
    case 'refill':
      carry(bowl, plate, args[1]);
      break;
    case 'bowls':
      carry(bowl, at(G.bowls, args[1]), args[2]);
      carry(at(G.bowls, args[1]), bowl, args[3]);
      note(G, playerID, args[2], args[3]);
      break;
    case 'tidy':
      carry(at(G.bowls, args[1]), at(G.plates, args[1]), args[2]);
      break;
    case 'turnover':
      carry(bowl, plate, args[1]);
      carry(plate, bowl, args[2]);
      break;
    case 'pairs': {
      const [, target, one, two, three, four] = args;
      for (const [give, take] of [
        [one, three],
        [two, four],
      ] as const) {
        carry(plate, at(G.plates, target), give);
        carry(at(G.plates, target), plate, take);
        note(G, playerID, give, take);
      }
      break;
    }
    case 'relabel':
      swapCards(G, playerID, args[1], args[2]);
      break;
    case 'sugarfree':
      at(G.seats, playerID).isExempt = true;
      break;
  }
}
