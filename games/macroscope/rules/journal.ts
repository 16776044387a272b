import type { PlayerID } from '@/kit/action';
import { seatFact, seatsFact, tell, wordsFact } from '@/kit/journal';
import { at } from '@/kit/seats';
import { calledOf } from './answers';
import { type Picture, STAKE, WINDOWS } from './components';
import type { Answer, MacroscopeG } from './state';

/** What the journal says of each thing that happens. Nothing is put together while nobody listens. */

type G = MacroscopeG;

const picture = (name: Picture) => wordsFact(calledOf(name));

export function tellStart(G: G): void {
  if (G.journal !== null) tell(G, 'start', null, { starter: seatFact(G.starter) });
}

export function tellRoll(G: G, playerID: PlayerID): void {
  const [one = 0, two = 0] = G.dice;
  tell(G, 'roll', playerID, { one, two });
}

/** A lid is lifted for a die, or without any. */
export function tellLift(G: G, kind: 'lift' | 'pick', playerID: PlayerID, window: number): void {
  if (G.journal === null) return;
  tell(G, kind, playerID, {
    number: G.lids[window] ?? 0,
    window: window + 1,
    worth: WINDOWS - G.open.length,
  });
}

/** An answer: what is known by a name of the box is shown in everybody's own language. */
export function tellAnswer(G: G, kind: 'guess' | 'name', { playerID, text, called }: Answer): void {
  if (G.journal === null) return;
  if (called === null) tell(G, kind, playerID, { text });
  else tell(G, `${kind}-known`, playerID, { picture: wordsFact(called) });
}

export function tellDecline(G: G, playerID: PlayerID, count: number): void {
  tell(G, 'decline', playerID, { count });
}

/** Somebody has said whether it guesses, or voted: what, is not told before all have. */
export function tellPlain(
  G: G,
  kind: 'answer' | 'vote' | 'nobody' | 'skip' | 'none-right',
  playerID: PlayerID | null,
): void {
  tell(G, kind, playerID);
}

/** Guesses, and pays for it (MS6); in the simple rules for nothing (MS21). */
export function tellJoin(G: G, playerID: PlayerID, target: PlayerID): void {
  if (G.journal === null) return;
  if (G.options.rules === 'simple') tell(G, 'join-free', playerID);
  else tell(G, 'join', playerID, { target: seatFact(target), count: STAKE });
}

export function tellCall(G: G, playerID: PlayerID, target: PlayerID): void {
  if (G.journal !== null) tell(G, 'call', playerID, { target: seatFact(target) });
}

export function tellReveal(G: G): void {
  if (G.journal !== null)
    tell(G, 'reveal', null, { picture: picture(G.picture), worth: WINDOWS - G.open.length });
}

export function tellAppeal(G: G, { playerID, text }: Answer): void {
  tell(G, 'appeal', playerID, { text });
}

export function tellVerdict(G: G, playerID: PlayerID, yes: number, no: number): void {
  tell(G, yes > no ? 'accepted' : 'denied', playerID, { yes, no });
}

/** What becomes of everybody's points, those who keep theirs apart. */
export function tellPoints(G: G, winner: PlayerID | null, changes: readonly number[]): void {
  if (G.journal === null) return;
  if (winner !== null) tell(G, 'right', winner, { count: at(changes, winner) });
  for (const [seat, change] of changes.entries())
    if (String(seat) !== winner && change < 0) tell(G, 'lose', String(seat), { count: -change });
}

export function tellRoundEnd(G: G, round: number): void {
  tell(G, 'round-end', null, { round });
}

/** All windows are open and nobody guesses: the picture is laid aside, and the round stays (MS16). */
export function tellAside(G: G): void {
  if (G.journal !== null) tell(G, 'aside', null, { picture: picture(G.picture) });
}

export function tellNext(G: G): void {
  if (G.journal !== null) tell(G, 'next', null, { round: G.round, starter: seatFact(G.starter) });
}

export function tellEnd(G: G, winners: readonly PlayerID[]): void {
  if (G.journal !== null) tell(G, 'end', null, { winners: seatsFact([...winners]) });
}
