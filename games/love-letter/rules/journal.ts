import type { PlayerID } from '@/kit/action';
import { seatFact, seatsFact, tell, termFact, termsFact } from '@/kit/journal';
import type { Kind } from './components';
import type { LoveLetterG, RoundSummary } from './state';

/** What the journal says of each thing that happens. Nothing is put together while nobody listens. */

const card = (kind: Kind) => termFact(`cards.${kind}`);

export function tellDeal(G: LoveLetterG): void {
  if (G.journal === null) return;
  tell(G, 'round-begin', null, { round: G.round, starter: seatFact(G.starter) });
  if (G.faceUp.length > 0)
    tell(G, 'face-up', null, { cards: termsFact(G.faceUp.map((kind) => `cards.${kind}`)) });
  const hands = G.hands.flatMap(([kind], seat) =>
    kind === undefined ? [] : [[String(seat), { card: card(kind) }]],
  );
  tell(G, 'deal', null, {}, Object.fromEntries(hands));
}

export function tellDraw(
  G: LoveLetterG,
  kind: 'draw' | 'prince-draw' | 'prince-draw-aside',
  playerID: PlayerID,
  drawn: Kind,
): void {
  if (G.journal !== null) tell(G, kind, playerID, {}, { [playerID]: { card: card(drawn) } });
}

export function tellPlay(G: LoveLetterG, playerID: PlayerID, played: Kind, target: PlayerID | null): void {
  if (G.journal === null) return;
  if (target === null) tell(G, 'play', playerID, { card: card(played) });
  else tell(G, 'play-at', playerID, { card: card(played), target: seatFact(target) });
}

export function tellNoEffect(G: LoveLetterG, playerID: PlayerID, played: Kind): void {
  if (G.journal !== null) tell(G, 'no-effect', playerID, { card: card(played) });
}

export function tellProtection(G: LoveLetterG, playerID: PlayerID): void {
  tell(G, 'handmaid', playerID);
}

export function tellOut(G: LoveLetterG, playerID: PlayerID, shown: Kind): void {
  if (G.journal !== null) tell(G, 'out', playerID, { card: card(shown) });
}

export function tellGuess(
  G: LoveLetterG,
  playerID: PlayerID,
  target: PlayerID,
  guess: Kind,
  isHit: boolean,
): void {
  if (G.journal === null) return;
  tell(G, isHit ? 'guard-hit' : 'guard-miss', playerID, { target: seatFact(target), guess: card(guess) });
}

/** Both the one who looked and the one who was seen know which card it was; nobody else does. */
export function tellLook(
  G: LoveLetterG,
  kind: 'priest-look' | 'baron-level',
  playerID: PlayerID,
  target: PlayerID,
  seen: Kind,
): void {
  if (G.journal === null) return;
  tell(
    G,
    kind,
    playerID,
    { target: seatFact(target) },
    { [playerID]: { card: card(seen) }, [target]: { card: card(seen) } },
  );
}

export function tellDefeat(
  G: LoveLetterG,
  playerID: PlayerID,
  target: PlayerID,
  [winner, winning]: readonly [PlayerID, Kind],
): void {
  if (G.journal === null) return;
  const loser = winner === playerID ? target : playerID;
  tell(
    G,
    'baron-defeat',
    playerID,
    { target: seatFact(target), winner: seatFact(winner), loser: seatFact(loser) },
    { [playerID]: { winning: card(winning) }, [target]: { winning: card(winning) } },
  );
}

export function tellDiscard(G: LoveLetterG, playerID: PlayerID, target: PlayerID, discarded: Kind): void {
  if (G.journal === null) return;
  tell(G, 'prince-discard', playerID, { target: seatFact(target), card: card(discarded) });
}

export function tellTrade(
  G: LoveLetterG,
  playerID: PlayerID,
  target: PlayerID,
  given: Kind,
  received: Kind,
): void {
  if (G.journal === null) return;
  tell(
    G,
    'king-trade',
    playerID,
    { target: seatFact(target) },
    {
      [playerID]: { given: card(given), received: card(received) },
      [target]: { given: card(received), received: card(given) },
    },
  );
}

export function tellRoundEnd(
  G: LoveLetterG,
  { ending, hands, decidedByDiscards, winners }: RoundSummary,
): void {
  if (G.journal === null) return;
  for (const [seat, shown] of hands.entries())
    if (shown !== null) tell(G, 'show', String(seat), { card: card(shown) });
  const kind = ending === 'last-one-left' ? 'round-last' : 'round-showdown';
  tell(G, decidedByDiscards ? 'round-discards' : kind, null, {
    winners: seatsFact([...winners]),
    count: winners.length,
  });
}
