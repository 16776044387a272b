import {
  FIGHTER,
  type Fighter,
  JUDGE,
  type Judge,
  LESTER_LOW,
  type Limit,
  type Spell,
  WHIM,
} from '../rules/components';
import { SPELL } from '../rules/spells';
import { payFor } from '../rules/verdict';

// How likely each fighter is to win, as somebody reckons who knows some of the spells.

/** A fighter with what somebody knows of the spells beside it. */
export interface Chance {
  base: number;
  /** -1 where spells count the other way round (CM9). */
  sign: number;
  /** What the known spells change. */
  change: number;
  mana: number;
  /** Face-down cards that are not known. */
  hidden: number;
  prize: number;
}

/** What the judge may do, and how likely each of it is. */
export interface Bench {
  readonly cases: readonly { readonly share: number; readonly limit: Limit | null }[];
  readonly isLester: boolean;
}

/** Average mana of a face-down card. */
const HIDDEN_MANA = 3.6;
/** Shares of the types in the deck of 72. */
const WHIMS = [
  { share: 24 / 72, limit: WHIM.direct },
  { share: 31 / 72, limit: WHIM.enchant },
  { share: 17 / 72, limit: WHIM.support },
];
const LENIENT: Bench = { cases: [{ share: 1, limit: null }], isLester: false };
const BENCH = Object.fromEntries(
  Object.entries(JUDGE).map(([judge, { limit }]) => [
    judge,
    {
      cases: judge === 'ferine' ? WHIMS : [{ share: 1, limit }],
      isLester: judge === 'lester',
    } satisfies Bench,
  ]),
) as unknown as Record<Judge, Bench>;

export const benchOf = (judge: Judge, isConfused: boolean): Bench => (isConfused ? LENIENT : BENCH[judge]);

export function chanceOf(fighter: Fighter, spells: readonly { readonly spell: Spell | null }[]): Chance {
  const { strength, prize, isReversed } = FIGHTER[fighter];
  const chance = { base: strength, sign: isReversed ? -1 : 1, change: 0, mana: 0, hidden: 0, prize };
  for (const { spell } of spells) addSpell(chance, spell);
  return chance;
}

/** Adds a spell, or with -1 takes one away. */
export function addSpell(chance: Chance, spell: Spell | null, count = 1): void {
  if (spell === null) {
    chance.hidden += count;
    return;
  }
  const { strength, mana } = SPELL[spell];
  chance.change += count * strength;
  chance.mana += count * mana;
  if (spell === 'cause-unpopularity') chance.prize *= count > 0 ? 2 : 0.5;
}

const steep = (distance: number): number => 1 / (1 + Math.exp(-distance));

/**
 * How much a fighter weighs in the lot for the winner: its strength as known, the printed one, the known mana
 * and how many cards are not known. `heat`: how open the bout still is.
 */
export function weigh(
  strength: number,
  base: number,
  known: number,
  hidden: number,
  { cases, isLester }: Bench,
  heat: number,
): number {
  const mana = known + HIDDEN_MANA * hidden;
  const spread = 0.12 * heat + 1.2 * Math.sqrt(hidden);
  const asIs = Math.exp(strength / heat);
  const low = isLester ? steep((LESTER_LOW + 0.5 - mana) / spread) : 0;
  let weight = 0;
  for (const { share, limit } of cases) {
    const over = limit === null ? 0 : steep((mana - limit.mana - 0.5) / spread);
    const bare = low + (limit?.verdict === 'dispel' ? over : 0);
    weight += share * Math.max(0, 1 - over - low) * asIs;
    if (bare > 0.001) weight += share * bare * Math.exp(base / heat);
  }
  return weight;
}

export const weightOf = ({ base, sign, change, mana, hidden }: Chance, bench: Bench, heat: number): number =>
  weigh(base + sign * change, base, mana, hidden, bench, heat);

/** How open a bout is with so many cards still to come. */
export const heatOf = (cards: number): number => 1 + 0.45 * Math.sqrt(cards);

/** What a set of bets is worth, in coins. */
export function worthOf(
  weights: readonly number[],
  prizes: readonly number[],
  bets: readonly number[],
): number {
  let all = 0;
  for (const weight of weights) all += weight;
  let sum = 0;
  for (const lane of bets) sum += (weights[lane - 1] ?? 0) * payFor(prizes[lane - 1] ?? 0, bets.length);
  return all === 0 ? 0 : sum / all;
}

/** What the best cards of a hand could do for a fighter that is bet on. */
export function boostOf(sign: number, hand: readonly Spell[], isAllowed: (spell: Spell) => boolean): number {
  let [first, second, third] = [0, 0, 0];
  for (const spell of hand) {
    const { strength, type } = SPELL[spell];
    const help = sign * strength;
    if (type === 'support' || help <= third || !isAllowed(spell)) continue;
    if (help > first) [first, second, third] = [help, first, second];
    else if (help > second) [second, third] = [help, second];
    else third = help;
  }
  return 0.6 * first + 0.45 * second + 0.3 * third;
}

/** How open a bout is when bets are made. */
const BET_HEAT = 5.5;

/** Weights and prizes by fighter, when bets are made. */
export function oddsFor(
  fighters: readonly Fighter[],
  boosts: readonly number[],
): { readonly weights: number[]; readonly prizes: number[] } {
  return {
    weights: fighters.map((fighter, lane) =>
      Math.exp((FIGHTER[fighter].strength + (boosts[lane] ?? 0)) / BET_HEAT),
    ),
    prizes: fighters.map((fighter) => FIGHTER[fighter].prize),
  };
}
