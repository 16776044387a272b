import {
  ANSWERS,
  BIRDS_DRAWN,
  CARDS,
  CARDS_DRAWN,
  HAND_LIMIT,
  SONG_CARDS,
  WHISTLED,
} from '../rules/components';
import { B, C, DOOR, GONG, K, KIND_OF, MIRROR } from './codes';
import type { CompactAction, CompactState } from './compact-state';

/** What actions do to a compact state, as `turn.ts`, `answers.ts` and `effects.ts` have it. */

function endTurn(state: CompactState): void {
  state.isDiscarding = false;
  state.turns++;
  do state.current = (state.current + 1) % state.seats;
  while (state.isOut[state.current] === 1);
  state.drawCards(state.current, CARDS_DRAWN);
  state.drawBirds(state.current, BIRDS_DRAWN);
}

function judge(state: CompactState, seat: number): void {
  if (!state.isCrying(seat)) {
    if ((state.handCounts[seat] ?? 0) > HAND_LIMIT) state.isDiscarding = true;
    else endTurn(state);
    return;
  }
  for (let card = 0; card < C; card++)
    while ((state.hands[seat * C + card] ?? 0) > 0) {
      state.show(seat, card);
      state.discard.put(card);
    }
  for (let bird = 0; bird < B; bird++) state.kill(seat, bird, state.sills[seat * B + bird] ?? 0);
  state.isOut[seat] = 1;
  state.left--;
  if (!state.isOver) endTurn(state);
}

function bring(state: CompactState, seat: number, deed: CompactAction): void {
  const { move, card, target } = deed;
  const shown = move === 'copy' ? MIRROR : card;
  state.show(seat, shown);
  if (target < 0) {
    perform(state, seat, deed);
    state.discard.put(shown);
    return;
  }
  state.openAttack(deed);
  if (!isAsked(state, target, shown)) settle(state, target);
}

/** Whether all may see that the target could hold an answer (CO18). */
function isAsked(state: CompactState, target: number, shown: number): boolean {
  if (state.handCounts[target] === 0) return false;
  const { cards, count } = state.discard;
  let open = shown === MIRROR ? 1 : 0;
  for (let index = 0; index < count; index++) if (cards[index] === DOOR || cards[index] === MIRROR) open++;
  return open < ANSWERS;
}

function perform(state: CompactState, seat: number, { card, first, second }: CompactAction): void {
  switch (CARDS[card]) {
    case 'stones':
    case 'blowgun':
      state.kill(seat, first, 1);
      if (second >= 0) state.kill(seat, second, 1);
      break;
    case 'cast-net':
      state.killKind(seat, first);
      break;
    case 'trap-net': {
      const flipped = state.nextBird();
      if (flipped < 0) break;
      state.birdDiscard.put(flipped);
      if (flipped !== GONG) state.killKind(seat, KIND_OF[flipped] ?? 0);
      break;
    }
    case 'song':
      state.drawCards(seat, SONG_CARDS);
      break;
    case 'nighthawk':
      state.callNighthawk(seat);
  }
}

/** What was played at somebody comes to a seat, and its card goes to the discards. */
function settle(state: CompactState, target: number): void {
  const { attack, current } = state;
  if (attack === null) throw new Error('nothing was played at anybody');
  const { move, card, first, second } = attack;
  const name = CARDS[card];
  if (name === 'whistle') state.drawBirds(target, WHISTLED);
  else if (target !== current) {
    if (name === 'plectrum') state.swap(current, target, first);
    else if (name === 'room-swap') for (let kind = 0; kind < K; kind++) state.swap(current, target, kind);
    else if (name !== 'scissors') {
      state.move(current, target, first);
      if (second >= 0) state.move(current, target, second);
    } else if ((state.handCounts[target] ?? 0) > 0) state.steal(current, target);
  }
  close(state, move === 'copy' ? MIRROR : card);
}

function close(state: CompactState, shown: number): void {
  state.discard.put(shown);
  state.attack = null;
}

function answer(state: CompactState, { move, target }: CompactAction): void {
  const { attack, current } = state;
  if (attack === null) throw new Error('nothing was played at anybody');
  if (move === 'pass') {
    settle(state, attack.target);
    return;
  }
  const answer = move === 'block' ? DOOR : MIRROR;
  state.show(attack.target, answer);
  state.discard.put(answer);
  if (move === 'redirect') {
    settle(state, target);
    return;
  }
  if (CARDS[attack.card] === 'whistle') state.drawBirds(current, WHISTLED);
  close(state, attack.move === 'copy' ? MIRROR : attack.card);
}

/** Does what the seat to act has chosen. */
export function act(state: CompactState, deed: CompactAction): void {
  const seat = state.current;
  switch (deed.move) {
    case 'play':
    case 'copy':
      bring(state, seat, deed);
      return;
    case 'kill':
      state.show(seat, deed.card);
      state.kill(seat, deed.first, 1);
      state.discard.put(deed.card);
      return;
    case 'judge':
      judge(state, seat);
      return;
    case 'discard':
      state.show(seat, deed.card);
      state.discard.put(deed.card);
      if ((state.handCounts[seat] ?? 0) <= HAND_LIMIT) endTurn(state);
      return;
    default:
      answer(state, deed);
  }
}
