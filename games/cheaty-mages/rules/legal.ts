import type { Ctx } from 'boardgame.io';
import type { Action, Json, PlayerID, Refusal } from '@/kit/action';
import { seatFact, termFact } from '@/kit/journal';
import { isAskedToRespond } from '@/kit/response';
import { at, isActive } from '@/kit/seats';
import { BOUTS, BRIBE, CARD, LANES, type Lane, type Lasting, SEATS, type Spell } from './components';
import { isBannedBy } from './face-down';
import type { BetArgs, CardArgs, PeekArgs, SpellArgs } from './schemas';
import type { CheatyMagesView, SeenCorner } from './view';

type View = CheatyMagesView;

const NO_SPELLS: SeenCorner['spells'] = [];
export const rowOf = ({ corners }: Pick<View, 'corners'>, lane: Lane): SeenCorner['spells'] =>
  corners[lane - 1]?.spells ?? NO_SPELLS;

const spellFact = (spell: Spell) => ({ spell: termFact(`spells.${spell}`) });

/** Whether a Support that stays works for this seat. */
export const isUnder = ({ lasting }: Pick<View, 'lasting'>, playerID: PlayerID | null, spell: Lasting) =>
  lasting.some((one) => one.spell === spell && one.playerID === playerID);

/** Whether the judge keeps this seat from playing it (CM22: not if it is invisible). */
export const isBanned = (view: Pick<View, 'judge' | 'lasting'>, playerID: PlayerID | null, spell: Spell) =>
  isBannedBy(view.judge, spell) && !isUnder(view, playerID, 'invisibility');

const coinsOf = ({ seats, playerID }: View): number => (playerID === null ? 0 : at(seats, playerID).coins);

/** Whether the judge takes this seat's money now (CM14). */
const mayBribe = (view: View): boolean => view.options.bribe && view.bout === BOUTS && coinsOf(view) >= BRIBE;

const refuseHand = (view: View, spell: Spell): Refusal | undefined =>
  view.hand.includes(spell) ? undefined : { reason: 'not-in-hand', clause: 'CM-r8', facts: spellFact(spell) };

function refuseBribe(view: View, spell: Spell): Refusal | undefined {
  if (!view.options.bribe) return { reason: 'no-bribes', clause: 'CM14' };
  if (view.bout < BOUTS) return { reason: 'bribe-too-early', clause: 'CM14' };
  if (!isBanned(view, view.playerID, spell))
    return { reason: 'not-banned', clause: 'CM14', facts: spellFact(spell) };
  return coinsOf(view) < BRIBE ? { reason: 'too-poor', clause: 'CM14' } : undefined;
}

const isReflected = (view: View, lane: Lane): boolean =>
  rowOf(view, lane).some(({ spell }) => spell === 'reflection');

/** Nothing new comes to a fighter behind Reflection, but another Reflection (CM18). */
const refuseReflected = (view: View, lane: Lane, spell: Spell | null): Refusal | undefined =>
  spell !== 'reflection' && isReflected(view, lane)
    ? { reason: 'reflected', clause: 'CM18', facts: { lane } }
    : undefined;

const refuseBare = (view: View, lane: Lane): Refusal | undefined =>
  rowOf(view, lane).length === 0 ? { reason: 'no-spells', clause: 'CM-r40', facts: { lane } } : undefined;

/** There has to be something to look at, by a card (CM17) or by Detect Magic (CM-r29). */
const refuseUnseen = (view: View, rule: 'CM17' | 'CM-r29', lane: Lane): Refusal | undefined =>
  rowOf(view, lane).some(({ isDown }) => isDown)
    ? undefined
    : { reason: 'nothing-face-down', clause: rule, facts: { lane } };

const refusePlace = (view: View, rule: 'CM25' | 'CM26', lane: Lane, place: number): Refusal | undefined =>
  place < rowOf(view, lane).length ? undefined : { reason: 'no-such-spell', clause: rule, facts: { lane } };

function refuseAlteration(view: View, from: Lane, place: number, to: Lane): Refusal | undefined {
  const missing = refusePlace(view, 'CM26', from, place);
  if (missing !== undefined) return missing;
  if (from === to) return { reason: 'same-fighter', clause: 'CM26' };
  return refuseReflected(view, to, rowOf(view, from)[place]?.spell ?? null);
}

