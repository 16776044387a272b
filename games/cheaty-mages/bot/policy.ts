import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { at } from '@/kit/seats';
import { isUnder } from '../rules/aiming';
import {
  BOUTS,
  FIGHTER,
  FIGHTERS,
  handSizes,
  JUDGES,
  type Judge,
  type Lane,
  type Spell,
} from '../rules/components';
import { isBanned } from '../rules/legal';
import { SPELL } from '../rules/spells';
import { payFor } from '../rules/verdict';
import type { CheatyMagesView } from '../rules/view';
import {
  addSpell,
  type Bench,
  benchOf,
  boostOf,
  type Chance,
  chanceOf,
  heatOf,
  oddsFor,
  weightOf,
  worthOf,
} from './belief';

type View = CheatyMagesView;

/** A bout as the seat weighs it. */
interface Scale {
  readonly view: View;
  readonly chances: readonly Chance[];
  readonly bench: Bench;
  readonly heat: number;
  readonly weights: readonly number[];
  readonly total: number;
  /** What the own bets are worth as things stand. */
  readonly now: number;
  /** What a card out of the hand costs. */
  readonly cost: number;
}

function gainsFor({ view }: Pick<Scale, 'view'>, chances: readonly Chance[], weights: readonly number[]) {
  let total = 0;
  for (const weight of weights) total += weight;
  if (total === 0) return 0;
  let sum = 0;
  for (const lane of view.bets)
    sum += (weights[lane - 1] ?? 0) * payFor(chances[lane - 1]?.prize ?? 0, view.bets.length);
  return sum / total;
}

/** Cards that will be drawn anyway cost nothing; others are missed in the next bout. */
function costOf(view: View): number {
  if (view.bout === BOUTS) return 0.02;
  const { drawn, limit } = handSizes(view.seats.length);
  return view.hand.length + drawn > limit ? 0.02 : 0.3;
}

function scaleOf(view: View): Scale {
  const chances = view.corners.map(({ fighter, spells }) => chanceOf(fighter, spells));
  const isConfused = view.lasting.some(({ spell }) => spell === 'confusion');
  const bench = benchOf(view.judge, isConfused);
  let cards = 0;
  for (const [seat, { hasPassed }] of view.seats.entries())
    if (!hasPassed) cards += view.handCounts[seat] ?? 0;
  const heat = heatOf(cards);
  const weights = chances.map((chance) => weightOf(chance, bench, heat));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    view,
    chances,
    bench,
    heat,
    weights,
    total,
    now: gainsFor({ view }, chances, weights),
    cost: costOf(view),
  };
}

/** What the own bets gain when one fighter's chances change. */
function gain(scale: Scale, lane: Lane, change: (chance: Chance) => void): number {
  const before = scale.chances[lane - 1];
  if (before === undefined) return 0;
  const after = { ...before };
  change(after);
  const chances = scale.chances.with(lane - 1, after);
  return (
    gainsFor(scale, chances, scale.weights.with(lane - 1, weightOf(after, scale.bench, scale.heat))) -
    scale.now
  );
}

/** What they gain under another judge, or none. */
function gainUnder(scale: Scale, bench: Bench): number {
  const weights = scale.chances.map((chance) => weightOf(chance, bench, scale.heat));
  return gainsFor(scale, scale.chances, weights) - scale.now;
}

const spellsAt = ({ view }: Scale, lane: Lane) => view.corners[lane - 1]?.spells ?? [];

function metamorphosis(scale: Scale, lane: Lane): number {
  const { view } = scale;
  const gone = [...view.corners.map(({ fighter }) => fighter), ...view.fighterDiscard];
  const left = FIGHTERS.filter((fighter) => !gone.includes(fighter));
  let sum = 0;
  for (const fighter of left)
    sum += gain(scale, lane, (chance) => {
      const { strength, prize, isReversed } = FIGHTER[fighter];
      Object.assign(chance, { base: strength, prize, sign: isReversed ? -1 : 1 });
    });
  return left.length === 0 ? 0 : sum / left.length;
}

function door(scale: Scale): number {
  const { view } = scale;
  const left: Judge[] = JUDGES.filter((judge) => judge !== view.judge && !view.judgeDiscard.includes(judge));
  let sum = 0;
  for (const judge of left) sum += gainUnder(scale, benchOf(judge, false));
  return left.length === 0 ? 0 : sum / left.length;
}

function alteration(scale: Scale, from: Lane, place: number, to: Lane): number {
  const spell = spellsAt(scale, from)[place]?.spell;
  if (spell === undefined || spell === null) return 0;
  const away = gain(scale, from, (chance) => addSpell(chance, spell, -1));
  return away + gain(scale, to, (chance) => addSpell(chance, spell));
}

