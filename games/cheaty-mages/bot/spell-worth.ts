import { at } from '@/kit/seats';
import { type Aimed, isUnder, rowOf, type Target } from '../rules/aiming';
import {
  BOUTS,
  FIGHTER,
  FIGHTERS,
  handSizes,
  JUDGES,
  type Lane,
  type Spell,
  type Support,
} from '../rules/components';
import { isBanned } from '../rules/face-down';
import { type BySpell, SPELL, type SpellArgs } from '../rules/spells';
import { payFor } from '../rules/verdict';
import type { CheatyMagesView } from '../rules/view';
import { addSpell, type Bench, benchOf, type Chance, chanceOf, heatOf, weightOf, worthOf } from './belief';

type View = CheatyMagesView;

/** A bout as the seat weighs it. */
export interface Scale {
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

export function scaleOf(view: View): Scale {
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
  const chances = scale.chances.map((chance, place) => (place === lane - 1 ? after : chance));
  const weight = weightOf(after, scale.bench, scale.heat);
  const weights = scale.weights.map((other, place) => (place === lane - 1 ? weight : other));
  return gainsFor(scale, chances, weights) - scale.now;
}

/** What they gain under another judge, or none. */
function gainUnder(scale: Scale, bench: Bench): number {
  const weights = scale.chances.map((chance) => weightOf(chance, bench, scale.heat));
  return gainsFor(scale, scale.chances, weights) - scale.now;
}

/** A card of one's own beside a fighter: face down it says less. */
const placed = (scale: Scale, spell: Spell, lane: Lane): number =>
  gain(scale, lane, (chance) => addSpell(chance, spell)) + (SPELL[spell].type === 'enchant' ? 0.03 : 0);

const mean = (worths: readonly number[]): number =>
  worths.length === 0 ? 0 : worths.reduce((sum, worth) => sum + worth, 0) / worths.length;

/** What a spell is worth now, in coins, where it is more than what is printed on it. */
const WORTH: Readonly<Partial<Record<Spell, Aimed<readonly Target[], Scale, number>>>> = {
  reflection: (scale, [lane]) => 0.02 + gain(scale, lane, (chance) => addSpell(chance, 'reflection')),

  'detect-magic': ({ chances }, [lane]) => 0.04 * (chances[lane - 1]?.hidden ?? 0),

  'dispel-magic': (scale, aim) => {
    const { view } = scale;
    if (aim.length === 1) {
      const [gone] = aim;
      if (gone === 'confusion') return gainUnder(scale, benchOf(view.judge, false));
      return isUnder(view, view.playerID, gone) ? -0.3 : 0.05;
    }
    const [lane, place] = aim;
    const spell = rowOf(view, lane)[place]?.spell;
    return spell === undefined ? 0 : gain(scale, lane, (chance) => addSpell(chance, spell, -1));
  },

  recall: () => 0.12,

  amnesia: ({ view }, [target]) => (at(view.seats, target).hasPassed ? 0.01 : 0.06),

  imitation: ({ view, chances, weights, now }, [from, to]) => {
    const prizes = chances.map(({ prize }) => prize);
    const bets = view.bets.map((own) => (own === from ? to : own));
    return worthOf(weights, prizes, bets) - now;
  },

  'dimension-door': (scale) => {
    const { judge: old, judgeDiscard } = scale.view;
    const left = JUDGES.filter((judge) => judge !== old && !judgeDiscard.includes(judge));
    return mean(left.map((judge) => gainUnder(scale, benchOf(judge, false))));
  },

  confusion: (scale) => gainUnder(scale, benchOf(scale.view.judge, true)),

  /** By the cards that it alone lets the seat play. */
  invisibility: ({ view }) =>
    0.1 * view.hand.filter((spell) => isBanned(view, view.playerID, spell)).length - 0.02,

  'prismatic-ray': () => 0.03,

  metamorphosis: (scale, [lane]) => {
    const { corners, fighterDiscard } = scale.view;
    const gone = [...corners.map(({ fighter }) => fighter), ...fighterDiscard];
    const left = FIGHTERS.filter((fighter) => !gone.includes(fighter));
    return mean(
      left.map((fighter) =>
        gain(scale, lane, (chance) => {
          const { strength, prize, isReversed } = FIGHTER[fighter];
          Object.assign(chance, { base: strength, prize, sign: isReversed ? -1 : 1 });
        }),
      ),
    );
  },

  alteration: (scale, [from, place, to]) => {
    const spell = rowOf(scale.view, from)[place]?.spell;
    if (spell === undefined || spell === null) return 0;
    const away = gain(scale, from, (chance) => addSpell(chance, spell, -1));
    return away + gain(scale, to, (chance) => addSpell(chance, spell));
  },

  'anti-magic-field': (scale, [lane]) => {
    const gone = rowOf(scale.view, lane);
    return gain(scale, lane, (chance) => {
      for (const { spell } of gone) addSpell(chance, spell, -1);
    });
  },
} satisfies BySpell<Support | 'reflection', Scale, number>;

export function spellWorth(scale: Scale, [spell, ...aim]: SpellArgs): number {
  const worth = WORTH[spell];
  return worth === undefined ? placed(scale, spell, aim[0] as Lane) : worth(scale, aim);
}