function refuseImitation({ bets }: View, from: Lane, to: Lane): Refusal | undefined {
  if (bets.length < 2) return { reason: 'single-bet', clause: 'CM21' };
  if (!bets.includes(from)) return { reason: 'not-bet-on', clause: 'CM21', facts: { lane: from } };
  return bets.includes(to) ? { reason: 'bet-on', clause: 'CM21', facts: { lane: to } } : undefined;
}

function refuseVictim(view: View, target: PlayerID): Refusal | undefined {
  if (Number(target) >= view.seats.length) return { reason: 'malformed' };
  if (target === view.playerID) return { reason: 'target-self', clause: 'CM20' };
  return at(view.handCounts, target) === 0
    ? { reason: 'empty-hand', clause: 'CM20', facts: { target: seatFact(target) } }
    : undefined;
}

/** Why a spell cannot do what is asked of it. */
function refuseAim(view: View, args: SpellArgs): Refusal | undefined {
  const spell = args[0];
  const lane = args[1] as Lane;
  switch (spell) {
    case 'detect-magic':
      return refuseUnseen(view, 'CM-r29', lane);
    case 'anti-magic-field':
      return refuseBare(view, lane);
    case 'metamorphosis':
      return view.fighterDeckCount === 0 ? { reason: 'no-fighter-left', clause: 'CM19' } : undefined;
    case 'dispel-magic':
      if (typeof args[1] === 'number') return refusePlace(view, 'CM25', lane, Number(args[2]));
      return view.lasting.some((one) => one.spell === args[1])
        ? undefined
        : { reason: 'not-on-table', clause: 'CM25', facts: { spell: termFact(`spells.${args[1]}`) } };
    case 'alteration':
      return refuseAlteration(view, lane, Number(args[2]), args[3] as Lane);
    case 'imitation':
      return refuseImitation(view, lane, args[2] as Lane);
    case 'amnesia':
      return refuseVictim(view, String(args[1]));
    case 'recall':
      return view.deckCount + view.discard.length === 0
        ? { reason: 'nothing-to-draw', clause: 'CM-r31' }
        : undefined;
    case 'dimension-door':
    case 'confusion':
    case 'invisibility':
    case 'prismatic-ray':
      return undefined;
    default:
      if (args[2] === 'down' && !isUnder(view, view.playerID, 'prismatic-ray'))
        return { reason: 'not-prismatic', clause: 'CM22', facts: spellFact(spell) };
      return refuseReflected(view, lane, spell);
  }
}

const refusePhase = (ctx: Ctx, phase: 'bet' | 'spells' | 'refill'): Refusal | undefined =>
  ctx.phase === phase ? undefined : { reason: 'other-phase', clause: 'CM-r4' };

export const refuseBet = (_view: View, ctx: Ctx, _args: BetArgs): Refusal | undefined =>
  refusePhase(ctx, 'bet');

export const refusePlay = (view: View, ctx: Ctx, args: SpellArgs): Refusal | undefined =>
  refusePhase(ctx, 'spells') ??
  refuseHand(view, args[0]) ??
  (isBanned(view, view.playerID, args[0])
    ? {
        reason: 'banned',
        clause: 'CM15',
        facts: { ...spellFact(args[0]), judge: termFact(`judges.${view.judge}`) },
      }
    : undefined) ??
  refuseAim(view, args);

/** The same for a spell that the judge bans, for two coins (CM14). */
export const refuseBribed = (view: View, ctx: Ctx, args: SpellArgs): Refusal | undefined =>
  refusePhase(ctx, 'spells') ??
  refuseHand(view, args[0]) ??
  refuseBribe(view, args[0]) ??
  refuseAim(view, args);

/** Any card may be given up for a look, banned ones too (CM17). */
export const refusePeek = (view: View, ctx: Ctx, [spell, lane]: PeekArgs): Refusal | undefined =>
  refusePhase(ctx, 'spells') ?? refuseHand(view, spell) ?? refuseUnseen(view, 'CM17', lane);

export const refusePass = (_view: View, ctx: Ctx): Refusal | undefined => refusePhase(ctx, 'spells');

export const refuseForget = (view: View, _ctx: Ctx, [spell]: CardArgs): Refusal | undefined =>
  refuseHand(view, spell);

export const refuseDiscard = (view: View, ctx: Ctx, [spell]: CardArgs): Refusal | undefined =>
  refusePhase(ctx, 'refill') ?? refuseHand(view, spell);

