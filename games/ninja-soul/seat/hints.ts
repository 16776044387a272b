import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID } from '@/kit/action';
import { seatFact, termFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { DEAD_TO_PEEK, type Kind, MOST_LAPS } from '../rules/components';
import { cardToAim, deadCount } from '../rules/legal';
import type { NinjaSoulView } from '../rules/view';
import { type Chances, certainKind, chancesOf, percentOf } from './knowledge';

/** What a hint says of an action: only what its seat could have counted for itself. */

const card = (kind: Kind) => termFact(`held.${kind}`);
/** Whether the round stops before the seat has another turn (NS12). */
const isLastLap = ({ laps }: NinjaSoulView): boolean => laps === MOST_LAPS - 1;

function openReason(view: NinjaSoulView, own: Chances): HintSentence {
  const known = certainKind(own);
  if (known === 'sleep-peek')
    return { kind: deadCount(view) >= DEAD_TO_PEEK ? 'open-peeks' : 'open-sleeps', facts: {} };
  if (known !== undefined) return { kind: 'open-known', facts: { card: card(known) } };
  return { kind: 'open-odds', facts: { win: percentOf(own.win), death: percentOf(own.death) } };
}

function lookReason(view: NinjaSoulView, own: Chances): HintSentence {
  const known = certainKind(own);
  if (known !== undefined) return { kind: 'look-known', facts: { card: card(known) } };
  if (isLastLap(view)) return { kind: 'last-lap', facts: {} };
  return { kind: 'look-odds', facts: { win: percentOf(own.win), death: percentOf(own.death) } };
}

function swapReason(
  view: NinjaSoulView,
  target: PlayerID,
  isExchange: boolean,
  own: Chances,
  theirs: Chances,
): HintSentence {
  if (isLastLap(view)) return { kind: 'last-lap', facts: {} };
  const facts = { target: seatFact(target), win: percentOf(theirs.win), mine: percentOf(own.win) };
  if (!isExchange) return { kind: 'return', facts };
  const [known, given] = [certainKind(theirs), certainKind(own)];
  if (known !== undefined) return { kind: 'exchange-known', facts: { ...facts, card: card(known) } };
  if (given !== undefined) return { kind: 'exchange-gives', facts: { ...facts, card: card(given) } };
  return { kind: facts.win > facts.mine ? 'exchange-better' : 'exchange', facts };
}

function aimReason(view: NinjaSoulView, target: PlayerID, chances: readonly Chances[]): HintSentence {
  const theirs = at(chances, target);
  const facts = { target: seatFact(target), win: percentOf(theirs.win) };
  const known = certainKind(theirs);
  if (known === 'win') return { kind: 'aim-known', facts };
  if (known !== undefined) return { kind: 'aim-other', facts: { ...facts, card: card(known) } };
  const isLikeliest = view.seats.every(
    ({ isDead }, seat) =>
      isDead ||
      String(seat) === view.playerID ||
      String(seat) === target ||
      percentOf(at(chances, String(seat)).win) < facts.win,
  );
  return { kind: isLikeliest ? 'aim-likeliest' : 'aim-odds', facts };
}

export function explain(view: NinjaSoulView, _ctx: Ctx, { move, args }: Action): Explanation {
  const chances = chancesOf(view);
  const own = chances[Number(view.playerID)];
  if (own === undefined) throw new RangeError('a spectator has nothing to do');
  if (move === 'look') return { action: { kind: 'look', facts: {} }, reason: lookReason(view, own) };
  if (move === 'open') return { action: { kind: 'open', facts: {} }, reason: openReason(view, own) };
  const target = String(args[0]);
  const theirs = chances[Number(target)] ?? own;
  const facts = { target: seatFact(target) };
  if (move === 'aim') {
    const aimed = cardToAim(view, view.playerID) ?? 'peek';
    return {
      action: { kind: aimed === 'kill' ? 'kill' : 'peek', facts },
      reason: aimReason(view, target, chances),
    };
  }
  const isExchange = args[1] === 'exchange';
  return {
    action: { kind: isExchange ? 'exchange' : 'return', facts },
    reason: swapReason(view, target, isExchange, own, theirs),
  };
}
