import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID, Refusal } from '@/kit/action';
import { termFact } from '@/kit/journal';
import { at, isActive, seatIDs } from '@/kit/seats';
import { KINDS, type Kind, SEATS } from './components';
import type { PlayArgs } from './schemas';
import type { LoveLetterView } from './view';

/** The clause of the rulebook that says what a card does. */
export const CLAUSE: Readonly<Record<Kind, string>> = {
  guard: 'LL-r7',
  priest: 'LL-r8',
  baron: 'LL-r9',
  handmaid: 'LL-r10',
  prince: 'LL-r11',
  king: 'LL-r12',
  countess: 'LL-r13',
  princess: 'LL-r14',
};

const needsTarget = (card: Kind): boolean =>
  card === 'guard' || card === 'priest' || card === 'baron' || card === 'king' || card === 'prince';

/** Whether the Countess has to be played, if the hand holds her (LL-r13, LL12). */
export const countessIsDue = (hand: readonly Kind[]): boolean =>
  hand.includes('countess') && (hand.includes('king') || hand.includes('prince'));

const isOpenTo = (view: LoveLetterView, target: PlayerID): boolean => {
  const { isOut, isProtected } = at(view.seats, target);
  return !isOut && !isProtected;
};

/** The others a card may be aimed at (LL8, LL15). */
const openTargets = (view: LoveLetterView): PlayerID[] =>
  seatIDs(view.seats.length).filter((target) => target !== view.playerID && isOpenTo(view, target));

function refuseTarget(view: LoveLetterView, card: Kind, target: PlayerID | undefined): Refusal | undefined {
  const others = openTargets(view);
  const mayBeSelf = card === 'prince';
  if (target === undefined) {
    if (others.length > 0 || mayBeSelf)
      return { reason: 'target-needed', clause: CLAUSE[card], facts: { card: termFact(`cards.${card}`) } };
    return undefined;
  }
  if (Number(target) >= view.seats.length) return { reason: 'malformed' };
  if (target === view.playerID)
    return mayBeSelf
      ? undefined
      : { reason: 'target-self', clause: CLAUSE[card], facts: { card: termFact(`cards.${card}`) } };
  if (at(view.seats, target).isOut) return { reason: 'target-out', clause: 'LL15' };
  if (at(view.seats, target).isProtected)
    return others.length === 0
      ? { reason: mayBeSelf ? 'prince-self' : 'everybody-protected', clause: 'LL9' }
      : { reason: 'target-protected', clause: 'LL8' };
  return undefined;
}

/** Whether a card may be played so: one in hand (LL-r5), the Princess too (LL13), the Countess before others (LL12). */
export function refusePlay(view: LoveLetterView, _ctx: Ctx, args: PlayArgs): Refusal | undefined {
  const [card, target, guess] = args;
  if (!view.hand.includes(card)) return { reason: 'not-in-hand', clause: 'LL-r5' };
  if (card !== 'countess' && countessIsDue(view.hand)) return { reason: 'countess-first', clause: 'LL12' };
  if (!needsTarget(card)) return undefined;
  const refusal = refuseTarget(view, card, target);
  if (refusal !== undefined) return refusal;
  return guess === 'guard' ? { reason: 'guess-guard', clause: 'LL14' } : undefined;
}

const action = (...args: PlayArgs): Action => Object.freeze({ move: 'play', args: Object.freeze(args) });

const NAMEABLE = KINDS.filter((name) => name !== 'guard');

/** Every action there is, made once: `legal` is the inner loop of the bots. */
const UNAIMED = Object.fromEntries(KINDS.map((card) => [card, action(card)])) as Record<Kind, Action>;
const GUESSES = SEATS.map((target) => NAMEABLE.map((name) => action('guard', target, name)));
const aimedAt = (card: 'priest' | 'baron' | 'prince' | 'king') => SEATS.map((target) => action(card, target));
const AIMED = {
  priest: aimedAt('priest'),
  baron: aimedAt('baron'),
  prince: aimedAt('prince'),
  king: aimedAt('king'),
};

function addPlays(actions: Action[], view: LoveLetterView, card: Kind): void {
  if (card === 'handmaid' || card === 'countess' || card === 'princess') {
    actions.push(UNAIMED[card]);
    return;
  }
  const self = Number(view.playerID);
  const aimed = card === 'guard' ? undefined : AIMED[card];
  let isAimed = false;
  const { seats } = view;
  for (let target = 0; target < seats.length; target++) {
    const seat = seats[target];
    const isTarget = target === self ? card === 'prince' : seat?.isOut === false && !seat.isProtected;
    if (!isTarget) continue;
    isAimed = true;
    const one = aimed?.[target];
    if (one !== undefined) actions.push(one);
    else for (const guess of GUESSES[target] ?? []) actions.push(guess);
  }
  if (!isAimed) actions.push(UNAIMED[card]);
}

/** Everything the seat may do now. */
export function legal(view: LoveLetterView, ctx: Ctx): Action[] {
  const { playerID, hand } = view;
  if (!isActive(ctx, playerID)) return [];
  if (countessIsDue(hand)) return [UNAIMED.countess];
  const actions: Action[] = [];
  const [kept, drawn] = hand;
  if (kept !== undefined) addPlays(actions, view, kept);
  if (drawn !== undefined && drawn !== kept) addPlays(actions, view, drawn);
  return actions;
}
