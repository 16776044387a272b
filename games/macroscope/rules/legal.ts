import type { Ctx } from 'boardgame.io';
import type { Action, Json, Refusal } from '@/kit/action';
import { isAskedToRespond } from '@/kit/response';
import { isActive } from '@/kit/seats';
import { NUMBERS, PICTURES, type Picture, WINDOWS, wordFor } from './components';
import { bitsOf, has, listOf } from './looks';
import { isOrdering, mayLiftAgain } from './may';
import type { LiftArgs, SeatArgs, TextArgs, WindowArgs } from './schemas';
import { plain } from './text';
import type { MacroscopeView } from './view';

type Lids = Pick<MacroscopeView, 'lids' | 'open'>;

const isOpen = ({ open }: Lids, window: number): boolean => open.includes(window);

/** Whether a lid of this number is still closed. */
const isAlive = ({ lids, open }: Lids, number: number): boolean =>
  lids.some((lid, window) => lid === number && !open.includes(window));

const OPEN: Refusal = { reason: 'window-open', clause: 'MS-r6' };
const LIFT_FIRST: Refusal = { reason: 'lift-first', clause: 'MS-r6' };
const DECIDE: Refusal = { reason: 'decide-first', clause: 'MS-r7' };
const SAY_FIRST: Refusal = { reason: 'answer-first', clause: 'MS9' };
const VOTE_FIRST: Refusal = { reason: 'vote-first', clause: 'MS20' };

/** What comes first where somebody speaks or votes, whose turn to lift lids it may not be. */
function refuseSpeaker(view: MacroscopeView): Refusal | undefined {
  if (view.step === 'judging') return VOTE_FIRST;
  if (view.step !== 'naming') return undefined;
  return isOrdering(view) ? { reason: 'order-first', clause: 'MS8' } : SAY_FIRST;
}

export function refuseRoll(view: MacroscopeView): Refusal | undefined {
  if (view.step === 'begin') return undefined;
  return view.step === 'thrown' ? { reason: 'thrown', clause: 'MS2' } : (refuseSpeaker(view) ?? DECIDE);
}

export function refusePick(view: MacroscopeView, _ctx: Ctx, [window]: WindowArgs): Refusal | undefined {
  if (view.step === 'thrown') return { reason: 'dice-decide', clause: 'MS4' };
  if (view.step !== 'begin') return refuseSpeaker(view) ?? DECIDE;
  return isOpen(view, window) ? OPEN : undefined;
}

export function refuseLift(view: MacroscopeView, _ctx: Ctx, args: LiftArgs): Refusal | undefined {
  const [number, window] = args;
  const { step, dice, left, lids } = view;
  if (step === 'begin') return { reason: 'throw-first', clause: 'MS2' };
  if (step === 'thrown') {
    if (!dice.includes(number)) return { reason: 'not-thrown', clause: 'MS2', facts: { number } };
  } else if (!mayLiftAgain(view)) return refuseSpeaker(view) ?? DECIDE;
  else if (number !== left) return { reason: 'other-die', clause: 'MS3', facts: { number: left } };
  if (isOpen(view, window)) return OPEN;
  return lids[window] === number || !isAlive(view, number)
    ? undefined
    : { reason: 'other-number', clause: 'MS2', facts: { number } };
}

export const refuseGuess = (view: MacroscopeView): Refusal | undefined =>
  view.step === 'lifted' ? undefined : (refuseSpeaker(view) ?? LIFT_FIRST);

export const refuseSkip = (view: MacroscopeView): Refusal | undefined =>
  view.step === 'again' ? undefined : (refuseSpeaker(view) ?? { reason: 'decline-first', clause: 'MS5' });

export const refuseVote = ({ step }: MacroscopeView): Refusal | undefined =>
  step === 'judging' ? undefined : { reason: 'no-vote', clause: 'MS20' };

export function refuseName(view: MacroscopeView, _ctx: Ctx, [text]: TextArgs): Refusal | undefined {
  if (view.step !== 'naming' || isOrdering(view)) return { reason: 'not-naming', clause: 'MS8' };
  return view.taken.includes(plain(text)) ? { reason: 'taken', clause: 'MS9' } : undefined;
}

