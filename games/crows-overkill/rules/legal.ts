import type { Ctx } from 'boardgame.io';
import type { Action, Json, PlayerID, Refusal } from '@/kit/action';
import { seatFact, termFact } from '@/kit/journal';
import { isAskedToRespond } from '@/kit/response';
import { at, isActive } from '@/kit/seats';
import {
  BIRDS,
  type Bird,
  type Card,
  COUNT,
  HAND_LIMIT,
  isAnswer,
  KIND,
  KINDS,
  type Kind,
  SEATS,
} from './components';
import type { CardArgs, EffectArgs, KillArgs, SeatArgs } from './schemas';
import { countOf } from './sill';
import type { CrowsOverkillView } from './view';

type View = CrowsOverkillView;

/** The clause of the rulebook that says what a card does. */
export const CLAUSE: Readonly<Record<Card, string>> = {
  stones: 'CO-r24',
  blowgun: 'CO-r25',
  'water-gun': 'CO-r26',
  scarecrow: 'CO-r27',
  'cast-net': 'CO-r28',
  'trap-net': 'CO-r29',
  door: 'CO-r30',
  mirror: 'CO-r31',
  song: 'CO-r32',
  scissors: 'CO-r33',
  plectrum: 'CO-r34',
  'room-swap': 'CO-r35',
  whistle: 'CO-r36',
  nighthawk: 'CO-r37',
};

/** The stage in which a hand is brought down to five (CO25). */
export const DISCARD = 'discard';

const NO_BIRDS: readonly Bird[] = [];
/** The birds on this seat's own sill. */
export const ownBirds = (view: View): readonly Bird[] =>
  view.playerID === null ? NO_BIRDS : at(view.seats, view.playerID).birds;

const cardFact = (card: Card) => ({ card: termFact(`cards.${card}`) });
const birdFact = (bird: Bird) => ({ bird: termFact(`birds.${bird}`) });

const refuseHand = (view: View, card: Card): Refusal | undefined =>
  view.hand.includes(card) ? undefined : { reason: 'not-in-hand', clause: 'CO-r11', facts: cardFact(card) };

/** Somebody else who is still there (CO-r13). */
function refuseTarget(view: View, target: PlayerID): Refusal | undefined {
  if (Number(target) >= view.seats.length) return { reason: 'malformed' };
  if (target === view.playerID) return { reason: 'target-self', clause: 'CO-r13' };
  return at(view.seats, target).isOut
    ? { reason: 'target-out', clause: 'CO-r13', facts: { target: seatFact(target) } }
    : undefined;
}

const BATS_FIRST: Refusal = { reason: 'bats-first', clause: 'CO9' };

/** One or two birds of the own sill, by the rule of the card, as whole cards, bats first (CO8, CO9, CO10). */
function refuseBirds(view: View, rule: string, chosen: readonly Bird[], most: number): Refusal | undefined {
  const birds = ownBirds(view);
  let count = 0;
  let bats = countOf(birds, 'bat');
  for (const bird of chosen) {
    if (bird === 'bat') bats--;
    count += COUNT[bird];
  }
  for (const bird of chosen) {
    const wanted = chosen.filter((other) => other === bird).length;
    if (birds.filter((other) => other === bird).length < wanted)
      return { reason: 'no-such-bird', clause: rule, facts: birdFact(bird) };
  }
  if (count > most) return { reason: 'never-split', clause: 'CO8', facts: { most } };
  const isOther = chosen.some((bird) => bird !== 'bat');
  return isOther && bats > 0 ? BATS_FIRST : undefined;
}

/** A kind of which there is a bird on the own sill, by the rule of the card; bats first, by `first`. */
function refuseKind(view: View, rule: string, first: string, kind: Kind): Refusal | undefined {
  if (countOf(ownBirds(view), kind) === 0)
    return { reason: 'no-such-kind', clause: rule, facts: { kind: termFact(`kinds.${kind}`) } };
  return kind !== 'bat' && countOf(ownBirds(view), 'bat') > 0
    ? { reason: 'bats-first', clause: first }
    : undefined;
}

