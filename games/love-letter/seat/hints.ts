import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID } from '@/kit/action';
import { seatFact, termFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { at, seatIDs } from '@/kit/seats';
import { COPIES, has, KINDS, type Kind, VALUE } from '../rules/components';
import type { PlayArgs } from '../rules/schemas';
import type { LoveLetterView } from '../rules/view';
import { knownCard } from './known-card';

/** What a hint says of a play: only what its seat could have counted for itself. */

const card = (kind: Kind) => termFact(`cards.${kind}`);

/** Copies of each character that the target may hold as far as counting goes. */
function possible(view: LoveLetterView, target: PlayerID): Readonly<Record<Kind, number>> {
  const known = knownCard(view, target);
  const counts = { ...COPIES };
  const seen = [...view.hand, ...view.faceUp, ...view.seats.flatMap(({ discards }) => discards)];
  for (const playerID of seatIDs(view.seats.length)) {
    const other = playerID === target ? undefined : knownCard(view, playerID);
    if (other !== undefined) seen.push(other);
  }
  for (const kind of seen) counts[kind] -= 1;
  const { couldHold } = at(view.seats, target);
  for (const kind of KINDS)
    if (known === undefined ? !has(couldHold, kind) : kind !== known) counts[kind] = 0;
  return counts;
}

/** How many of the cards the target may hold are lower than a card, higher, and there at all. */
function against(view: LoveLetterView, target: PlayerID, kept: Kind) {
  const counts = possible(view, target);
  const sum = (fits: (kind: Kind) => boolean) =>
    KINDS.reduce((total, kind) => total + (fits(kind) ? counts[kind] : 0), 0);
  return {
    lower: sum((kind) => VALUE[kind] < VALUE[kept]),
    higher: sum((kind) => VALUE[kind] > VALUE[kept]),
    total: sum(() => true),
  };
}

function guardReason(view: LoveLetterView, target: PlayerID, guess: Kind): HintSentence {
  const facts = { target: seatFact(target), guess: card(guess) };
  if (knownCard(view, target) === guess) return { kind: 'guard-known', facts };
  const counts = possible(view, target);
  const count = counts[guess];
  if (count === 0) return { kind: 'guard-cannot', facts };
  const total = KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  const isLikeliest = KINDS.every((kind) => kind === 'guard' || counts[kind] <= count);
  return { kind: isLikeliest ? 'guard-likeliest' : 'guard-possible', facts: { ...facts, count, total } };
}

function baronReason(view: LoveLetterView, target: PlayerID, kept: Kind): HintSentence {
  const known = knownCard(view, target);
  const facts = { target: seatFact(target), kept: card(kept) };
  if (known === undefined) return { kind: 'baron-odds', facts: { ...facts, ...against(view, target, kept) } };
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
  if (knownCard(view, target) === 'princess') return { kind: 'prince-princess', facts };
  const others = view.seats.filter((_, seat) => String(seat) !== target);
  const { tokens } = at(view.seats, target);
  if (others.every((other) => other.tokens < tokens))
    return { kind: 'prince-leader', facts: { ...facts, tokens } };
  return { kind: possible(view, target).princess > 0 ? 'prince-chance' : 'prince-redraw', facts };
}

function handmaidReason(view: LoveLetterView, kept: Kind): HintSentence {
  const look = view.looks.find((seen) => seen.target === view.playerID && seen.card === kept);
  return look === undefined
    ? { kind: 'handmaid', facts: { kept: card(kept) } }
    : { kind: 'handmaid-seen', facts: { kept: card(kept), viewer: seatFact(look.viewer) } };
}

function reasonFor(view: LoveLetterView, [played, target, guess]: PlayArgs): HintSentence {
  const kept = (view.hand[0] === played ? view.hand[1] : view.hand[0]) ?? played;
  const facts = { kept: card(kept) };
  if (played === 'princess') return { kind: 'princess', facts };
  if (played === 'handmaid') return handmaidReason(view, kept);
  if (played === 'countess') {
    const isForced = kept === 'king' || kept === 'prince';
    return { kind: isForced ? 'countess-forced' : 'countess', facts };
  }
  if (target === undefined) return { kind: 'idle', facts };
  if (guess !== undefined) return guardReason(view, target, guess);
  if (played === 'baron') return baronReason(view, target, kept);
  if (played === 'king') return kingReason(view, target, kept);
  if (played === 'prince') return princeReason(view, target, kept);
  const known = knownCard(view, target);
  return known === undefined
    ? { kind: 'priest', facts: { target: seatFact(target) } }
    : { kind: 'priest-known', facts: { target: seatFact(target), card: card(known) } };
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
  return { action: sentenceFor(view, play), reason: reasonFor(view, play) };
}
