import type { Refusal } from '@/kit/action';
import { seatFact, termFact } from '@/kit/journal';
import { at } from '@/kit/seats';
import { type Aim, type Aimed, isUnder, refuseUnseen, rowOf, type Shape, type Target } from './aiming';
import { type Lane, SPELLS, type Spell, type Type } from './components';
import type { CheatyMagesView } from './view';

/** Every spell: what is printed on it, what it is aimed at, and why it cannot be. What Supports do is in effects.ts. */

type View = CheatyMagesView;

interface SpellRules<A extends readonly Target[]> {
  readonly type: Type;
  readonly mana: number;
  /** What it adds to a fighter's strength. */
  readonly strength: number;
  readonly copies: number;
  /** Especially strong, and banned by some judges (CM-r12). */
  readonly isForbidden: boolean;
  /** Never lies face down, although it is an Enchant. */
  readonly isOpen: boolean;
  readonly aims: readonly Shape[];
  /** Why it cannot do what is asked of it; a method, as `Aimed`. */
  refuse(view: View, aim: A, spell: Spell): Refusal | undefined;
}
type Refuse<S extends Shape> = SpellRules<Aim<S>>['refuse'];

/** Nothing new comes to a fighter behind Reflection (CM18). */
const refuseReflected = (view: View, lane: Lane): Refusal | undefined =>
  rowOf(view, lane).some(({ spell }) => spell === 'reflection')
    ? { reason: 'reflected', clause: 'CM18', facts: { lane } }
    : undefined;

const refusePlace = (view: View, rule: 'CM25' | 'CM26', lane: Lane, place: number): Refusal | undefined =>
  place < rowOf(view, lane).length ? undefined : { reason: 'no-such-spell', clause: rule, facts: { lane } };

const never = (): undefined => undefined;

const PRINTED = { mana: 0, strength: 0, isForbidden: false, isOpen: false };

/** Lies open beside a fighter (CM-r9), or face down under Prismatic Ray (CM22). */
const direct = (mana: number, strength: number, copies: number): SpellRules<Aim<['lane', 'down']>> => ({
  ...PRINTED,
  type: 'direct',
  mana,
  strength,
  copies,
  aims: [['lane', 'down']],
  refuse: (view, aim, spell) =>
    aim.length === 2 && !isUnder(view, view.playerID, 'prismatic-ray')
      ? { reason: 'not-prismatic', clause: 'CM22', facts: { spell: termFact(`spells.${spell}`) } }
      : refuseReflected(view, aim[0]),
});

type Enchant = SpellRules<Aim<['lane']>>;

/** Lies face down beside a fighter (CM-r10). */
const enchant = (
  mana: number,
  strength: number,
  copies: number,
  exception: Partial<Pick<Enchant, 'isOpen' | 'refuse'>> = {},
): Enchant => ({
  ...PRINTED,
  type: 'enchant',
  mana,
  strength,
  copies,
  aims: [['lane']],
  refuse: (view, [lane]) => refuseReflected(view, lane),
  ...exception,
});

const NOTHING = [[]] as const;

/** Does something at once, or stays (CM-r11). */
const support = <const S extends Shape>(
  copies: number,
  aims: readonly S[],
  refuse: Refuse<S> = never,
): SpellRules<Aim<S>> => ({ ...PRINTED, type: 'support', copies, aims, refuse });

const forbidden = <R extends SpellRules<never>>(rules: R): R => ({ ...rules, isForbidden: true });

function refuseAlteration(
  view: View,
  [from, place, to]: Aim<['lane', 'place', 'lane']>,
): Refusal | undefined {
  const missing = refusePlace(view, 'CM26', from, place);
  if (missing !== undefined) return missing;
  if (from === to) return { reason: 'same-fighter', clause: 'CM26' };
  return rowOf(view, from)[place]?.spell === 'reflection' ? undefined : refuseReflected(view, to);
}

function refuseImitation({ bets }: View, [from, to]: Aim<['lane', 'lane']>): Refusal | undefined {
  if (bets.length < 2) return { reason: 'single-bet', clause: 'CM21' };
  if (!bets.includes(from)) return { reason: 'not-bet-on', clause: 'CM21', facts: { lane: from } };
  return bets.includes(to) ? { reason: 'bet-on', clause: 'CM21', facts: { lane: to } } : undefined;
}

