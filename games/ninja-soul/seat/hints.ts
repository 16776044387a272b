import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID } from '@/kit/action';
import { seatFact, termFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { DEAD_TO_PEEK, type Kind } from '../rules/components';
import { cardToAim, deadCount } from '../rules/legal';
import type { NinjaSoulView } from '../rules/view';
import { type Chances, chancesOf } from './knowledge';

/** What a hint says of an action: only what its seat could have counted for itself. */

const card = (kind: Kind) => termFact(`held.${kind}`);
const percent = (chance: number) => Math.round(chance * 100);

/** The kind that lies there for certain. */
const certain = (chances: Chances): Kind | undefined =>
  (Object.keys(chances) as Kind[]).find((kind) => chances[kind] > 0.999);

function openReason(view: NinjaSoulView, own: Chances): HintSentence {
  const known = certain(own);
  if (known === 'sleep-peek')
    return { kind: deadCount(view) >= DEAD_TO_PEEK ? 'open-peeks' : 'open-sleeps', facts: {} };
  if (known !== undefined) return { kind: 'open-known', facts: { card: card(known) } };
  return { kind: 'open-odds', facts: { win: percent(own.win), death: percent(own.death) } };
}

function lookReason(own: Chances): HintSentence {
  const known = certain(own);
  if (known !== undefined) return { kind: 'look-known', facts: { card: card(known) } };
  return { kind: 'look-odds', facts: { win: percent(own.win), death: percent(own.death) } };
}

function swapReason(target: PlayerID, isExchange: boolean, own: Chances, theirs: Chances): HintSentence {
  const facts = { target: seatFact(target), win: percent(theirs.win), mine: percent(own.win) };
  if (!isExchange) return { kind: 'return', facts };
  const known = certain(theirs);
  if (known !== undefined) return { kind: 'exchange-known', facts: { ...facts, card: card(known) } };
  return { kind: theirs.win > own.win ? 'exchange-better' : 'exchange', facts };
}

function aimReason(view: NinjaSoulView, target: PlayerID, chances: readonly Chances[]): HintSentence {
  const theirs = chances[Number(target)]?.win ?? 0;
  const isLikeliest = view.seats.every(
    ({ isDead }, seat) =>
      isDead || String(seat) === view.playerID || (chances[seat]?.win ?? 0) <= theirs + 1e-9,
  );
  return {
    kind: theirs > 0.999 ? 'aim-known' : isLikeliest ? 'aim-likeliest' : 'aim-odds',
    facts: { target: seatFact(target), win: percent(theirs) },
  };
}

export function explain(view: NinjaSoulView, _ctx: Ctx, { move, args }: Action): Explanation {
  const chances = chancesOf(view);
  const own = chances[Number(view.playerID)];
  if (own === undefined) throw new RangeError('a spectator has nothing to do');
  if (move === 'look') return { action: { kind: 'look', facts: {} }, reason: lookReason(own) };
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
    reason: swapReason(target, isExchange, own, theirs),
  };
}