/** Why an effect is not possible, whichever card brings it. */
function refuseEffect(view: View, args: EffectArgs): Refusal | undefined {
  switch (args[0]) {
    case 'stones':
      return refuseBirds(view, CLAUSE.stones, args.slice(1) as Bird[], 2);
    case 'blowgun':
      return ownBirds(view).includes(args[1])
        ? COUNT[args[1]] > 1
          ? { reason: 'never-split', clause: 'CO8', facts: { most: 1 } }
          : undefined
        : { reason: 'no-such-bird', clause: CLAUSE.blowgun, facts: birdFact(args[1]) };
    case 'water-gun':
      return (
        refuseTarget(view, args[1]) ?? refuseBirds(view, CLAUSE['water-gun'], args.slice(2) as Bird[], 2)
      );
    case 'scarecrow':
      return (
        refuseTarget(view, args[1]) ??
        refuseBirds(view, CLAUSE.scarecrow, [args[2]], Number.POSITIVE_INFINITY)
      );
    case 'cast-net':
      return refuseKind(view, CLAUSE['cast-net'], 'CO11', args[1]);
    case 'plectrum':
      return refuseTarget(view, args[1]) ?? refuseKind(view, 'CO21', 'CO9', args[2]);
    case 'scissors':
      return refuseTarget(view, args[1]) ?? refuseEmpty(view, args[1]);
    case 'room-swap': {
      const refusal = refuseTarget(view, args[1]);
      if (refusal !== undefined) return refusal;
      const isBare = ownBirds(view).length === 0 && at(view.seats, args[1]).birds.length === 0;
      return isBare ? { reason: 'both-bare', clause: 'CO22' } : undefined;
    }
    case 'whistle':
      return refuseTarget(view, args[1]);
    case 'nighthawk':
      return ownBirds(view).length === 0 ? { reason: 'no-birds', clause: 'CO3' } : undefined;
    default:
      return undefined;
  }
}

const refuseEmpty = (view: View, target: PlayerID): Refusal | undefined =>
  at(view.handCounts, target) === 0
    ? { reason: 'empty-hand', clause: 'CO20', facts: { target: seatFact(target) } }
    : undefined;

export const refusePlay = (view: View, _ctx: Ctx, args: EffectArgs): Refusal | undefined =>
  refuseHand(view, args[0]) ?? refuseEffect(view, args);

/** The mirror does what the topmost discard does (CO15). */
export function refuseCopy(view: View, _ctx: Ctx, args: EffectArgs): Refusal | undefined {
  const missing = refuseHand(view, 'mirror');
  if (missing !== undefined) return missing;
  const top = view.discard.at(-1);
  if (top === undefined) return { reason: 'nothing-to-copy', clause: 'CO15' };
  if (isAnswer(top)) return { reason: 'cannot-copy', clause: 'CO15', facts: cardFact(top) };
  if (top !== args[0]) return { reason: 'not-on-top', clause: 'CO15', facts: cardFact(top) };
  return refuseEffect(view, args);
}

/** What stones and blowgun do by themselves needs no killing in its place (CO13). */
const killsByItself = (card: Card): boolean => card === 'stones' || card === 'blowgun';

export function refuseKill(view: View, _ctx: Ctx, [card, bird]: KillArgs): Refusal | undefined {
  const missing = refuseHand(view, card);
  if (missing !== undefined) return missing;
  if (killsByItself(card)) return { reason: 'kills-anyway', clause: 'CO13', facts: cardFact(card) };
  return refuseBirds(view, 'CO13', [bird], 1);
}

export const refuseBlock = (view: View): Refusal | undefined => refuseHand(view, 'door');

/** Anybody else who is still there, the attacker too (CO16). */
export function refuseRedirect(view: View, _ctx: Ctx, [target]: SeatArgs): Refusal | undefined {
  const refusal = refuseHand(view, 'mirror') ?? refuseTarget(view, target);
  if (refusal !== undefined || view.attack === null) return refusal;
  const isScissors = view.attack.args[0] === 'scissors';
  return isScissors && target !== view.attack.playerID ? refuseEmpty(view, target) : undefined;
}

export const refuseDiscard = (view: View, _ctx: Ctx, [card]: CardArgs): Refusal | undefined =>
  refuseHand(view, card);

const action = (move: string, ...args: Json[]): Action => Object.freeze({ move, args: Object.freeze(args) });

/** An action, and those whose arguments go on from its own. */
interface Made {
  action: Action | undefined;
  readonly next: Map<string, Made>;
}
const MADE: Made = { action: undefined, next: new Map() };

/** Actions are made once and found argument by argument: `legal` is the inner loop of the bots. */
function made(move: string, ...args: string[]): Action {
  let one = goOn(MADE, move);
  for (const arg of args) one = goOn(one, arg);
  one.action ??= action(move, ...args);
  return one.action;
}

function goOn({ next }: Made, arg: string): Made {
  let one = next.get(arg);
  if (one === undefined) {
    one = { action: undefined, next: new Map() };
    next.set(arg, one);
  }
  return one;
}

