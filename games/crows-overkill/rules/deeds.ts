import { B, C, DOOR, GONG, K, KIND_OF, MIRROR } from './codes';
import { ANSWERS, BIRDS_DRAWN, CARDS, CARDS_DRAWN, HAND_LIMIT, SONG_CARDS, WHISTLED } from './components';
import type { Deed, Sketch } from './sketch';

/** What actions do to a sketch, as `turn.ts`, `answers.ts` and `effects.ts` have it. */

function endTurn(sketch: Sketch): void {
  sketch.isDiscarding = false;
  sketch.turns++;
  do sketch.current = (sketch.current + 1) % sketch.seats;
  while (sketch.isOut[sketch.current] === 1);
  sketch.drawCards(sketch.current, CARDS_DRAWN);
  sketch.drawBirds(sketch.current, BIRDS_DRAWN);
}

function judge(sketch: Sketch, seat: number): void {
  if (!sketch.isCrying(seat)) {
    if ((sketch.handCounts[seat] ?? 0) > HAND_LIMIT) sketch.isDiscarding = true;
    else endTurn(sketch);
    return;
  }
  for (let card = 0; card < C; card++)
    while ((sketch.hands[seat * C + card] ?? 0) > 0) {
      sketch.show(seat, card);
      sketch.discard.put(card);
    }
  for (let bird = 0; bird < B; bird++) sketch.kill(seat, bird, sketch.sills[seat * B + bird] ?? 0);
  sketch.isOut[seat] = 1;
  sketch.left--;
  if (!sketch.isOver) endTurn(sketch);
}

function bring(sketch: Sketch, seat: number, deed: Deed): void {
  const { move, card, target } = deed;
  const shown = move === 'copy' ? MIRROR : card;
  sketch.show(seat, shown);
  if (target < 0) {
    perform(sketch, seat, deed);
    sketch.discard.put(shown);
    return;
  }
  sketch.openAttack(deed);
  if (!isAsked(sketch, target, shown)) settle(sketch, target);
}

/** Whether all may see that the target could hold an answer (CO18). */
function isAsked(sketch: Sketch, target: number, shown: number): boolean {
  if (sketch.handCounts[target] === 0) return false;
  const { cards, count } = sketch.discard;
  let open = shown === MIRROR ? 1 : 0;
  for (let index = 0; index < count; index++) if (cards[index] === DOOR || cards[index] === MIRROR) open++;
  return open < ANSWERS;
}

function perform(sketch: Sketch, seat: number, { card, first, second }: Deed): void {
  switch (CARDS[card]) {
    case 'stones':
    case 'blowgun':
      sketch.kill(seat, first, 1);
      if (second >= 0) sketch.kill(seat, second, 1);
      break;
    case 'cast-net':
      sketch.killKind(seat, first);
      break;
    case 'trap-net': {
      const flipped = sketch.nextBird();
      if (flipped < 0) break;
      sketch.birdDiscard.put(flipped);
      if (flipped !== GONG) sketch.killKind(seat, KIND_OF[flipped] ?? 0);
      break;
    }
    case 'song':
      sketch.drawCards(seat, SONG_CARDS);
      break;
    case 'nighthawk':
      sketch.callNighthawk(seat);
  }
}

/** What was played at somebody comes to a seat, and its card goes to the discards. */
function settle(sketch: Sketch, target: number): void {
  const { attack, current } = sketch;
  if (attack === null) throw new Error('nothing was played at anybody');
  const { move, card, first, second } = attack;
  const name = CARDS[card];
  if (name === 'whistle') sketch.drawBirds(target, WHISTLED);
  else if (target !== current) {
    if (name === 'plectrum') sketch.swap(current, target, first);
    else if (name === 'room-swap') for (let kind = 0; kind < K; kind++) sketch.swap(current, target, kind);
    else if (name !== 'scissors') {
      sketch.move(current, target, first);
      if (second >= 0) sketch.move(current, target, second);
    } else if ((sketch.handCounts[target] ?? 0) > 0) sketch.steal(current, target);
  }
  close(sketch, move === 'copy' ? MIRROR : card);
}

function close(sketch: Sketch, shown: number): void {
  sketch.discard.put(shown);
  sketch.attack = null;
}

function answer(sketch: Sketch, { move, target }: Deed): void {
  const { attack, current } = sketch;
  if (attack === null) throw new Error('nothing was played at anybody');
  if (move === 'pass') {
    settle(sketch, attack.target);
    return;
  }
  const answer = move === 'block' ? DOOR : MIRROR;
  sketch.show(attack.target, answer);
  sketch.discard.put(answer);
  if (move === 'redirect') {
    settle(sketch, target);
    return;
  }
  if (CARDS[attack.card] === 'whistle') sketch.drawBirds(current, WHISTLED);
  close(sketch, attack.move === 'copy' ? MIRROR : attack.card);
}

/** Does what the seat to act has chosen. */
export function act(sketch: Sketch, deed: Deed): void {
  const seat = sketch.current;
  switch (deed.move) {
    case 'play':
    case 'copy':
      bring(sketch, seat, deed);
      return;
    case 'kill':
      sketch.show(seat, deed.card);
      sketch.kill(seat, deed.first, 1);
      sketch.discard.put(deed.card);
      return;
    case 'judge':
      judge(sketch, seat);
      return;
    case 'discard':
      sketch.show(seat, deed.card);
      sketch.discard.put(deed.card);
      if ((sketch.handCounts[seat] ?? 0) <= HAND_LIMIT) endTurn(sketch);
      return;
    default:
      answer(sketch, deed);
  }
}
