import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import type { SearchSettings } from '@/kit/rulebook';
import { at, seatIDs } from '@/kit/seats';
import { has, KINDS, type Kind, VALUE } from '../rules/components';
import { tokensToWin } from '../rules/goal';
import type { LoveLetterG, Play } from '../rules/state';
import { copyPlay, copySeat, copySummary, type LoveLetterView } from '../rules/view';
import { knownCard } from '../seat/known-card';
import { beliefAbout, type Situation, situationOf, unseenCounts } from './belief';

export { considered } from './belief';

export const search: SearchSettings = {
  mode: 'flat',
  horizon: 'round',
  epsilon: 0.2,
  worlds: 8,
  levels: { normal: { ms: 30, iterations: 30 }, hard: { ms: 150, iterations: 1000 } },
};

/** Deals `pool` to the given seats so that everything the view knows holds; undefined when it did not work out. */
function tryDeal(
  view: LoveLetterView,
  seats: readonly PlayerID[],
  pool: readonly Kind[],
): Map<PlayerID, Kind> | undefined {
  const dealt = new Map<PlayerID, Kind>();
  for (const [index, playerID] of seats.entries()) {
    const card = pool[index];
    if (card === undefined || !has(at(view.seats, playerID).couldHold, card)) return undefined;
    dealt.set(playerID, card);
  }
  for (const [a, b] of view.ties) {
    const cardOf = (playerID: PlayerID) => dealt.get(playerID) ?? knownCard(view, playerID);
    if (a !== view.playerID && b !== view.playerID && cardOf(a) !== cardOf(b)) return undefined;
  }
  return dealt;
}

/** Every deal to those seats that fits, with the number of ways in which the cards of the pool make it. */
function everyDeal(
  view: LoveLetterView,
  seats: readonly PlayerID[],
  pool: readonly Kind[],
  chosen: readonly Kind[] = [],
  ways = 1,
): { readonly dealt: Map<PlayerID, Kind>; readonly ways: number }[] {
  if (chosen.length === seats.length) {
    const dealt = tryDeal(view, seats, chosen);
    return dealt === undefined ? [] : [{ dealt, ways }];
  }
  return [...new Set(pool)].flatMap((card) => {
    const rest = [...pool];
    rest.splice(rest.indexOf(card), 1);
    const copies = pool.length - pool.filter((other) => other !== card).length;
    return everyDeal(view, seats, rest, [...chosen, card], ways * copies);
  });
}

/** One of all the deals that fit, each as likely as the cards make it. */
function drawDeal(
  view: LoveLetterView,
  seats: readonly PlayerID[],
  pool: readonly Kind[],
  random: Random,
): Map<PlayerID, Kind> {
  const deals = everyDeal(view, seats, pool);
  let rest = random.Number() * deals.reduce((sum, { ways }) => sum + ways, 0);
  for (const { dealt, ways } of deals) {
    rest -= ways;
    if (rest < 0) return dealt;
  }
  throw new Error('no deal fits this view');
}

/** Uniform by rejection; after so many failures the few deals that fit are all gone through instead. */
const ATTEMPTS = 60;

function dealKept(
  view: LoveLetterView,
  seats: readonly PlayerID[],
  pool: readonly Kind[],
  random: Random,
): { dealt: Map<PlayerID, Kind>; rest: Kind[] } {
  let shuffled = random.Shuffle([...pool]);
  let dealt = tryDeal(view, seats, shuffled);
  for (let attempt = 1; dealt === undefined && attempt < ATTEMPTS; attempt++) {
    shuffled = random.Shuffle([...pool]);
    dealt = tryDeal(view, seats, shuffled);
  }
  dealt ??= drawDeal(view, seats, shuffled, random);
  const rest = [...shuffled];
  for (const card of dealt.values()) rest.splice(rest.indexOf(card), 1);
  return { dealt, rest };
}

/** A full state in which this seat would see exactly this view: every unseen card is dealt anew. */
export function determinize(view: LoveLetterView, ctx: Ctx, random: Random): LoveLetterG {
  const known = new Map<PlayerID, Kind>();
  const unknown: PlayerID[] = [];
  for (const playerID of seatIDs(ctx.numPlayers)) {
    if (playerID === view.playerID || at(view.handCounts, playerID) === 0) continue;
    const card = knownCard(view, playerID);
    if (card === undefined) unknown.push(playerID);
    else known.set(playerID, card);
  }
  const unseen = unseenCounts(view);
  for (const card of known.values()) unseen[VALUE[card]] = (unseen[VALUE[card]] ?? 0) - 1;
  const pool = KINDS.flatMap((card) => Array<Kind>(unseen[VALUE[card]] ?? 0).fill(card));

  const { dealt, rest } = dealKept(view, unknown, pool, random);
  const deck = random.Shuffle(rest);
  const kept = (playerID: PlayerID) => known.get(playerID) ?? dealt.get(playerID);
  const hands = seatIDs(ctx.numPlayers).map((playerID): Kind[] => {
    if (playerID === view.playerID) return [...view.hand];
    const card = kept(playerID);
    if (card === undefined) return [];
    const drawn = at(view.handCounts, playerID) === 2 ? deck.pop() : undefined;
    return drawn === undefined ? [card] : [card, drawn];
  });
  const setAside = view.hasSetAside ? (deck.pop() ?? null) : null;

  return {
    options: { ...view.options },
    round: view.round,
    starter: view.starter,
    deck,
    setAside,
    faceUp: [...view.faceUp],
    hands,
    seats: view.seats.map(copySeat),
    looks: view.looks.map((look) => ({
      viewer: look.viewer,
      target: look.target,
      // What the other two know of each other follows from the cards just dealt.
      card: look.card ?? at(hands, look.target)[0] ?? 'guard',
      since: [...look.since],
    })),
    ties: view.ties.map(([a, b]) => [a, b]),
    plays: view.plays.map(copyPlay),
    lastRound: view.lastRound === null ? null : copySummary(view.lastRound),
    journal: [],
  };
}

