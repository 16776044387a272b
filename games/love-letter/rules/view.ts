import type { Ctx } from 'boardgame.io';
import type { PlayerID } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import type { Kind } from './components';
import { tokensToWin } from './goal';
import { isFresh } from './knowledge';
import type { LoveLetterOptions } from './schemas';
import type { Look, LoveLetterG, OpenSeat, Play, RoundSummary } from './state';

/** A look as one seat knows of it: the card only for the one who looked and the one who was seen. */
export interface SeatLook extends Omit<Readonly<Look>, 'card' | 'since'> {
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

/** The card that the view's seat knows another one to keep; a view holds no look that is worth nothing. */
export function knownCard({ looks, playerID }: LoveLetterView, target: PlayerID): Kind | undefined {
  for (const look of looks)
    if (look.viewer === playerID && look.target === target && look.card !== null) return look.card;
  return undefined;
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

export const view = (G: LoveLetterG, ctx: Ctx, playerID: PlayerID | null): LoveLetterView => ({
  playerID,
  options: { goal: G.options.goal, tie: G.options.tie, faceUp: G.options.faceUp },
  round: G.round,
  starter: G.starter,
  goal: tokensToWin(G.options, ctx.numPlayers),
  deckCount: G.deck.length,
  hasSetAside: G.setAside !== null,
  faceUp: [...G.faceUp],
  hand: playerID === null ? [] : [...at(G.hands, playerID)],
  handCounts: G.hands.map((hand) => hand.length),
  seats: G.seats.map(({ tokens, discards, isProtected, isOut, couldHold }) => ({
    tokens,
    discards: [...discards],
    isProtected,
    isOut,
    couldHold,
  })),
  looks: looksFor(G, playerID),
  ties: G.ties.map(([a, b]) => [a, b] as const),
  plays: G.plays.map(({ playerID: actor, card, target, guess, out }) => ({
    playerID: actor,
    card,
    target,
    guess,
    out,
  })),
  lastRound:
    G.lastRound === null
      ? null
      : {
          round: G.lastRound.round,
          ending: G.lastRound.ending,
          hands: [...G.lastRound.hands],
          discardTotals: [...G.lastRound.discardTotals],
          decidedByDiscards: G.lastRound.decidedByDiscards,
          winners: [...G.lastRound.winners],
        },
});

/** `view` without copies, for the direct runner: looks through to `G` as it is now. */
class Reader implements LoveLetterView {
  constructor(
    readonly G: LoveLetterG,
    readonly numPlayers: number,
    readonly playerID: PlayerID | null,
  ) {}
  get options() {
    return this.G.options;
  }
  get round() {
    return this.G.round;
  }
  get starter() {
    return this.G.starter;
  }
  get goal() {
    return tokensToWin(this.G.options, this.numPlayers);
  }
  get deckCount() {
    return this.G.deck.length;
  }
  get hasSetAside() {
    return this.G.setAside !== null;
  }
  get faceUp() {
    return this.G.faceUp;
  }
  get hand() {
    return this.playerID === null ? [] : at(this.G.hands, this.playerID);
  }
  get handCounts() {
    return this.G.hands.map((hand) => hand.length);
  }
  get seats() {
    return this.G.seats;
  }
  get looks() {
    return looksFor(this.G, this.playerID);
  }
  get ties() {
    return this.G.ties;
  }
  get plays() {
    return this.G.plays;
  }
  get lastRound() {
    return this.G.lastRound;
  }
}

export const reader = (G: LoveLetterG, ctx: Ctx, playerID: PlayerID | null): LoveLetterView =>
  new Reader(G, ctx.numPlayers, playerID);
