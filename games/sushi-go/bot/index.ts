import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import type { Random } from '@/kit/random';
import type { SearchSettings } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { COPIES, KINDS, type Kind, RANK, ROUNDS } from '../rules/components';
import { choices } from '../rules/legal';
import type { PickArgs } from '../rules/schemas';
import { roundScores, score, totalFor } from '../rules/scoring';
import type { SushiGoG } from '../rules/state';
import { copyRound, copySeat, reader, type SushiGoView } from '../rules/view';
import { type Appetite, appetiteOf, isTwin, worthOf, worthOfTwo } from './values';

export const search: SearchSettings = {
  mode: 'multi',
  horizon: 'round',
  epsilon: 0.1,
  levels: { normal: { ms: 30, iterations: 60 }, hard: { ms: 150, iterations: 600 } },
};

/** Steepness with which a better card is preferred. */
const STEEPNESS = 0.9;
/** What is left of the weight of two cards that come to the same in the other order. */
const TWIN = 0.02;

function weightOf({ move, args }: Action, appetite: Appetite): number {
  if (move !== 'pick') return 1;
  const first = args[0] as Kind;
  const second = args[1] as Kind | undefined;
  if (second === undefined) return Math.exp(STEEPNESS * worthOf(first, appetite));
  const weight = Math.exp(STEEPNESS * worthOfTwo(first, second, appetite));
  return isTwin(first, second, appetite) ? weight * TWIN : weight;
}

/** Everything but chopsticks with one card left after them: there is nothing to take two of. */
export function considered({ hand }: SushiGoView, _ctx: Ctx, actions: readonly Action[]): readonly Action[] {
  if (hand.length !== 2) return actions;
  const others = actions.filter(({ args }) => args.length !== 1 || args[0] !== 'chopsticks');
  return others.length === 0 ? actions : others;
}

/** Takes what is worth most beside what lies there already. */
export function policy(view: SushiGoView, _ctx: Ctx, actions: readonly Action[]): number[] {
  const { playerID } = view;
  if (playerID === null) return actions.map(() => 1);
  const appetite = appetiteOf(at(view.seats, playerID).tableau, view.hand.length);
  const weights: number[] = [];
  for (const action of actions) weights.push(weightOf(action, appetite));
  return weights;
}

/** Every card this seat does not know the place of. */
function unseenCards(view: SushiGoView): Kind[] {
  const counts: Record<Kind, number> = { ...COPIES };
  for (const cards of view.known) for (const card of cards) counts[card] -= 1;
  for (const { tableau, puddings } of view.seats) {
    for (const card of tableau) counts[card] -= 1;
    counts.pudding -= puddings;
  }
  for (const { discards } of view.rounds)
    for (const cards of discards) for (const card of cards) counts[card] -= 1;
  const unseen: Kind[] = [];
  for (const kind of KINDS) for (let copy = 0; copy < counts[kind]; copy++) unseen.push(kind);
  return unseen;
}

/** Index of an action drawn by its weight. */
function draw(weights: readonly number[], random: Random): number {
  let rest = random.Number() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return index;
  }
  return weights.length - 1;
}

/** What another seat may have locked: from the hand it then holds, mostly as a sensible player would. */
function choosePick(G: SushiGoG, ctx: Ctx, seat: number, random: Random): void {
  const seatView = reader(G, ctx, String(seat));
  const actions = choices(seatView.hand, at(G.seats, String(seat)).tableau.includes('chopsticks'));
  const chosen =
    random.Number() < search.epsilon
      ? random.Die(actions.length) - 1
      : draw(policy(seatView, ctx, actions), random);
  const [first, second] = (actions[chosen]?.args ?? []) as Partial<PickArgs>;
  G.picks[seat] = { first: first ?? null, second: second ?? null };
}

/** A full state in which this seat would see exactly this view: every unseen card is dealt anew. */
export function determinize(view: SushiGoView, ctx: Ctx, random: Random): SushiGoG {
  const deck = random.Shuffle(unseenCards(view));
  const hands = view.known.map((known, seat) => {
    const unknown = view.handSize - known.length;
    const cards = [...known];
    if (unknown > 0) {
      cards.push(...deck.splice(deck.length - unknown, unknown));
      cards.sort((a, b) => RANK[a] - RANK[b]);
    }
    return { cards, returned: view.returned[seat] ?? 0 };
  });
  const G: SushiGoG = {
    options: { passBothWays: view.options.passBothWays },
    round: view.round,
    passes: view.passes,
    deck,
    hands,
    picks: view.seats.map(() => ({ first: null, second: null })),
    seats: view.seats.map(copySeat),
    reveals: view.reveals.map((cards) => [...cards]),
    rounds: view.rounds.map(copyRound),
    journal: [],
  };
  for (const [seat, { isLocked }] of view.seats.entries()) {
    if (String(seat) === view.playerID) G.picks[seat] = { first: view.pick.first, second: view.pick.second };
    else if (isLocked) choosePick(G, ctx, seat, random);
  }
  return G;
}

/**
 * What puddings will bring, by seat: the chances of having the most or the fewest, the vaguer the
 * more rounds are still to come.
 */
function puddingOutlook(puddings: readonly number[], roundsLeft: number): number[] {
  const spread = 0.6 * roundsLeft;
  const shares = (sign: number): number[] => {
    const weights = puddings.map((count) => Math.exp((sign * count) / spread));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  };
  const most = shares(1);
  const fewest = shares(-1);
  const loss = puddings.length > 2 ? 6 : 0;
  return puddings.map((_, seat) => 6 * (most[seat] ?? 0) - loss * (fewest[seat] ?? 0));
}

/** The lead over the best of the others, puddings to come included; a share of the win once it is over. */
export function evaluate(G: SushiGoG, _ctx: Ctx): number[] {
  const roundsLeft = ROUNDS - G.rounds.length;
  if (roundsLeft === 0) {
    const winners = score(G).ranking[0] ?? [];
    return G.seats.map((_, seat) => (winners.includes(String(seat)) ? 1 / winners.length : 0));
  }
  const outlook = puddingOutlook(
    G.seats.map(({ puddings }) => puddings),
    roundsLeft,
  );
  const standing = roundScores(G.seats.map(({ tableau }) => tableau));
  const points = G.seats.map(
    (seat, index) => seat.points + totalFor(standing, index) + (outlook[index] ?? 0),
  );
  const scale = 4 * Math.sqrt(roundsLeft) + 2;
  return points.map((own, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < points.length; other++)
      if (other !== seat) best = Math.max(best, points[other] ?? 0);
    return 1 / (1 + Math.exp((best - own) / scale));
  });
}
