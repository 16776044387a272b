import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID } from '@/kit/action';
import { seatFact, termFact, termsFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { ALL_KINDS, COPIES, has, KINDS, type Kind, VALUE } from '../rules/components';
import { countessIsDue } from '../rules/legal';
import type { PlayArgs } from '../rules/schemas';
import type { LoveLetterView } from '../rules/view';
import { couldHold } from './could-hold';
import { knownCard } from './known-card';

/** What a hint says of a play: only what its seat could have counted for itself. */

const card = (kind: Kind) => termFact(`cards.${kind}`);

/** Whether the deck is empty: then the hands left are compared once this play is done (LL16). */
const isLastTurn = ({ deckCount }: LoveLetterView): boolean => deckCount === 0;

/** The fewest turns of others before the seat's own next one: each of them may put one more out. */
const turnsOfOthers = ({ playerID, seats }: LoveLetterView): number =>
  Math.ceil(seats.filter(({ isOut }, seat) => String(seat) !== playerID && !isOut).length / 2);

/** Whether the deck may last until the seat has another turn in this round. */
const mayComeAgain = (view: LoveLetterView): boolean => view.deckCount > turnsOfOthers(view);

const sumOf = (counts: Readonly<Record<Kind, number>>, fits: (kind: Kind) => boolean = () => true): number =>
  KINDS.reduce((total, kind) => total + (fits(kind) ? counts[kind] : 0), 0);

/** How many of the cards the target may hold are lower than a card, higher, and there at all. */
function against(view: LoveLetterView, target: PlayerID, kept: Kind) {
  const { copies } = couldHold(view, target);
  return {
    lower: sumOf(copies, (kind) => VALUE[kind] < VALUE[kept]),
    higher: sumOf(copies, (kind) => VALUE[kind] > VALUE[kept]),
    total: sumOf(copies),
  };
}

function guardReason(view: LoveLetterView, target: PlayerID, guess: Kind): HintSentence {
  const facts = { target: seatFact(target), guess: card(guess) };
  if (knownCard(view, target) === guess) return { kind: 'guard-known', facts };
  const { copies, ways } = couldHold(view, target);
  const count = copies[guess];
  if (count === 0) return { kind: 'guard-cannot', facts };
  const total = sumOf(copies);
  if (count === total) return { kind: 'guard-surely', facts };
  const likelier = KINDS.filter((kind) => kind !== 'guard' && ways[kind] > ways[guess]);
  if (likelier.length === 0) return { kind: 'guard-likeliest', facts: { ...facts, count, total } };
  if (likelier.some((kind) => VALUE[kind] > VALUE[guess]))
    return { kind: 'guard-possible', facts: { ...facts, count, total } };
  const lower = termsFact(likelier.map((kind) => `cards.${kind}`));
  return { kind: 'guard-kept', facts: { ...facts, count, total, lower } };
}

/** What puts its own seat out for sure, or has no effect while another Guard may have one. */
function isDominated(view: LoveLetterView, { kind }: HintSentence): boolean {
  if (kind === 'princess' || kind === 'prince-self-princess' || kind === 'baron-loses') return true;
  return kind === 'guard-cannot' && mayHit(view);
}

/** Whether anybody who can be aimed at could hold a card that can be named. */
const mayHit = (view: LoveLetterView): boolean =>
  view.seats.some(({ isOut, isProtected }, seat) => {
    if (isOut || isProtected || String(seat) === view.playerID) return false;
    const { copies } = couldHold(view, String(seat));
    return KINDS.some((kind) => kind !== 'guard' && copies[kind] > 0);
  });

function baronReason(view: LoveLetterView, target: PlayerID, kept: Kind): HintSentence {
  const known = knownCard(view, target);
  const facts = { target: seatFact(target), kept: card(kept) };
  if (known === undefined) {
    const odds = against(view, target, kept);
    const rest = { notLower: odds.total - odds.lower, notHigher: odds.total - odds.higher };
    return { kind: 'baron-odds', facts: { ...facts, ...odds, ...rest } };
  }
  const difference = Math.sign(VALUE[kept] - VALUE[known]);
  const kind = difference > 0 ? 'baron-wins' : difference < 0 ? 'baron-loses' : 'baron-level';
  return { kind, facts: { ...facts, card: card(known) } };
}

function kingReason(view: LoveLetterView, target: PlayerID, kept: Kind): HintSentence {
  const known = knownCard(view, target);
  const facts = { target: seatFact(target), kept: card(kept) };
  if (known !== undefined) return { kind: 'king-known', facts: { ...facts, card: card(known) } };
  const { higher, total } = against(view, target, kept);
  return { kind: 'king-odds', facts: { ...facts, higher, total } };
}

function princeReason(view: LoveLetterView, target: PlayerID, kept: Kind): HintSentence {
  const facts = { target: seatFact(target) };
  if (target === view.playerID) {
    if (kept === 'princess') return { kind: 'prince-self-princess', facts: {} };
    return { kind: 'prince-self', facts: { kept: card(kept) } };
  }
  const known = knownCard(view, target);
  if (known === 'princess') return { kind: 'prince-princess', facts };
  const others = view.seats.filter((_, seat) => String(seat) !== target);
  const { tokens } = at(view.seats, target);
  if (others.every((other) => other.tokens < tokens))
    return { kind: 'prince-leader', facts: { ...facts, tokens } };
  if (known !== undefined) return { kind: 'prince-known', facts: { ...facts, card: card(known) } };
  return { kind: couldHold(view, target).copies.princess > 0 ? 'prince-chance' : 'prince-redraw', facts };
}

function handmaidReason(view: LoveLetterView, kept: Kind): HintSentence {
  if (!mayComeAgain(view)) return { kind: 'handmaid-rest', facts: { kept: card(kept) } };
  // Whoever has seen it and is out does nothing about it any more.
  const look = view.looks.find(
    ({ viewer, target, card: seen }) =>
      target === view.playerID && seen === kept && !at(view.seats, viewer).isOut,
  );
  return look === undefined
    ? { kind: 'handmaid', facts: { kept: card(kept) } }
    : { kind: 'handmaid-seen', facts: { kept: card(kept), viewer: seatFact(look.viewer) } };
}

/** Whether somebody is left who can only guess whether the card kept beside a Countess is the King or a Prince. */
function leavesOpen(view: LoveLetterView, kept: Kind): boolean {
  const shown = [...view.faceUp, ...view.seats.flatMap(({ discards }) => discards)];
  const isLeft = (kind: 'king' | 'prince') => shown.filter((one) => one === kind).length < COPIES[kind];
  const own = at(view.seats, view.playerID ?? '').couldHold;
  // A Countess that the seat cannot have held is the card just drawn: what the other can be stays as it was.
  const could = has(own, 'countess') ? ALL_KINDS : own;
  if (!(['king', 'prince'] as const).some((kind) => isLeft(kind) && has(could, kind))) return false;
  return view.seats.some(
    ({ isOut }, seat) =>
      !isOut &&
      String(seat) !== view.playerID &&
      !view.looks.some(
        (look) => look.viewer === String(seat) && look.target === view.playerID && look.card === kept,
      ),
  );
}

function priestReason(view: LoveLetterView, target: PlayerID): HintSentence {
  const facts = { target: seatFact(target) };
  const known = knownCard(view, target);
  if (known !== undefined) return { kind: 'priest-known', facts: { ...facts, card: card(known) } };
  return { kind: mayComeAgain(view) ? 'priest' : 'priest-late', facts };
}

function reasonFor(view: LoveLetterView, [played, target, guess]: PlayArgs): HintSentence {
  const kept = (view.hand[0] === played ? view.hand[1] : view.hand[0]) ?? played;
  const facts = { kept: card(kept) };
  if (played === 'princess') return { kind: 'princess', facts };
  if (played === 'countess' && countessIsDue(view.hand)) return { kind: 'countess-forced', facts };
  if (isLastTurn(view) && (played === 'handmaid' || played === 'countess' || played === 'priest'))
    return { kind: 'last-turn', facts };
  if (played === 'handmaid') return handmaidReason(view, kept);
  if (played === 'countess') return { kind: leavesOpen(view, kept) ? 'countess' : 'countess-plain', facts };
  if (target === undefined) return { kind: 'idle', facts };
  if (guess !== undefined) return guardReason(view, target, guess);
  if (played === 'baron') return baronReason(view, target, kept);
  if (played === 'king') return kingReason(view, target, kept);
  if (played === 'prince') return princeReason(view, target, kept);
  return priestReason(view, target);
}

function sentenceFor(view: LoveLetterView, [played, target, guess]: PlayArgs): HintSentence {
  if (target === undefined) return { kind: 'play', facts: { card: card(played) } };
  if (target === view.playerID) return { kind: 'play-self', facts: { card: card(played) } };
  if (guess === undefined)
    return { kind: 'play-at', facts: { card: card(played), target: seatFact(target) } };
  return { kind: 'guess', facts: { target: seatFact(target), guess: card(guess) } };
}

export function explain(view: LoveLetterView, _ctx: Ctx, { args }: Action): Explanation {
  const play = args as unknown as PlayArgs;
  const reason = reasonFor(view, play);
  return { action: sentenceFor(view, play), reason, ...(isDominated(view, reason) && { isDominated: true }) };
}
