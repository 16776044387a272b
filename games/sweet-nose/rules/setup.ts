import type { Random } from '@/kit/random';
import { at, seatIDs } from '@/kit/seats';
import {
  COPIES,
  inBag,
  KINDS,
  type Kind,
  LEVELS,
  type Level,
  MARKET_SIZE,
  none,
  PLACE,
  PLATE_SIZE,
  SHOPS,
} from './components';
import { tellDeal, tellPlain } from './journal';
import { skipEmptyHanded } from './round';
import type { SweetNoseOptions } from './schemas';
import type { SweetNoseG } from './state';

const amountsOf = (sweets: readonly Kind[]) => {
  const amounts = none();
  for (const kind of sweets) amounts[PLACE[kind]] = (amounts[PLACE[kind]] ?? 0) + 1;
  return amounts;
};

const soMany = (count: number): Kind[] => KINDS.flatMap((kind) => Array<Kind>(count).fill(kind));

/** Eight sweets on each plate, three at the market, by lot (SN-r5, SN-r6, SN-r7, SN2, SN20). */
export function layTable(numPlayers: number, options: SweetNoseOptions, random: Random): SweetNoseG {
  const bag = random.Shuffle(soMany(inBag(numPlayers)));
  const plates = seatIDs(numPlayers).map(() => amountsOf(bag.splice(0, PLATE_SIZE)));
  const pile = random.Shuffle(soMany(COPIES - inBag(numPlayers)));
  const market = [...bag, ...pile.splice(0, MARKET_SIZE - bag.length)];
  const G: SweetNoseG = {
    options,
    round: 0,
    starter: String(random.Die(numPlayers) - 1),
    plates,
    bowls: plates.map(none),
    market: amountsOf(market),
    reserve: amountsOf(pile),
    cards: plates.map(() => []),
    seats: plates.map(() => ({
      points: 0,
      bid: 0,
      hasPassed: !options.shopkeeper,
      shop: null,
      isExempt: false,
    })),
    stalls: [...SHOPS],
    queue: [],
    hasTraded: false,
    isQuiet: true,
    quiet: 0,
    due: null,
    laid: plates.map(none),
    given: plates.map(none),
    rounds: [],
    isTurnOver: false,
    isTradeOver: false,
    isOver: false,
    journal: [],
  };
  tellDeal(G);
  if (options.shopkeeper) tellPlain(G, 'auction', null);
  return G;
}

/** The next seat clockwise, `from` itself first, that may still bid. */
export function nextBidder({ seats }: SweetNoseG, from: number): number | undefined {
  for (let step = 0; step < seats.length; step++) {
    const seat = (from + step) % seats.length;
    if (seats[seat]?.hasPassed === false) return seat;
  }
  return undefined;
}

/** Whoever stands furthest chooses first, among all shops; each next one a level less (SN23). */
export function endAuction({ G }: { G: SweetNoseG }): void {
  const levels: readonly Level[] = [...LEVELS].reverse();
  G.queue = seatIDs(G.seats.length)
    .filter((playerID) => at(G.seats, playerID).bid > 0)
    .sort((a, b) => at(G.seats, b).bid - at(G.seats, a).bid)
    .map((playerID, place) => ({ playerID, level: levels[place] ?? 1 }));
  skipEmptyHanded(G);
}