export const refuseDraw = (_view: View, ctx: Ctx): Refusal | undefined => refusePhase(ctx, 'refill');

/** Actions are made once and kept by what they say: `legal` is the inner loop of the bots. */
const MADE = new Map<string, Action>();
function made(move: string, ...args: Json[]): Action {
  const key = `${move} ${args.join()}`;
  let one = MADE.get(key);
  if (one === undefined) {
    one = Object.freeze({ move, args: Object.freeze(args) });
    MADE.set(key, one);
  }
  return one;
}

/** One to three fighters. */
const BETS: readonly Action[] = LANES.flatMap((one) => [
  made('bet', one),
  ...LANES.filter((two) => two > one).flatMap((two) => [
    made('bet', one, two),
    ...LANES.filter((three) => three > two).map((three) => made('bet', one, two, three)),
  ]),
]);

/** Everything that a spell may be aimed at. */
function addAims(actions: Action[], view: View, move: 'play' | 'bribe', spell: Spell): void {
  const { corners } = view;
  switch (spell) {
    case 'detect-magic':
      for (const lane of LANES)
        if (refuseUnseen(view, 'CM-r29', lane) === undefined) actions.push(made(move, spell, lane));
      return;
    case 'anti-magic-field':
      for (const lane of LANES) if (rowOf(view, lane).length > 0) actions.push(made(move, spell, lane));
      return;
    case 'metamorphosis':
      if (view.fighterDeckCount > 0) for (const lane of LANES) actions.push(made(move, spell, lane));
      return;
    case 'dispel-magic':
      for (const lane of LANES)
        for (const place of rowOf(view, lane).keys()) actions.push(made(move, spell, lane, place));
      for (const one of view.lasting) actions.push(made(move, spell, one.spell));
      return;
    case 'alteration':
      for (const from of LANES)
        for (const place of rowOf(view, from).keys())
          for (const to of LANES)
            if (refuseAlteration(view, from, place, to) === undefined)
              actions.push(made(move, spell, from, place, to));
      return;
    case 'imitation':
      if (view.bets.length > 1)
        for (const from of view.bets)
          for (const to of LANES) if (!view.bets.includes(to)) actions.push(made(move, spell, from, to));
      return;
    case 'amnesia':
      for (const target of SEATS.slice(0, view.seats.length))
        if (target !== view.playerID && at(view.handCounts, target) > 0)
          actions.push(made(move, spell, target));
      return;
    case 'recall':
      if (view.deckCount + view.discard.length > 0) actions.push(made(move, spell));
      return;
    case 'dimension-door':
    case 'confusion':
    case 'invisibility':
    case 'prismatic-ray':
      actions.push(made(move, spell));
      return;
  }
  const isHideable = CARD[spell].type === 'direct' && isUnder(view, view.playerID, 'prismatic-ray');
  for (const [index, { spells }] of corners.entries()) {
    const lane = (index + 1) as Lane;
    if (spell !== 'reflection' && spells.some((placed) => placed.spell === 'reflection')) continue;
    actions.push(made(move, spell, lane));
    if (isHideable) actions.push(made(move, spell, lane, 'down'));
  }
}

/** A hand is sorted: each spell once. */
const distinct = (hand: readonly Spell[]): Spell[] =>
  hand.filter((spell, index) => hand[index - 1] !== spell);

/** Everything the seat may do now. */
export function legal(view: View, ctx: Ctx): Action[] {
  const { playerID, hand } = view;
  if (playerID === null || !isActive(ctx, playerID)) return [];
  if (isAskedToRespond(ctx, playerID)) return distinct(hand).map((spell) => made('forget', spell));
  if (ctx.phase === 'bet') return [...BETS];
  if (ctx.phase === 'refill') return [...distinct(hand).map((spell) => made('discard', spell)), made('draw')];
  const actions: Action[] = [];
  const lanes = LANES.filter((lane) => rowOf(view, lane).some(({ isDown }) => isDown));
  const isBribable = mayBribe(view);
  for (const spell of distinct(hand)) {
    if (!isBanned(view, playerID, spell)) addAims(actions, view, 'play', spell);
    else if (isBribable) addAims(actions, view, 'bribe', spell);
    for (const lane of lanes) actions.push(made('peek', spell, lane));
  }
  actions.push(made('pass'));
  return actions;
}