export function refuseCall(view: MacroscopeView, _ctx: Ctx, [target]: SeatArgs): Refusal | undefined {
  const { queue, points } = view;
  if (Number(target) >= points.length) return { reason: 'malformed' };
  if (!isOrdering(view)) return { reason: 'not-ordering', clause: 'MS8' };
  return queue[0]?.includes(target) ? undefined : { reason: 'not-tied', clause: 'MS8' };
}

const action = (move: string, ...args: Json[]): Action => Object.freeze({ move, args: Object.freeze(args) });

const ROLL = action('roll');
const DECLINE = action('decline');
const SKIP = action('skip');
const ANSWERS = [action('join'), action('stay')];
const VOTES = [action('accept'), action('deny')];
const PICKS = Array.from({ length: WINDOWS }, (_, window) => action('pick', window));
const LIFTS = NUMBERS.map((number) => PICKS.map((_, window) => action('lift', number, window)));

/** As many answers that fit what is seen are listed: where more do, one is as good as another. */
const FITTING = 6;
/** And as many that do not: what somebody might say who has not looked. */
const OTHERS = 18;

interface Sayable {
  readonly guess: Action;
  readonly name: Action;
  readonly form: string;
}

/** What bots say for each picture, made when it is first asked for. */
const SAYABLE = new Map<Picture, Sayable>();
function sayable(picture: Picture): Sayable {
  let known = SAYABLE.get(picture);
  if (known === undefined) {
    const word = wordFor(picture);
    known = { guess: action('guess', word), name: action('name', word), form: plain(word) };
    SAYABLE.set(picture, known);
  }
  return known;
}

/** Some of a list, the same ones for the same token: no picture comes first because of its place in the box. */
function some<T>(list: readonly T[], most: number, token: string, isWanted: (one: T) => boolean): T[] {
  let from = list.length;
  for (let place = 0; place < token.length; place++)
    from = (from * 31 + token.charCodeAt(place)) % list.length;
  const found: T[] = [];
  for (let step = 0; step < list.length && found.length < most; step++) {
    const one = list[(from + step) % list.length] as T;
    if (isWanted(one)) found.push(one);
  }
  return found;
}

/** What bots may answer: pictures that look as what is seen, and some that do not. */
function words(view: MacroscopeView, move: 'guess' | 'name'): Action[] {
  const { taken, token } = view;
  const isFree = (picture: Picture) => taken.length === 0 || !taken.includes(sayable(picture).form);
  const fits = bitsOf(view);
  const fitting = some(listOf(fits), FITTING, token, isFree);
  const others = some(PICTURES, OTHERS, token, (one) => !has(fits, one) && isFree(one));
  return [...fitting, ...others].map((picture) => sayable(picture)[move]);
}

/** Lids that this die may lift, the same lid once for two dice that show the same. */
const liftsFor = (view: MacroscopeView, number: number): Action[] =>
  (LIFTS[number - 1] ?? []).filter(
    (_, window) => !isOpen(view, window) && (view.lids[window] === number || !isAlive(view, number)),
  );

/** Everything a seat may do by itself in its turn. */
function legalInTurn(view: MacroscopeView): Action[] {
  const { step, dice, left } = view;
  if (step === 'judging') return VOTES;
  if (step === 'naming') return words(view, 'name');
  if (step === 'begin') return [ROLL, ...PICKS.filter((_, window) => !isOpen(view, window))];
  if (step === 'thrown') return [...new Set(dice)].flatMap((number) => liftsFor(view, number));
  const lifts = mayLiftAgain(view) && left !== null ? liftsFor(view, left) : [];
  return step === 'again' ? [SKIP, ...lifts] : [DECLINE, ...lifts, ...words(view, 'guess')];
}

/** Everything the seat may do now; of what may be said, what bots say. */
export function legal(view: MacroscopeView, ctx: Ctx): Action[] {
  const { playerID, queue } = view;
  if (playerID === null || !isActive(ctx, playerID)) return [];
  if (isAskedToRespond(ctx, playerID)) return ANSWERS;
  if (isOrdering(view)) return (queue[0] ?? []).map((target) => action('call', target));
  return legalInTurn(view);
}