function refuseVictim(view: View, [target]: Aim<['seat']>): Refusal | undefined {
  if (Number(target) >= view.seats.length) return { reason: 'malformed' };
  if (target === view.playerID) return { reason: 'target-self', clause: 'CM20' };
  return at(view.handCounts, target) === 0
    ? { reason: 'empty-hand', clause: 'CM20', facts: { target: seatFact(target) } }
    : undefined;
}

/** The deck of 72 (CM-r2): Directs (CM-r24, CM-r25), Enchants (CM-r26, CM-r27, CM-r28), Supports. */
const RULES = {
  cure: direct(0, 2, 4),
  healing: direct(1, 4, 4),
  regeneration: direct(3, 3, 2),
  'energy-boost': direct(4, 6, 1),
  refresh: forbidden(direct(6, 10, 1)),
  'magic-missile': direct(0, -2, 4),
  fireball: direct(1, -4, 4),
  'lightning-bolt': direct(3, -3, 2),
  blizzard: direct(4, -6, 1),
  'meteor-strike': forbidden(direct(6, -10, 1)),
  strengthen: enchant(2, 3, 4),
  might: enchant(4, 5, 4),
  haste: enchant(6, 4, 2),
  'power-awakening': enchant(8, 8, 1),
  'giant-growth': forbidden(enchant(10, 12, 1)),
  weaken: enchant(2, -3, 4),
  cripple: enchant(4, -5, 4),
  slow: enchant(6, -4, 2),
  paralyze: enchant(8, -8, 1),
  shrink: forbidden(enchant(10, -12, 1)),
  'mana-boost': enchant(5, 0, 2),
  'mana-seal': enchant(-5, 0, 2),
  'cause-unpopularity': enchant(3, 0, 2),
  // Lies open, and comes to fighters behind another one, too (CM18).
  reflection: forbidden(enchant(3, 0, 1, { isOpen: true, refuse: never })),

  'detect-magic': support(2, [['lane']], (view, [lane]) => refuseUnseen(view, 'CM-r29', lane)),
  'dispel-magic': support(2, [['lane', 'place'], ['lasting']], (view, aim) => {
    if (aim.length === 2) return refusePlace(view, 'CM25', ...aim);
    const [gone] = aim;
    return view.lasting.some(({ spell }) => spell === gone)
      ? undefined
      : { reason: 'not-on-table', clause: 'CM25', facts: { spell: termFact(`spells.${gone}`) } };
  }),
  recall: support(2, NOTHING, ({ deckCount, discard }) =>
    deckCount + discard.length === 0 ? { reason: 'nothing-to-draw', clause: 'CM-r31' } : undefined,
  ),
  amnesia: support(2, [['seat']], refuseVictim),
  imitation: support(2, [['lane', 'lane']], refuseImitation),
  'dimension-door': support(1, NOTHING),
  confusion: support(1, NOTHING),
  invisibility: support(1, NOTHING),
  'prismatic-ray': support(1, NOTHING),
  metamorphosis: forbidden(
    support(1, [['lane']], ({ fighterDeckCount }) =>
      fighterDeckCount === 0 ? { reason: 'no-fighter-left', clause: 'CM19' } : undefined,
    ),
  ),
  alteration: forbidden(support(1, [['lane', 'place', 'lane']], refuseAlteration)),
  'anti-magic-field': forbidden(
    support(1, [['lane']], (view, [lane]) =>
      rowOf(view, lane).length === 0 ? { reason: 'no-spells', clause: 'CM-r40', facts: { lane } } : undefined,
    ),
  ),
} satisfies Record<Spell, SpellRules<never>>;

export const SPELL: Readonly<Record<Spell, SpellRules<readonly Target[]>>> = RULES;

/** What a spell may be aimed at. */
type AimOf<S extends Spell> = (typeof RULES)[S] extends SpellRules<infer A> ? A : never;

/** A spell and what it is aimed at. */
export type SpellArgs<S extends Spell = Spell> = { [One in S]: readonly [One, ...AimOf<One>] }[S];

/** Something that is worked out of aims, spell by spell, each with its own. */
export type BySpell<S extends Spell, Given, Result> = {
  readonly [One in S]: Aimed<AimOf<One>, Given, Result>;
};

export const DECK: readonly Spell[] = SPELLS.flatMap((spell) =>
  Array<Spell>(SPELL[spell].copies).fill(spell),
);