/** Cards that only Invisibility lets the seat play. */
const bannedCards = ({ view }: Scale): number =>
  view.hand.filter((spell) => isBanned(view, view.playerID, spell)).length;

function dispel(scale: Scale, args: readonly unknown[]): number {
  const { view } = scale;
  if (args[1] === 'confusion') return gainUnder(scale, benchOf(view.judge, false));
  if (typeof args[1] === 'string')
    return isUnder(view, view.playerID, args[1] as 'invisibility') ? -0.3 : 0.05;
  const lane = args[1] as Lane;
  const spell = spellsAt(scale, lane)[Number(args[2])]?.spell;
  return spell === undefined ? 0 : gain(scale, lane, (chance) => addSpell(chance, spell, -1));
}

/** What a spell is worth now, in coins. */
function spellWorth(scale: Scale, args: readonly unknown[]): number {
  const { view } = scale;
  const spell = args[0] as Spell;
  const lane = args[1] as Lane;
  switch (spell) {
    case 'detect-magic':
      return 0.04 * (scale.chances[lane - 1]?.hidden ?? 0);
    case 'dispel-magic':
      return dispel(scale, args);
    case 'recall':
      return 0.12;
    case 'amnesia':
      return at(view.seats, String(args[1])).hasPassed ? 0.01 : 0.06;
    case 'imitation': {
      const prizes = scale.chances.map(({ prize }) => prize);
      const bets = view.bets.map((own) => (own === args[1] ? Number(args[2]) : own));
      return worthOf(scale.weights, prizes, bets) - scale.now;
    }
    case 'dimension-door':
      return door(scale);
    case 'confusion':
      return gainUnder(scale, benchOf(view.judge, true));
    case 'invisibility':
      return 0.1 * bannedCards(scale) - 0.02;
    case 'prismatic-ray':
      return 0.03;
    case 'metamorphosis':
      return metamorphosis(scale, lane);
    case 'alteration':
      return alteration(scale, lane, Number(args[2]), args[3] as Lane);
    case 'anti-magic-field': {
      const spells = spellsAt(scale, lane);
      return gain(scale, lane, (chance) => {
        for (const placed of spells) addSpell(chance, placed.spell, -1);
      });
    }
    case 'reflection':
      return 0.02 + gain(scale, lane, (chance) => addSpell(chance, spell));
    default:
      return (
        gain(scale, lane, (chance) => addSpell(chance, spell)) + (SPELL[spell].type === 'enchant' ? 0.03 : 0)
      );
  }
}

/** What a card is good for later on: the strong ones are given up last. */
const keeping = (spell: Spell): number => {
  const { type, strength } = SPELL[spell];
  return type === 'support' ? 0.15 : 0.03 * Math.abs(strength) + 0.05;
};

function worth(scale: Scale, { move, args }: Action): number {
  switch (move) {
    case 'play':
      return spellWorth(scale, args) - scale.cost - 0.02;
    case 'bribe':
      return spellWorth(scale, args) - scale.cost - 2.05;
    case 'peek': {
      const hidden = scale.chances[Number(args[1]) - 1]?.hidden ?? 0;
      return 0.03 * hidden - keeping(args[0] as Spell) - scale.cost;
    }
    default:
      return 0;
  }
}

/** What sets of bets are worth by strength, prize, and what the own hand could do for a fighter. */
function betWeights(view: View, actions: readonly Action[]): number[] {
  const boosts = view.corners.map(({ fighter }) =>
    boostOf(
      FIGHTER[fighter].isReversed ? -1 : 1,
      view.hand,
      (spell) => !isBanned(view, view.playerID, spell),
    ),
  );
  const { weights, prizes } = oddsFor(
    view.corners.map(({ fighter }) => fighter),
    boosts,
  );
  return actions.map(({ args }) => Math.exp(3 * worthOf(weights, prizes, args as number[])));
}

/** Steepness with which a better action is preferred. */
const STEEPNESS = 6;

/**
 * Bets by strength and prize; casts what swings the own bets most and keeps clear of the judge; gives up
 * what is least useful; passes when nothing helps.
 */
export function policy(view: View, ctx: Ctx, actions: readonly Action[]): number[] {
  const [first] = actions;
  if (first === undefined) return [];
  if (first.move === 'bet') return betWeights(view, actions);
  if (first.move === 'forget') return actions.map(({ args }) => Math.exp(-8 * keeping(args[0] as Spell)));
  if (ctx.phase === 'refill') return actions.map(({ move }) => (move === 'draw' ? 8 : 1));
  const scale = scaleOf(view);
  return actions.map((action) => Math.exp(Math.max(-20, Math.min(60, STEEPNESS * worth(scale, action)))));
}
