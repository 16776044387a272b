import type { Ctx } from 'boardgame.io';
import type { Action, Json, PlayerID, Refusal } from '@/kit/action';
import { termFact } from '@/kit/journal';
import { isAskedToRespond } from '@/kit/response';
import { at, isActive } from '@/kit/seats';
import { isUnder, refuseUnseen, rowOf, type Shape, type Target, targetsOf } from './aiming';
import { BOUTS, BRIBE, LANES, SPELLS, type Spell } from './components';
import { isBannedBy } from './face-down';
import type { BetArgs, CardArgs, PeekArgs } from './schemas';
import { SPELL, type SpellArgs } from './spells';
import type { CheatyMagesView } from './view';

type View = CheatyMagesView;

const spellFact = (spell: Spell) => ({ spell: termFact(`spells.${spell}`) });

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

const made = (move: string, ...args: readonly Json[]): Action =>
  Object.freeze({ move, args: Object.freeze(args) });

/** One to three fighters. */
const BETS: readonly Action[] = LANES.flatMap((one) => [
  made('bet', one),
  ...LANES.filter((two) => two > one).flatMap((two) => [
    made('bet', one, two),
    ...LANES.filter((three) => three > two).map((three) => made('bet', one, two, three)),
  ]),
]);
const PASS = made('pass');
const DRAW = made('draw');

/** An action with a spell, and those that name one target more: made once, as `legal` is the inner loop of the bots. */
interface Branch {
  readonly action: Action;
  readonly spell: Spell;
  readonly aim: readonly Target[];
  readonly further: Map<Target, Branch>;
}
const branch = (move: string, spell: Spell, aim: readonly Target[] = []): Branch => ({
  action: made(move, spell, ...aim),
  spell,
  aim,
  further: new Map(),
});
const begun = (move: string) =>
  Object.fromEntries(SPELLS.map((spell) => [spell, branch(move, spell)])) as Record<Spell, Branch>;
const PLAY = begun('play');
const BRIBED = begun('bribe');
const PEEK = begun('peek');
const FORGET = begun('forget');
const DISCARD = begun('discard');

function withTarget({ action, spell, aim, further }: Branch, target: Target): Branch {
  let one = further.get(target);
  if (one === undefined) {
    one = branch(action.move, spell, [...aim, target]);
    further.set(target, one);
  }
  return one;
}

/** Everything that a spell may be aimed at, step by step. */
function addAims(actions: Action[], view: View, from: Branch, shape: Shape): void {
  const { action, spell, aim } = from;
  const next = shape[aim.length];
  if ((next === undefined || next === 'down') && SPELL[spell].refuse(view, aim, spell) === undefined)
    actions.push(action);
  if (next === undefined) return;
  for (const target of targetsOf(view, next, aim)) addAims(actions, view, withTarget(from, target), shape);
}

/** A hand is sorted: each spell once. */
const distinct = (hand: readonly Spell[]): Spell[] =>
  hand.filter((spell, index) => hand[index - 1] !== spell);

/** Everything the seat may do now. */
export function legal(view: View, ctx: Ctx): Action[] {
  const { playerID, hand } = view;
  if (playerID === null || !isActive(ctx, playerID)) return [];
  if (isAskedToRespond(ctx, playerID)) return distinct(hand).map((spell) => FORGET[spell].action);
  if (ctx.phase === 'bet') return [...BETS];
  if (ctx.phase === 'refill') return [...distinct(hand).map((spell) => DISCARD[spell].action), DRAW];
  const actions: Action[] = [];
  const lanes = LANES.filter((lane) => rowOf(view, lane).some(({ isDown }) => isDown));
  const isBribable = mayBribe(view);
  for (const spell of distinct(hand)) {
    const isForCoins = isBanned(view, playerID, spell);
    if (!isForCoins || isBribable)
      for (const shape of SPELL[spell].aims)
        addAims(actions, view, (isForCoins ? BRIBED : PLAY)[spell], shape);
    for (const lane of lanes) actions.push(withTarget(PEEK[spell], lane).action);
  }
  actions.push(PASS);
  return actions;
}
