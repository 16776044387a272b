import type { PlayerID } from '@/kit/action';
import { seatFact, tell, termFact } from '@/kit/journal';
import type { Card } from './components';
import type { DiggersG, LaidCard } from './state';

/** What the journal says of each thing that happens. Nothing is put together while nobody listens. */

const named = (card: Card) => termFact(`cards.${card}`);

export function tellStart(G: DiggersG): void {
  if (G.journal !== null) tell(G, 'start', null, { starter: seatFact(G.starter) });
}

/** A card is laid; `covered`: how many cards it comes to lie on. */
export function tellPlace(G: DiggersG, playerID: PlayerID, { n, card }: LaidCard, covered: number): void {
  if (G.journal === null) return;
  if (card === null) tell(G, 'place-down', playerID, { n, covered });
  else tell(G, 'place', playerID, { n, covered, card: named(card) });
}

export function tellPhase(G: DiggersG, kind: 'dig-begin' | 'heartbreak-begin' | 'end'): void {
  if (G.journal !== null) tell(G, kind, null);
}

export function tellPay(G: DiggersG, playerID: PlayerID, markers: number, left: number): void {
  tell(G, 'pay', playerID, { markers, left });
}

export function tellTake(G: DiggersG, playerID: PlayerID, { n, card: shown }: LaidCard, card: Card): void {
  if (G.journal === null) return;
  tell(G, shown === null ? 'take-down' : 'take', playerID, { n, card: named(card) });
}

export function tellSend(G: DiggersG, playerID: PlayerID, scout: Card): void {
  if (G.journal !== null) tell(G, 'send', playerID, { scout: named(scout) });
}

export function tellStay(G: DiggersG, playerID: PlayerID): void {
  tell(G, 'stay', playerID);
}

export function tellLose(G: DiggersG, playerID: PlayerID, card: Card): void {
  if (G.journal !== null) tell(G, 'lose', playerID, { card: named(card) });
}

/** A manager without an idol of the same colour (DG6). */
export function tellNobody(G: DiggersG, playerID: PlayerID, manager: Card): void {
  if (G.journal !== null) tell(G, 'nobody', playerID, { manager: named(manager) });
}
