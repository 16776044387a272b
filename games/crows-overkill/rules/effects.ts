import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { type Bird, KIND, type Kind, SONG_CARDS, WHISTLED } from './components';
import { type Drawing, drawBirds, drawCards, hold, nextBird } from './decks';
import {
  tellDealt,
  tellKill,
  tellMoved,
  tellNothing,
  tellPlain,
  tellScissors,
  tellSwap,
  tellTrap,
} from './journal';
import { noticeTaken } from './knowledge';

import type { EffectArgs } from './schemas';
import { leave, ofKind, perch } from './sill';
import type { Attack, CrowsOverkillG } from './state';

/** What each card does once nothing stops it. */

const sillOf = (G: CrowsOverkillG, playerID: PlayerID): Bird[] => at(G.seats, playerID).birds;

/** Birds of one sill are killed: their cards go to the discards (CO-r12). */
function kill(G: CrowsOverkillG, playerID: PlayerID, birds: readonly Bird[]): void {
  leave(sillOf(G, playerID), birds);
  G.birdDiscard.push(...birds);
}

/** Any card kills one bird in place of what it does (CO13). */
export function killWith(
  G: CrowsOverkillG,
  playerID: PlayerID,
  card: EffectArgs[0] | 'door' | 'mirror',
  birds: readonly Bird[],
): void {
  kill(G, playerID, birds);
  tellKill(G, playerID, card, birds);
}

/** The topmost bird is turned over, and all of its kind are killed (CO-r29, CO12); a gong does nothing at all (CO7). */
function springTrap(drawing: Drawing, playerID: PlayerID): void {
  const { G } = drawing;
  const flipped = nextBird(drawing);
  if (flipped === undefined) {
    tellPlain(G, 'trap-empty', playerID);
    return;
  }
  const caught = flipped === 'gong' ? [] : ofKind(sillOf(G, playerID), KIND[flipped]);
  G.birdDiscard.push(flipped);
  kill(G, playerID, caught);
  tellTrap(G, playerID, flipped, caught);
}

/** All birds of the own sill are shuffled face down and dealt round, from the own seat on (CO-r37, CO3). */
function callNighthawk({ G, random }: Drawing, playerID: PlayerID): void {
  const flock = random.Shuffle(sillOf(G, playerID));
  at(G.seats, playerID).birds = [];
  tellPlain(G, 'nighthawk', playerID, { count: flock.length });
  const first = Number(playerID);
  const seats = G.seats.flatMap((_, step) => {
    const seat = (first + step) % G.seats.length;
    return G.seats[seat]?.isOut === false ? [String(seat)] : [];
  });
  for (const [turn, seat] of seats.entries()) {
    const dealt = flock.filter((_, index) => index % seats.length === turn);
    if (dealt.length === 0) continue;
    perch(sillOf(G, seat), dealt);
    tellDealt(G, seat, dealt);
  }
}

/** What is played at nobody: Stones, Blowgun, Cast Net (CO-r24, CO-r25, CO-r28), Trap Net, Song (CO-r32), Nighthawk. */
export function perform(drawing: Drawing, playerID: PlayerID, args: EffectArgs): void {
  const { G } = drawing;
  switch (args[0]) {
    case 'stones':
    case 'blowgun':
      killWith(G, playerID, args[0], args.slice(1) as Bird[]);
      break;
    case 'cast-net':
      killWith(G, playerID, args[0], ofKind(sillOf(G, playerID), args[1]));
      break;
    case 'trap-net':
      springTrap(drawing, playerID);
      break;
    case 'song':
      tellPlain(G, 'song', playerID);
      drawCards(drawing, playerID, SONG_CARDS);
      break;
    case 'nighthawk':
      callNighthawk(drawing, playerID);
  }
}

/** Birds go from one sill to another (CO-r26, CO-r27). */
function move(G: CrowsOverkillG, playerID: PlayerID, target: PlayerID, birds: readonly Bird[]): void {
  leave(sillOf(G, playerID), birds);
  perch(sillOf(G, target), birds);
  tellMoved(G, playerID, target, birds);
}

/** A card by lot out of the target's hand (CO-r33, CO20). */
function steal({ G, random }: Drawing, playerID: PlayerID, target: PlayerID): void {
  const hand = at(G.hands, target);
  const [card] = hand.splice(random.Die(hand.length) - 1, 1);
  if (card === undefined) throw new Error(`seat ${target} holds nothing`);
  hold(at(G.hands, playerID), [card]);
  noticeTaken(G, playerID, target, card);
  tellScissors(G, playerID, target, card);
}

/** All birds of a kind change places; where there are none they are handed over (CO-r34, CO21). */
function swapKind(G: CrowsOverkillG, playerID: PlayerID, target: PlayerID, kind: Kind): void {
  const given = ofKind(sillOf(G, playerID), kind);
  const taken = ofKind(sillOf(G, target), kind);
  leave(sillOf(G, playerID), given);
  leave(sillOf(G, target), taken);
  perch(sillOf(G, playerID), taken);
  perch(sillOf(G, target), given);
  const name = taken.length === 0 ? 'plectrum-given' : 'plectrum';
  tellSwap(G, name, playerID, target, [given, taken]);
}

/** All birds of both sills change places (CO-r35). */
function swapRooms(G: CrowsOverkillG, playerID: PlayerID, target: PlayerID): void {
  const given = sillOf(G, playerID);
  const taken = sillOf(G, target);
  at(G.seats, playerID).birds = taken;
  at(G.seats, target).birds = given;
  tellSwap(G, 'room-swap', playerID, target, [given, taken]);
}

/** What was played at somebody, once that seat has had its say: `target` may be another one by then (CO-r31). */
export function strikeHome(drawing: Drawing, { playerID, args }: Attack, target: PlayerID): void {
  const { G } = drawing;
  // CO-r36.
  if (args[0] === 'whistle') {
    drawBirds(drawing, target, WHISTLED);
    return;
  }
  // Turned back on the attacker, what moves or changes places stays where it is (CO16).
  if (target === playerID || (args[0] === 'scissors' && at(G.hands, target).length === 0)) {
    tellNothing(G, playerID, args[0]);
    return;
  }
  switch (args[0]) {
    case 'water-gun':
    case 'scarecrow':
      move(G, playerID, target, args.slice(2) as Bird[]);
      break;
    case 'scissors':
      steal(drawing, playerID, target);
      break;
    case 'plectrum':
      swapKind(G, playerID, target, args[2]);
      break;
    case 'room-swap':
      swapRooms(G, playerID, target);
  }
}

/** What a door keeps out: the whistle's birds come to whoever whistled instead (CO17). */
export function keepOut(drawing: Drawing, attack: Attack): void {
  if (attack.args[0] === 'whistle') drawBirds(drawing, attack.playerID, WHISTLED);
}