/** Which birds one or two shots may take, as lists of arguments. */
function shots(birds: readonly Bird[]): (readonly Bird[])[] {
  const bats = countOf(birds, 'bat');
  const found: (readonly Bird[])[] = [];
  for (let first = 0; first < birds.length; first++) {
    const one = birds[first] as Bird;
    if (birds[first - 1] === one) continue;
    if (COUNT[one] > 2 || (bats > 0 && one !== 'bat')) continue;
    found.push([one]);
    if (COUNT[one] > 1) continue;
    for (let second = first + 1; second < birds.length; second++) {
      const two = birds[second] as Bird;
      if ((second > first + 1 && birds[second - 1] === two) || COUNT[two] > 1) continue;
      if (bats < 2 || two === 'bat') found.push([one, two]);
    }
  }
  return found;
}

/** The cards of a sill, each once, that may be taken by one shot; with bats there, only those. */
const distinct = (birds: readonly Bird[], most: number): Bird[] =>
  BIRDS.filter(
    (bird) => birds.includes(bird) && COUNT[bird] <= most && (bird === 'bat' || !birds.includes('bat')),
  );

const takeableKinds = (birds: readonly Bird[]): Kind[] =>
  birds.includes('bat') ? ['bat'] : KINDS.filter((kind) => birds.some((bird) => KIND[bird] === kind));

/** Everything a card, or a mirror in its place, may do now. */
function addEffects(actions: Action[], view: View, move: 'play' | 'copy', card: Card): void {
  const birds = ownBirds(view);
  const targets = SEATS.filter(
    (target, seat) => target !== view.playerID && view.seats[seat]?.isOut === false,
  );
  switch (card) {
    case 'stones':
      for (const shot of shots(birds)) actions.push(made(move, card, ...shot));
      break;
    case 'blowgun':
      for (const bird of BIRDS)
        if (COUNT[bird] === 1 && birds.includes(bird)) actions.push(made(move, card, bird));
      break;
    case 'water-gun':
      for (const shot of shots(birds))
        for (const target of targets) actions.push(made(move, card, target, ...shot));
      break;
    case 'scarecrow':
      for (const bird of distinct(birds, 3))
        for (const target of targets) actions.push(made(move, card, target, bird));
      break;
    case 'cast-net':
      for (const kind of takeableKinds(birds)) actions.push(made(move, card, kind));
      break;
    case 'plectrum':
      for (const kind of takeableKinds(birds))
        for (const target of targets) actions.push(made(move, card, target, kind));
      break;
    case 'scissors':
      for (const target of targets)
        if (at(view.handCounts, target) > 0) actions.push(made(move, card, target));
      break;
    case 'room-swap':
      for (const target of targets)
        if (birds.length > 0 || at(view.seats, target).birds.length > 0)
          actions.push(made(move, card, target));
      break;
    case 'whistle':
      for (const target of targets) actions.push(made(move, card, target));
      break;
    case 'nighthawk':
      if (birds.length > 0) actions.push(made(move, card));
      break;
    case 'trap-net':
    case 'song':
      actions.push(made(move, card));
  }
}

function responses(view: View, ctx: Ctx): Action[] {
  const actions = [made('pass')];
  if (refuseBlock(view) === undefined) actions.push(made('block'));
  for (const target of SEATS)
    if (refuseRedirect(view, ctx, [target]) === undefined) actions.push(made('redirect', target));
  return actions;
}

/** Everything the seat may do now. */
export function legal(view: View, ctx: Ctx): Action[] {
  const { playerID, hand, discard } = view;
  if (playerID === null || !isActive(ctx, playerID)) return [];
  if (isAskedToRespond(ctx, playerID)) return responses(view, ctx);
  const cards = hand.filter((card, index) => hand[index - 1] !== card);
  if (ctx.activePlayers?.[playerID] === DISCARD) return cards.map((card) => made('discard', card));
  const actions: Action[] = [];
  const prey = distinct(ownBirds(view), 1);
  for (const card of cards) {
    const top = discard.at(-1);
    if (card !== 'mirror') addEffects(actions, view, 'play', card);
    else if (top !== undefined) addEffects(actions, view, 'copy', top);
    if (!killsByItself(card)) for (const bird of prey) actions.push(made('kill', card, bird));
  }
  actions.push(made('judge'));
  return actions;
}

export const mustDiscard = (view: View): number => Math.max(0, view.hand.length - HAND_LIMIT);
