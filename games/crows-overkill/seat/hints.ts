import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID } from '@/kit/action';
import { countFact, type Facts, seatFact, termFact, termsFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import {
  BIRDS_DRAWN,
  type Bird,
  birdsOn,
  type Card,
  COPIES,
  COUNT,
  CRIES,
  HAND_LIMIT,
  isAnswer,
  KIND,
  KINDS,
  type Kind,
  SONG_CARDS,
} from '../rules/components';
import { ownBirds } from '../rules/legal';
import { countOf, crying, hourAt } from '../rules/sill';
import type { CrowsOverkillView } from '../rules/view';
import { sillAfter, sillUnder, takenBy } from './forecast';
import { comingBirds } from './unseen';

type View = CrowsOverkillView;

const card = (name: Card) => termFact(`cards.${name}`);
const hourFact = (view: View) => termFact(`hours.${hourAt(view.hour)}`);

/** A kind, how many of it there are and how many cry at this hour. */
const against = (view: View, birds: readonly Bird[], kind: Kind): Facts => ({
  birds: countFact(`counted.${kind}`, countOf(birds, kind)),
  enough: countFact(`counted.${kind}`, CRIES[hourAt(view.hour)][kind] ?? 0),
  limit: CRIES[hourAt(view.hour)][kind] ?? 0,
  hour: hourFact(view),
});

/** What speaks for being rid of birds of some kinds: those that cry, those that soon may, bats in the way. */
function riddance(view: View, kinds: readonly Kind[]): HintSentence | undefined {
  const birds = ownBirds(view);
  const limitOf = (kind: Kind) => CRIES[hourAt(view.hour)][kind] ?? Number.POSITIVE_INFINITY;
  const loud = kinds.find((kind) => countOf(birds, kind) >= limitOf(kind));
  if (loud !== undefined) return { kind: 'cries', facts: against(view, birds, loud) };
  // What else cries here is to be dealt with first: there may be no next turn.
  const near = kinds.find((kind) => countOf(birds, kind) + BIRDS_DRAWN >= limitOf(kind));
  if (near !== undefined && crying(birds, view.hour) === undefined)
    return { kind: 'near', facts: against(view, birds, near) };
  const isInTheWay = kinds.includes('bat') && birds.some((bird) => bird !== 'bat');
  return isInTheWay ? { kind: 'bats', facts: {} } : undefined;
}

function swapReason(view: View, target: PlayerID, kind: Kind): HintSentence | undefined {
  const given = countOf(ownBirds(view), kind);
  const taken = countOf(at(view.seats, target).birds, kind);
  if (taken < given) return riddance(view, [kind]);
  const counted = (count: number) => countFact(`counted.${kind}`, count);
  return { kind: 'swap', facts: { given: counted(given), taken: counted(taken) } };
}

const birdsOf = (cards: readonly Bird[]): number => cards.reduce((sum, bird) => sum + COUNT[bird], 0);

function roomReason(view: View, target: PlayerID): HintSentence {
  const { birds } = at(view.seats, target);
  const kind = crying(birds, view.hour);
  if (kind !== undefined) return { kind: 'rooms-cry', facts: against(view, birds, kind) };
  return { kind: 'rooms', facts: { given: birdsOf(ownBirds(view)), taken: birdsOf(birds) } };
}

/** Whether a hand may hold a Sliding Door, as far as the seat has seen where they are. */
function mayHoldDoor({ discard, hand, known, handCounts }: View, target: PlayerID): boolean {
  const elsewhere = known.filter(({ card, holders }) => card === 'door' && !holders.includes(target));
  const doors = [...discard, ...hand].filter((held) => held === 'door').length + elsewhere.length;
  const seen = known.filter(({ holders }) => holders.every((holder) => holder === target));
  const isSeen = seen.length >= at(handCounts, target);
  return doors < COPIES.door && (!isSeen || seen.some(({ card }) => card === 'door'));
}

const whistleReason = (view: View, target: PlayerID): HintSentence => ({
  kind: mayHoldDoor(view, target) ? 'whistle' : 'whistle-sure',
  facts: { target: seatFact(target) },
});

/** Birds are dealt round from the own seat on (CO3). */
function nighthawkReason(view: View): HintSentence {
  const cards = ownBirds(view).length;
  const seats = view.seats.filter(({ isOut }) => !isOut).length;
  return { kind: 'nighthawk', facts: { cards, back: Math.ceil(cards / seats) } };
}

function effectReason(view: View, action: Action): HintSentence | undefined {
  const { args } = action;
  const target = String(args[1]);
  switch (args[0] as Card) {
    case 'cast-net':
      return riddance(view, [args[1] as Kind]);
    case 'plectrum':
      return swapReason(view, target, args[2] as Kind);
    case 'room-swap':
      return roomReason(view, target);
    case 'nighthawk':
      return nighthawkReason(view);
    case 'trap-net': {
      const coming = comingBirds(view);
      const kinds = new Set(ownBirds(view).map((bird) => KIND[bird]));
      const hits = coming.filter((bird) => bird !== 'gong' && kinds.has(KIND[bird])).length;
      return { kind: 'trap', facts: { hits, total: coming.length } };
    }
    case 'song': {
      const cards = Math.min(SONG_CARDS, view.deckCount + view.discard.length);
      return { kind: 'song', facts: { count: view.hand.length, cards } };
    }
    case 'scissors':
      return { kind: 'scissors', facts: { target: seatFact(target), count: at(view.handCounts, target) } };
    case 'whistle':
      return whistleReason(view, target);
    default:
      return killReason(view, action);
  }
}

const killReason = (view: View, action: Action): HintSentence | undefined =>
  riddance(
    view,
    takenBy(action).map((bird) => KIND[bird]),
  );

/** What is to come of a card played on the own seat. */
function answerReason(view: View): HintSentence | undefined {
  const { attack } = view;
  if (attack === null) return undefined;
  const facts = { actor: seatFact(attack.playerID), card: card(attack.args[0]) };
  if (attack.args[0] === 'scissors')
    return { kind: 'answer-scissors', facts: { ...facts, count: view.hand.length } };
  const birds = sillUnder(view, attack);
  if (birds === undefined) return { kind: 'answer-whistle', facts };
  const kind = crying(birds, view.hour);
  return kind === undefined
    ? { kind: 'answer', facts: { ...facts, before: birdsOf(ownBirds(view)), after: birdsOf(birds) } }
    : { kind: 'answer-cries', facts: { ...facts, ...against(view, birds, kind) } };
}

/** What speaks for letting it happen: what is kept, unless that is what it is about or it is too loud. */
function passReason(view: View): HintSentence | undefined {
  const answers = [...new Set(view.hand.filter(isAnswer))];
  if (answers.length === 0) return { kind: 'empty-handed', facts: {} };
  const reason = answerReason(view);
  return reason?.kind === 'answer' || reason?.kind === 'answer-whistle'
    ? { kind: 'save', facts: { cards: termsFact(answers.map((held) => `cards.${held}`)) } }
    : reason;
}

/** The kind that lacks the fewest birds of being loud, where the next cards may bring them. */
function nearest(view: View): Kind | undefined {
  const birds = ownBirds(view);
  const cries = CRIES[hourAt(view.hour)];
  const lacking = (kind: Kind) => (cries[kind] ?? Number.POSITIVE_INFINITY) - countOf(birds, kind);
  const [kind] = KINDS.filter((one) => countOf(birds, one) > 0 && lacking(one) <= BIRDS_DRAWN).sort(
    (a, b) => lacking(a) - lacking(b),
  );
  return kind;
}

function judgeReason(view: View): HintSentence {
  const birds = ownBirds(view);
  const loud = crying(birds, view.hour);
  if (loud !== undefined) return { kind: 'lost', facts: against(view, birds, loud) };
  const near = nearest(view);
  if (near !== undefined) return { kind: 'quiet-near', facts: against(view, birds, near) };
  return { kind: 'quiet', facts: { hour: hourFact(view), count: Math.min(view.hand.length, HAND_LIMIT) } };
}

/** The kinds that an action of the seat's turn takes off its sill. */
function kindsTaken({ move, args }: Action): readonly Kind[] {
  if (move !== 'kill' && args[0] === 'cast-net') return [args[1] as Kind];
  if (move !== 'kill' && args[0] === 'plectrum') return [args[2] as Kind];
  return [...new Set(takenBy({ move, args }).map((bird) => KIND[bird]))];
}

/** What is left of a kind on the own sill. */
function leftReasons(view: View, action: Action): readonly HintSentence[] {
  const after = sillAfter(view, action);
  if (after === undefined) return [];
  return kindsTaken(action)
    .filter((kind) => CRIES[hourAt(view.hour)][kind] !== undefined)
    .map((kind) => ({ kind: 'leaves', facts: against(view, after, kind) }));
}

/** What the one aimed at would have of the kinds that come to them. */
function burdenReasons(view: View, { move, args }: Action): readonly HintSentence[] {
  const [effect, target] = args;
  if (move === 'kill') return [];
  if (effect !== 'water-gun' && effect !== 'scarecrow') return [];
  const birds = takenBy({ move: 'play', args });
  const theirs = [...at(view.seats, String(target)).birds, ...birds];
  const to = seatFact(String(target));
  const ofKinds = [...new Set(birds.map((bird) => KIND[bird]))]
    .filter((kind) => CRIES[hourAt(view.hour)][kind] !== undefined)
    .map((kind) => ({ kind: 'burdens', facts: { target: to, ...against(view, theirs, kind) } }));
  return [...ofKinds, { kind: 'fills', facts: { target: to, count: birdsOf(theirs) } }];
}

/** The card an action spends. */
function spentBy({ move, args }: Action): Card | undefined {
  if (move === 'copy' || move === 'redirect') return 'mirror';
  if (move === 'block') return 'door';
  return move === 'play' || move === 'kill' || move === 'discard' ? (args[0] as Card) : undefined;
}

/** What is left in the hand. */
function keptReasons(view: View, action: Action): readonly HintSentence[] {
  const spent = spentBy(action);
  if (spent === undefined) return [];
  const kept = [...view.hand];
  kept.splice(kept.indexOf(spent), 1);
  if (kept.length === 0) return [{ kind: 'keeps-none', facts: {} }];
  return [{ kind: 'keeps', facts: { cards: termsFact([...new Set(kept)].map((held) => `cards.${held}`)) } }];
}

/** What else there is to be said of an action: birds first, then cards. */
function furtherReasons(view: View, action: Action): readonly HintSentence[] {
  const isTurn = action.move === 'play' || action.move === 'kill' || action.move === 'copy';
  const ofBirds = isTurn ? [...leftReasons(view, action), ...burdenReasons(view, action)] : [];
  return [...ofBirds, ...keptReasons(view, action)];
}

function reasonFor(view: View, action: Action): HintSentence | undefined {
  switch (action.move) {
    case 'play':
    case 'copy':
      return effectReason(view, action);
    case 'kill':
      return riddance(view, [KIND[action.args[1] as Bird]]);
    case 'judge':
      return judgeReason(view);
    case 'discard':
      return { kind: 'discard', facts: { count: view.hand.length - HAND_LIMIT } };
    case 'pass':
      return passReason(view);
    default:
      return answerReason(view);
  }
}

/** The action itself, in a sentence that says what it takes and whom it is aimed at. */
function sentenceFor({ move, args }: Action): HintSentence {
  const [name, ...rest] = args as string[];
  if (move === 'judge' || move === 'pass' || move === 'block') return { kind: move, facts: {} };
  if (move === 'redirect') return { kind: move, facts: { target: seatFact(name ?? '') } };
  const facts = { card: card(name as Card) };
  if (move === 'discard') return { kind: move, facts };
  const birds = move === 'kill' ? (rest as Bird[]) : takenBy({ move, args });
  const [target] = rest.filter((arg) => /^\d$/.test(arg));
  // A bat, a warbler or an owl is called by its kind where all of them are meant.
  const kinds = birds.length > 0 ? [] : rest.filter((arg) => arg !== target);
  const what = birds.length > 0 ? birdsOn(birds) : kinds.map((kind) => `kinds.${kind}`);
  const kind = [move, ...(target === undefined ? [] : ['at']), ...(what.length > 0 ? ['what'] : [])];
  return {
    kind: kind.join('-'),
    facts: {
      ...facts,
      // A choice between sentences has no hyphens.
      effect: (name ?? '').replace('-', ''),
      ...(target !== undefined && { target: seatFact(target) }),
      ...(what.length > 0 && { birds: termsFact(what) }),
    },
  };
}

/** Puts a legal action into words, and says what speaks for it as far as its seat can count. */
export function explain(view: CrowsOverkillView, _ctx: Ctx, action: Action): Explanation {
  const reason = reasonFor(view, action);
  return {
    action: sentenceFor(action),
    ...(reason !== undefined && { reason }),
    also: furtherReasons(view, action),
    // Whoever listens to birds that cry goes home (CO-r19).
    ...(reason?.kind === 'lost' && { isDominated: true }),
  };
}
