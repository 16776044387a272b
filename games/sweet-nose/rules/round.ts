import type { PlayerID } from '@/kit/action';
import { at, seatIDs } from '@/kit/seats';
import { type Amounts, HEAVEN, LEVEL_OF, levelFor, none, QUIET_ROUNDS, ROUNDS } from './components';
import { giveBack } from './effects';
import {
  tellEmpty,
  tellOver,
  tellPlain,
  tellReveal,
  tellRound,
  tellRoundEnd,
  tellScore,
  tellShop,
} from './journal';
import { isBusy } from './powers';
import { score, sweetness } from './scoring';
import type { Claim, SweetNoseG } from './state';

interface Context {
  readonly G: SweetNoseG;
}

/** A round begins with everybody laying cards (SN-r9). */
export function beginRound({ G }: Context): void {
  G.round += 1;
  G.cards = G.seats.map(() => []);
  G.laid = G.plates.map((plate) => [...plate]);
  G.given = G.seats.map(() => none());
  G.quiet = 0;
  G.isTradeOver = false;
  for (const seat of G.seats) seat.isExempt = false;
  tellRound(G);
}

export const hasEverybodyArranged = (G: SweetNoseG): boolean =>
  G.round > G.rounds.length && G.cards.every(({ length }) => length > 0);

export function beginTurn({ G }: Context): void {
  G.hasTraded = false;
  G.isQuiet = true;
  G.isTurnOver = false;
}

/** The next seat clockwise, `from` itself first, that can do anything in its turn (SN8); undefined where nobody can. */
export function nextBusy(G: SweetNoseG, from: number): number | undefined {
  const fresh = { plates: G.plates, bowls: G.bowls, market: G.market, seats: G.seats, hasTraded: false };
  for (let step = 0; step < G.seats.length; step++) {
    const seat = (from + step) % G.seats.length;
    if (isBusy(fresh, String(seat))) return seat;
  }
  return undefined;
}

/** Whose turn is next, past those who can do nothing (SN8); after three laps of market swaps nobody's (SN10). */
export function endTurn(G: SweetNoseG, playerID: PlayerID): void {
  G.isTurnOver = true;
  G.quiet = G.isQuiet ? G.quiet + 1 : 0;
  const after = (Number(playerID) + 1) % G.seats.length;
  const next = nextBusy(G, after);
  if (next === undefined) {
    tellPlain(G, 'stuck', null);
    G.isTradeOver = true;
    return;
  }
  for (let seat = after; seat !== next; seat = (seat + 1) % G.seats.length) {
    tellPlain(G, 'skip', String(seat));
    G.quiet += 1;
  }
  if (G.quiet < QUIET_ROUNDS * G.seats.length) return;
  tellPlain(G, 'guard', null);
  G.isTradeOver = true;
}

/** The first seat whose plate is empty, or -1. */
function emptyPlate(plates: readonly Readonly<Amounts>[]): number {
  for (let seat = 0; seat < plates.length; seat++) {
    const plate = plates[seat] ?? [];
    let place = 0;
    while (plate[place] === 0) place++;
    if (place === plate.length) return seat;
  }
  return -1;
}

/** After every single step: an empty plate ends it all (SN9), and a turn ends where nothing is left to do. */
export function afterStep(G: SweetNoseG, playerID: PlayerID): void {
  const empty = emptyPlate(G.plates);
  if (empty >= 0) {
    tellEmpty(G, String(empty));
    G.isTradeOver = true;
    G.isTurnOver = true;
  } else if (!isBusy(G, playerID)) endTurn(G, playerID);
}

/** Who comes first of these, clockwise from `from`. */
const clockwiseFrom = (from: PlayerID, numPlayers: number) => (playerID: PlayerID) =>
  (Number(playerID) - Number(from) + numPlayers) % numPlayers;

