import type { Ctx } from 'boardgame.io';
import type { Action, Json, Refusal } from '@/kit/action';
import { termFact } from '@/kit/journal';
import { isAskedToRespond } from '@/kit/response';
import { at, isActive } from '@/kit/seats';
import { refuseUnseen, rowOf, type Shape, type Target, targetsOf } from './aiming';
import { BOUTS, BRIBE, LANES, type Spell } from './components';
import { isBanned } from './face-down';
import type { BetArgs, CardArgs, PeekArgs } from './schemas';
import { SPELL, type SpellArgs } from './spells';
import type { CheatyMagesView } from './view';

type View = CheatyMagesView;

const spellFact = (spell: Spell) => ({ spell: termFact(`spells.${spell}`) });

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

const refusePhase = (ctx: Ctx, phase: 'bet' | 'spells' | 'refill'): Refusal | undefined =>
  ctx.phase === phase ? undefined : { reason: 'other-phase', clause: 'CM-r4' };

export const refuseBet = (_view: View, ctx: Ctx, _args: BetArgs): Refusal | undefined =>
  refusePhase(ctx, 'bet');

export const refusePlay = (view: View, ctx: Ctx, [spell, ...aim]: SpellArgs): Refusal | undefined =>
  refusePhase(ctx, 'spells') ??
  refuseHand(view, spell) ??
  (isBanned(view, view.playerID, spell)
    ? {
        reason: 'banned',
        clause: 'CM15',
        facts: { ...spellFact(spell), judge: termFact(`judges.${view.judge}`) },
      }
    : undefined) ??
  SPELL[spell].refuse(view, aim, spell);

/** The same for a spell that the judge bans, for two coins (CM14). */
export const refuseBribed = (view: View, ctx: Ctx, [spell, ...aim]: SpellArgs): Refusal | undefined =>
  refusePhase(ctx, 'spells') ??
  refuseHand(view, spell) ??
  refuseBribe(view, spell) ??
  SPELL[spell].refuse(view, aim, spell);

/** Any card may be given up for a look, banned ones too (CM17). */
export const refusePeek = (view: View, ctx: Ctx, [spell, lane]: PeekArgs): Refusal | undefined =>
  refusePhase(ctx, 'spells') ?? refuseHand(view, spell) ?? refuseUnseen(view, 'CM17', lane);

export const refusePass = (_view: View, ctx: Ctx): Refusal | undefined => refusePhase(ctx, 'spells');

export const refuseForget = (view: View, _ctx: Ctx, [spell]: CardArgs): Refusal | undefined =>
  refuseHand(view, spell);

export const refuseDiscard = (view: View, ctx: Ctx, [spell]: CardArgs): Refusal | undefined =>
  refusePhase(ctx, 'refill') ?? refuseHand(view, spell);

export const refuseDraw = (_view: View, ctx: Ctx): Refusal | undefined => refusePhase(ctx, 'refill');

/** An action, and those that name one thing more: made once, as `legal` is the inner loop of the bots. */
interface Branch {
  readonly action: Action;
  readonly further: Map<Json, Branch>;
  /** What is named besides the spell. */
  readonly aim: readonly Target[];
}
const branch = (move: string, args: readonly Json[] = []): Branch => ({
  action: Object.freeze({ move, args: Object.freeze(args) }),
  further: new Map(),
  aim: args.slice(1) as Target[],
});

function naming({ action: { move, args }, further }: Branch, next: Spell | Target): Branch {
  let one = further.get(next);
  if (one === undefined) {
    one = branch(move, [...args, next]);
    further.set(next, one);
  }
  return one;
}

const PLAY = branch('play');
const BRIBED = branch('bribe');
const PEEK = branch('peek');
const FORGET = branch('forget');
const DISCARD = branch('discard');
const { action: PASS } = branch('pass');
const { action: DRAW } = branch('draw');

/** One to three fighters. */
const BETS: readonly Action[] = LANES.flatMap((one) => [
  branch('bet', [one]).action,
  ...LANES.filter((two) => two > one).flatMap((two) => [
    branch('bet', [one, two]).action,
    ...LANES.filter((three) => three > two).map((three) => branch('bet', [one, two, three]).action),
  ]),
]);

/** Everything that a spell may be aimed at, step by step. */
function addAims(actions: Action[], view: View, spell: Spell, from: Branch, shape: Shape): void {
  const { action, aim } = from;
  const next = shape[aim.length];
  if ((next === undefined || next === 'down') && SPELL[spell].refuse(view, aim, spell) === undefined)
    actions.push(action);
  if (next === undefined) return;
  for (const target of targetsOf(view, next, aim)) addAims(actions, view, spell, naming(from, target), shape);
}

/** A hand is sorted: each spell once. */
const distinct = (hand: readonly Spell[]): Spell[] =>
  hand.filter((spell, index) => hand[index - 1] !== spell);

/** Everything the seat may do now. */
export function legal(view: View, ctx: Ctx): Action[] {
  const { playerID, hand } = view;
  if (playerID === null || !isActive(ctx, playerID)) return [];
  if (isAskedToRespond(ctx, playerID)) return distinct(hand).map((spell) => naming(FORGET, spell).action);
  if (ctx.phase === 'bet') return [...BETS];
  if (ctx.phase === 'refill') return [...distinct(hand).map((spell) => naming(DISCARD, spell).action), DRAW];
  const actions: Action[] = [];
  const lanes = LANES.filter((lane) => rowOf(view, lane).some(({ isDown }) => isDown));
  const isBribable = mayBribe(view);
  for (const spell of distinct(hand)) {
    const isForCoins = isBanned(view, playerID, spell);
    if (!isForCoins || isBribable) {
      const from = naming(isForCoins ? BRIBED : PLAY, spell);
      for (const shape of SPELL[spell].aims) addAims(actions, view, spell, from, shape);
    }
    for (const lane of lanes) actions.push(naming(naming(PEEK, spell), lane).action);
  }
  actions.push(PASS);
  return actions;
}
