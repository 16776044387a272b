import type { PlayerID } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { defineView, part } from '@/kit/view';
import type { Kind } from './components';
import { tokensToWin } from './goal';
import { isFresh } from './knowledge';
import type { LoveLetterOptions } from './schemas';
import type { Look, LoveLetterG, OpenSeat, Play, RoundSummary } from './state';

/** A look as one seat knows of it: the card only for the one who looked and the one who was seen. */
interface SeatLook extends Omit<Readonly<Look>, 'card' | 'since'> {
  readonly card: Kind | null;
  readonly since: readonly Kind[];
}

/** Everything one seat, or a spectator, may know of a match. */
export interface LoveLetterView extends SeatView {
  readonly options: LoveLetterOptions;
  readonly round: number;
  readonly starter: PlayerID;
  /** Tokens that win the game. */
  readonly goal: number;
  readonly deckCount: number;
  readonly hasSetAside: boolean;
  readonly faceUp: readonly Kind[];
  /** The seat's own cards: the one it kept first, during its turn the one it drew second. */
  readonly hand: readonly Kind[];
  /** Cards in each seat's hand. */
  readonly handCounts: readonly number[];
  readonly seats: readonly Readonly<OpenSeat>[];
  /** Who has seen whose hand; looks that this seat knows to be worthless are left out. */
  readonly looks: readonly SeatLook[];
  readonly ties: readonly (readonly [PlayerID, PlayerID])[];
  readonly plays: readonly Readonly<Play>[];
  readonly lastRound: Readonly<RoundSummary> | null;
}

function looksFor(G: LoveLetterG, playerID: PlayerID | null): SeatLook[] {
  const looks: SeatLook[] = [];
  for (const { viewer, target, card, since } of G.looks) {
    const isKnown = playerID !== null && (viewer === playerID || target === playerID);
    if (!isKnown) looks.push({ viewer, target, card: null, since: [...since] });
    else if (isFresh({ card, since })) looks.push({ viewer, target, card, since: [...since] });
  }
  return looks;
}

/** A copy that shares nothing with the original. */
export const copySeat = (seat: Readonly<OpenSeat>): OpenSeat => ({
  tokens: seat.tokens,
  discards: [...seat.discards],
  isProtected: seat.isProtected,
  isOut: seat.isOut,
  couldHold: seat.couldHold,
});

/** A copy that shares nothing with the original. */
export const copyPlay = ({ playerID, card, target, guess, out }: Readonly<Play>): Play => ({
  playerID,
  card,
  target,
  guess,
  out,
});

/** A copy that shares nothing with the original. */
export const copySummary = (summary: Readonly<RoundSummary>): RoundSummary => ({
  round: summary.round,
  ending: summary.ending,
  hands: [...summary.hands],
  discardTotals: [...summary.discardTotals],
  decidedByDiscards: summary.decidedByDiscards,
  winners: [...summary.winners],
  discards: summary.discards.map((cards) => [...cards]),
  isOut: [...summary.isOut],
  plays: summary.plays.map(copyPlay),
  deckCount: summary.deckCount,
  hasSetAside: summary.hasSetAside,
  faceUp: [...summary.faceUp],
});

export const { view, reader } = defineView<LoveLetterG, LoveLetterView>({
  options: part(
    (G) => G.options,
    ({ goal, tie, faceUp }) => ({ goal, tie, faceUp }),
  ),
  round: (G) => G.round,
  starter: (G) => G.starter,
  goal: (G, _playerID, ctx) => tokensToWin(G.options, ctx.numPlayers),
  deckCount: (G) => G.deck.length,
  hasSetAside: (G) => G.setAside !== null,
  faceUp: (G) => G.faceUp,
  hand: (G, playerID) => (playerID === null ? [] : at(G.hands, playerID)),
  handCounts: (G) => G.hands.map((hand) => hand.length),
  seats: part((G) => G.seats, copySeat),
  looks: looksFor,
  ties: (G) => G.ties,
  plays: part((G) => G.plays, copyPlay),
  lastRound: part((G) => G.lastRound, copySummary),
});