/** The most points of the round; among equals who comes first in the order of this round (SN4). */
function nextStarter(G: SweetNoseG, scores: readonly number[]): PlayerID {
  const most = Math.max(...scores);
  const place = clockwiseFrom(G.starter, scores.length);
  return (
    seatIDs(scores.length)
      .filter((playerID) => at(scores, playerID) === most)
      .sort((a, b) => place(a) - place(b))[0] ?? G.starter
  );
}

/** Most points first, equals in the new order (SN3, SN4), as far as their points reach (SN-r29). */
function claimsFor(scores: readonly number[], starter: PlayerID): Claim[] {
  const place = clockwiseFrom(starter, scores.length);
  return seatIDs(scores.length)
    .sort((a, b) => at(scores, b) - at(scores, a) || place(a) - place(b))
    .flatMap((playerID) => {
      const level = levelFor(at(scores, playerID));
      return level === 0 ? [] : [{ playerID, level }];
    });
}

/** Whoever finds nothing left that was reached gets nothing (SN-r30). */
export function skipEmptyHanded(G: SweetNoseG): void {
  for (let [first] = G.queue; first !== undefined; [first] = G.queue) {
    const { level } = first;
    if (G.stalls.some((shop) => LEVEL_OF[shop] <= level)) return;
    tellPlain(G, 'no-shop', first.playerID);
    G.queue.shift();
  }
}

/** Turns all cards over and counts (SN-r24, SN-r25, SN-r26). */
function count(G: SweetNoseG): void {
  const scores = G.seats.map(({ isExempt }, seat) => {
    const playerID = String(seat);
    const cards = at(G.cards, playerID);
    tellReveal(G, playerID, cards);
    return sweetness(at(G.plates, playerID), at(G.bowls, playerID), cards, G.market, isExempt);
  });
  for (const [seat, open] of G.seats.entries()) {
    open.points += scores[seat] ?? 0;
    tellScore(G, String(seat), scores[seat] ?? 0, open.points);
  }
  tellRoundEnd(G);
  G.rounds.push({
    cards: G.cards.map((cards) => [...cards]),
    plates: G.plates.map((plate) => [...plate]),
    bowls: G.bowls.map((bowl) => [...bowl]),
    market: [...G.market],
    exempt: G.seats.map(({ isExempt }) => isExempt),
    scores,
    starter: G.starter,
  });
  G.cards = G.seats.map(() => []);
}

/** Three rounds, or as many as it takes to 100 points (SN18, SN22). */
const isLast = (G: SweetNoseG): boolean =>
  G.options.heaven ? G.seats.some(({ points }) => points >= HEAVEN) : G.rounds.length === ROUNDS;

/** The count; then bowls are tipped out (SN-r27), what one has is kept (SN19), and shops go back (SN6). */
export function endRound(G: SweetNoseG): void {
  count(G);
  const scores = G.rounds.at(-1)?.scores ?? [];
  G.isOver = isLast(G);
  if (G.isOver) {
    const { ranking, totals } = score(G);
    tellOver(G, ranking[0] ?? [], Math.min(...totals));
    return;
  }
  for (const [seat, open] of G.seats.entries()) {
    const bowl = at(G.bowls, String(seat));
    G.plates[seat] = at(G.plates, String(seat)).map((count, place) => count + (bowl[place] ?? 0));
    G.bowls[seat] = none();
    open.isExempt = false;
    if (open.shop === null) continue;
    tellShop(G, 'return', String(seat), open.shop);
    giveBack(G, String(seat));
  }
  G.starter = nextStarter(G, scores);
  G.queue = claimsFor(scores, G.starter);
  skipEmptyHanded(G);
}

/** Whoever still has the sugar-free shop is asked before the count (SN16); where nobody has, it begins. */
export function endTrade({ G }: Context): void {
  const holder = G.seats.findIndex(({ shop }) => shop === 'sugarfree');
  G.due = holder < 0 ? null : String(holder);
  if (G.due === null) endRound(G);
}

export const afterRound = (G: SweetNoseG): 'shop' | 'arrange' => (G.queue.length > 0 ? 'shop' : 'arrange');
