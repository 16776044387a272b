import type { PlayerID } from '@/kit/action';
import { countFact, type Facts, seatFact, seatsFact, tell, termFact, termsFact } from '@/kit/journal';
import { at } from '@/kit/seats';
import { type Bird, type BirdCard, birdsOn, type Card, type Kind } from './components';
import { countOf, hourAt } from './sill';
import type { CrowsOverkillG } from './state';

/** What the journal says of each thing that happens. Nothing is put together while nobody listens. */

type G = CrowsOverkillG;

const card = (name: Card) => termFact(`cards.${name}`);
const bird = (name: BirdCard) => termFact(`birds.${name}`);
const birds = (names: readonly Bird[]) =>
  termsFact(
    names.map((name) => `birds.${name}`),
    birdsOn(names),
  );
const hour = ({ hour }: G) => termFact(`hours.${hourAt(hour)}`);

export function tellBegin(G: G): void {
  if (G.journal === null) return;
  tell(G, 'begin', null, { starter: seatFact(G.starter) });
  for (const [seat, { birds: dealt }] of G.seats.entries())
    tell(G, 'perch', String(seat), { birds: birds(dealt) });
  const hands = G.hands.map((hand, seat) => [
    String(seat),
    { cards: termsFact(hand.map((name) => `cards.${name}`)) },
  ]);
  tell(G, 'deal', null, {}, Object.fromEntries(hands));
}

export function tellShuffle(G: G, kind: 'shuffle' | 'shuffle-birds'): void {
  tell(G, kind, null);
}

/** What a seat drew, for its own eyes; everybody hears how many. */
export function tellDraw(G: G, playerID: PlayerID, drawn: readonly Card[]): void {
  if (G.journal === null) return;
  const cards = termsFact(drawn.map((name) => `cards.${name}`));
  tell(G, 'draw', playerID, { count: drawn.length }, { [playerID]: { cards } });
}

export function tellArrival(G: G, playerID: PlayerID, came: readonly Bird[]): void {
  if (G.journal !== null) tell(G, 'arrive', playerID, { birds: birds(came), count: came.length });
}

export function tellGong(G: G, isLast: boolean): void {
  if (G.journal !== null) tell(G, isLast ? 'gong-last' : 'gong', null, { hour: hour(G) });
}

export function tellKill(G: G, playerID: PlayerID, played: Card, killed: readonly Bird[]): void {
  if (G.journal === null) return;
  tell(G, 'kill', playerID, { card: card(played), birds: birds(killed), count: killed.length });
}

/** The mirror shows what the topmost discard does. */
export function tellCopy(G: G, playerID: PlayerID, copied: Card): void {
  if (G.journal !== null) tell(G, 'copy', playerID, { card: card(copied) });
}

export function tellTrap(G: G, playerID: PlayerID, flipped: BirdCard, killed: readonly Bird[]): void {
  if (G.journal === null) return;
  if (flipped === 'gong') tell(G, 'trap-gong', playerID);
  else if (killed.length === 0) tell(G, 'trap-miss', playerID, { bird: bird(flipped) });
  else tell(G, 'trap', playerID, { bird: bird(flipped), birds: birds(killed) });
}

/** A card that needs nothing said with it: a song, an answer, something that came to nothing. */
export function tellPlain(
  G: G,
  kind: 'song' | 'trap-empty' | 'nighthawk' | 'judge' | 'pass' | 'block',
  playerID: PlayerID,
  facts: Facts = {},
): void {
  tell(G, kind, playerID, facts);
}

export function tellAttack(G: G, playerID: PlayerID, played: Card, target: PlayerID): void {
  if (G.journal !== null) tell(G, 'attack', playerID, { card: card(played), target: seatFact(target) });
}

export function tellRedirect(G: G, playerID: PlayerID, target: PlayerID): void {
  if (G.journal !== null) tell(G, 'redirect', playerID, { target: seatFact(target) });
}

/** What was turned back on the one who played it does nothing (CO16). */
export function tellNothing(G: G, playerID: PlayerID, played: Card): void {
  if (G.journal !== null) tell(G, 'nothing', playerID, { card: card(played) });
}

export function tellMoved(G: G, playerID: PlayerID, target: PlayerID, moved: readonly Bird[]): void {
  if (G.journal !== null) tell(G, 'moved', playerID, { target: seatFact(target), birds: birds(moved) });
}

/** Both know which card it was; nobody else does (CO20). */
export function tellScissors(G: G, playerID: PlayerID, target: PlayerID, taken: Card): void {
  if (G.journal === null) return;
  const secret = { [playerID]: { card: card(taken) }, [target]: { card: card(taken) } };
  tell(G, 'scissors', playerID, { target: seatFact(target) }, secret);
}

export function tellSwap(
  G: G,
  kind: 'plectrum' | 'plectrum-given' | 'room-swap',
  playerID: PlayerID,
  target: PlayerID,
  [given, taken]: readonly [readonly Bird[], readonly Bird[]],
): void {
  if (G.journal === null) return;
  const counts = { given: given.length, taken: taken.length };
  tell(G, kind, playerID, { target: seatFact(target), birds: birds(given), ...counts });
}

/** Whom the nighthawk brought which birds. */
export function tellDealt(G: G, playerID: PlayerID, dealt: readonly Bird[]): void {
  if (G.journal !== null) tell(G, 'dealt', playerID, { birds: birds(dealt), count: dealt.length });
}

export function tellOut(G: G, playerID: PlayerID, kind: Kind): void {
  if (G.journal === null) return;
  const { birds: sill } = at(G.seats, playerID);
  const loud = countFact(`counted.${kind}`, countOf(sill, kind));
  tell(G, 'out', playerID, { kind: termFact(`kinds.${kind}`), loud, hour: hour(G), birds: birds(sill) });
  const cards = at(G.hands, playerID).map((name) => `cards.${name}`);
  if (cards.length > 0) tell(G, 'left', playerID, { cards: termsFact(cards) });
}

export function tellDiscard(G: G, playerID: PlayerID, given: Card): void {
  if (G.journal !== null) tell(G, 'discard', playerID, { card: card(given) });
}

export function tellEnd(G: G, winner: PlayerID): void {
  if (G.journal !== null) tell(G, 'end', null, { winners: seatsFact([winner]) });
}
