import type { PlayerID } from '@/kit/action';
import { seatFact, seatsFact, tell, termFact } from '@/kit/journal';
import type { Kind } from './components';
import type { NinjaSoulG, RoundSummary } from './state';

/** What the journal says of each thing that happens. Nothing is put together while nobody listens. */

const card = (kind: Kind) => termFact(`held.${kind}`);

export function tellDeal(G: NinjaSoulG, win: PlayerID, peek: PlayerID): void {
  if (G.journal === null) return;
  tell(G, 'round-begin', null, {
    round: G.round,
    starter: seatFact(G.starter),
    win: seatFact(win),
    peek: seatFact(peek),
  });
}

export function tellLook(G: NinjaSoulG, playerID: PlayerID, seen: Kind): void {
  if (G.journal !== null) tell(G, 'look', playerID, {}, { [playerID]: { card: card(seen) } });
}

/** The same for everybody but the one who did it (NS3). */
export function tellSwap(
  G: NinjaSoulG,
  playerID: PlayerID,
  target: PlayerID,
  done: 'exchange' | 'return',
): void {
  if (G.journal === null) return;
  const secret = { [playerID]: { done: termFact(`swap.${done}`) } };
  tell(G, 'swap', playerID, { target: seatFact(target) }, secret);
}

export function tellOpen(G: NinjaSoulG, playerID: PlayerID, opened: Kind): void {
  if (G.journal !== null) tell(G, 'open', playerID, { card: card(opened) });
}

export function tellSleep(G: NinjaSoulG, playerID: PlayerID, opened: Kind): void {
  if (G.journal !== null) tell(G, 'sleep', playerID, { card: card(opened) });
}

export function tellDeath(G: NinjaSoulG, playerID: PlayerID): void {
  tell(G, 'die', playerID);
}

export function tellPeek(G: NinjaSoulG, playerID: PlayerID, target: PlayerID, seen: Kind): void {
  if (G.journal === null) return;
  const facts = { target: seatFact(target) };
  if (seen === 'win') tell(G, 'peek-hit', playerID, facts);
  else tell(G, 'peek-miss', playerID, facts, { [playerID]: { card: card(seen) } });
}

export function tellKill(G: NinjaSoulG, playerID: PlayerID, target: PlayerID): void {
  if (G.journal !== null) tell(G, 'kill', playerID, { target: seatFact(target) });
}

export function tellRoundEnd(G: NinjaSoulG, { ending, winner, isDead }: RoundSummary): void {
  if (G.journal === null) return;
  const others = isDead.flatMap((dead, seat) => (dead || String(seat) === winner ? [] : [String(seat)]));
  const facts = { survivors: seatsFact(others), count: others.length };
  if (winner === null) tell(G, 'round-stopped', null, facts);
  else tell(G, ending === 'last' ? 'round-last' : 'round-won', winner, facts);
}