/** The chance of a value from `low` to `high`, both included. */
function chance(belief: readonly number[], low: number, high: number): number {
  let sum = 0;
  for (let value = low; value <= high; value++) sum += belief[value] ?? 0;
  return sum;
}

/** Worth of an action between about -1 (out for certain) and 1 (somebody else out for certain). */
function worth(situation: Situation, [card, target, guess]: readonly unknown[]): number {
  const { playerID, hand, looks, seats } = situation;
  if (card === 'princess') return -1;
  const other = (hand[0] === card ? hand[1] : hand[0]) ?? 'guard';
  const kept = VALUE[other];
  // A higher card wins the showdown; one that somebody has seen is a target.
  let keeping = 0.04 * kept;
  for (const look of looks) if (look.target === playerID && look.card === other) keeping -= 0.15;
  if (card === 'handmaid') return keeping + 0.25;
  if (card === 'countess' || typeof target !== 'string') return keeping;
  if (target === playerID) return other === 'princess' ? -1 : 0.02 - keeping;
  const belief = beliefAbout(situation, target);
  const leading = at(seats, target).tokens * 0.02;
  if (card === 'guard') return keeping + leading + (belief[VALUE[guess as Kind]] ?? 0);
  if (card === 'priest') return keeping + 0.15;
  if (card === 'baron') return leading + chance(belief, 1, kept - 1) - chance(belief, kept + 1, 8);
  if (card === 'prince') return keeping + leading + (belief[8] ?? 0) + 0.05 * chance(belief, 5, 8);
  let average = 0;
  for (let value = 1; value <= 8; value++) average += value * (belief[value] ?? 0);
  return 0.04 * average - 0.2;
}

/** Steepness with which a better action is preferred. */
const STEEPNESS = 8;

/**
 * Names the likeliest card, compares when the odds are good, keeps the higher card, never gives the
 * Princess away.
 */
export function policy(view: LoveLetterView, _ctx: Ctx, actions: readonly Action[]): number[] {
  const situation = situationOf(view);
  const weights: number[] = [];
  for (const { args } of actions) weights.push(Math.exp(STEEPNESS * worth(situation, args)));
  return weights;
}

/** How often a choice between two cards is not made for a reason. */
const WHIM = 0.3;

/** Weight of playing a card and keeping the other, as the policy sees it on the whole, by value. */
function inclination(card: number, kept: number): number {
  const keeping = 0.04 * kept;
  const lower = (cards: number) => (cards - 1) / 7;
  const worths = [
    0,
    0.2 + keeping,
    0.15 + keeping,
    lower(kept) - (1 - lower(kept)) + 0.15,
    0.25 + keeping,
    0.1 + keeping,
    -0.05,
    keeping,
    -1,
  ];
  return Math.exp(STEEPNESS * (worths[card] ?? 0)) * (card === 1 ? 3 : 1);
}

/** By value played and value kept: how likely that choice was. */
const CHOICE = Array.from({ length: 9 }, (_, played) =>
  Array.from({ length: 9 }, (__, kept) => {
    const play = inclination(played, kept);
    return WHIM / 2 + (1 - WHIM) * (play / (play + inclination(kept, played)));
  }),
);

/**
 * How plausible the hands of a world are by what their holders chose to play last: whoever plays a
 * card keeps the other one for a reason. Hands that changed since tell nothing.
 */
export function likelihood(view: LoveLetterView, _ctx: Ctx, { hands }: LoveLetterG): number {
  const asked = new Set<PlayerID>();
  let product = 1;
  for (let index = view.plays.length - 1; index >= 0; index--) {
    const { playerID, card, target } = view.plays[index] as Play;
    const hasTraded = card === 'king' && target !== null;
    if (hasTraded || card === 'prince') asked.add(target ?? playerID);
    if (hasTraded) asked.add(playerID);
    const kept = at(hands, playerID)[0];
    if (playerID === view.playerID || kept === undefined || asked.has(playerID)) continue;
    asked.add(playerID);
    product *= CHOICE[VALUE[card]]?.[VALUE[kept]] ?? 1;
  }
  return product;
}

/** Tokens towards the goal against the best of the others; the result itself once there is one. */
export function evaluate(G: LoveLetterG, ctx: Ctx): number[] {
  const goal = tokensToWin(G.options, ctx.numPlayers);
  const tokens = G.seats.map((seat) => seat.tokens);
  const highest = Math.max(...tokens);
  if (highest >= goal) {
    const winners = tokens.filter((count) => count === highest).length;
    return tokens.map((count) => (count === highest ? 1 / winners : 0));
  }
  return tokens.map((count, seat) => {
    const best = Math.max(...tokens.filter((_, other) => other !== seat));
    return 0.5 + (count - best) / (2 * goal);
  });
}
