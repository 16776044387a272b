import type { Ctx } from 'boardgame.io';
import type { PlayerID } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import type { Kind } from './components';
import { type Direction, directionOf } from './direction';
import { knownCards } from './knowledge';
import type { SushiGoOptions } from './schemas';
import { puddingScores, roundScores } from './scoring';
import type { OpenSeat, Pick, RoundResult, RoundScores, SushiGoG } from './state';

/** Everything one seat, or a spectator, may know of a match. */
export interface SushiGoView extends SeatView {
  readonly options: SushiGoOptions;
  readonly round: number;
  readonly passes: number;
  readonly direction: Direction;
  readonly deckCount: number;
  /** Cards in every hand; all hands are equally large. */
  readonly handSize: number;
  /** The seat's own cards, those it has chosen among them. */
  readonly hand: readonly Kind[];
  /** By holder, the cards this seat knows to be in that hand: all of it, or chopsticks seen going in. */
  readonly known: readonly (readonly Kind[])[];
  /** By holder, the chopsticks that everybody knows to be in that hand. */
  readonly returned: readonly number[];
  /** The seat's own choice. */
  readonly pick: Readonly<Pick>;
  readonly seats: readonly Readonly<OpenSeat>[];
  readonly reveals: readonly (readonly Kind[])[];
  readonly rounds: readonly Readonly<RoundResult>[];
  /** What the tableaus score as they lie now. */
  readonly standing: Readonly<RoundScores>;
  /** What the puddings would score now. */
  readonly puddingScores: readonly number[];
}

const NOTHING: Readonly<Pick> = Object.freeze({ first: null, second: null });

const copyScores = ({ maki, tempura, sashimi, dumpling, nigiri }: RoundScores): RoundScores => ({
  maki: [...maki],
  tempura: [...tempura],
  sashimi: [...sashimi],
  dumpling: [...dumpling],
  nigiri: [...nigiri],
});

/** A copy that shares nothing with the original. */
export const copyRound = ({ scores, discards }: Readonly<RoundResult>): RoundResult => ({
  scores: copyScores(scores),
  discards: discards.map((cards) => [...cards]),
});

/** A copy that shares nothing with the original. */
export const copySeat = (seat: Readonly<OpenSeat>): OpenSeat => ({
  tableau: [...seat.tableau],
  puddings: seat.puddings,
  points: seat.points,
  isLocked: seat.isLocked,
  hasChanged: seat.hasChanged,
});

const standingOf = (G: SushiGoG): RoundScores => roundScores(G.seats.map(({ tableau }) => tableau));

export function view(G: SushiGoG, _ctx: Ctx, playerID: PlayerID | null): SushiGoView {
  const { first, second } = playerID === null ? NOTHING : at(G.picks, playerID);
  return {
    playerID,
    options: { passBothWays: G.options.passBothWays },
    round: G.round,
    passes: G.passes,
    direction: directionOf(G.options, G.round),
    deckCount: G.deck.length,
    handSize: at(G.hands, '0').cards.length,
    hand: playerID === null ? [] : [...at(G.hands, playerID).cards],
    known: knownCards(G, playerID),
    returned: G.hands.map(({ returned }) => returned),
    pick: { first, second },
    seats: G.seats.map(copySeat),
    reveals: G.reveals.map((cards) => [...cards]),
    rounds: G.rounds.map(copyRound),
    standing: standingOf(G),
    puddingScores: puddingScores(G.seats.map(({ puddings }) => puddings)),
  };
}

/** `view` without copies, for the direct runner: looks through to `G` as it is now. */
class Reader implements SushiGoView {
  constructor(
    readonly G: SushiGoG,
    readonly playerID: PlayerID | null,
  ) {}
  get options() {
    return this.G.options;
  }
  get round() {
    return this.G.round;
  }
  get passes() {
    return this.G.passes;
  }
  get direction() {
    return directionOf(this.G.options, this.G.round);
  }
  get deckCount() {
    return this.G.deck.length;
  }
  get handSize() {
    return at(this.G.hands, '0').cards.length;
  }
  get hand() {
    return this.playerID === null ? [] : at(this.G.hands, this.playerID).cards;
  }
  get known() {
    return knownCards(this.G, this.playerID);
  }
  get returned() {
    return this.G.hands.map(({ returned }) => returned);
  }
  get pick() {
    return this.playerID === null ? NOTHING : at(this.G.picks, this.playerID);
  }
  get seats() {
    return this.G.seats;
  }
  get reveals() {
    return this.G.reveals;
  }
  get rounds() {
    return this.G.rounds;
  }
  get standing() {
    return standingOf(this.G);
  }
  get puddingScores() {
    return puddingScores(this.G.seats.map(({ puddings }) => puddings));
  }
}

export const reader = (G: SushiGoG, _ctx: Ctx, playerID: PlayerID | null): SushiGoView =>
  new Reader(G, playerID);
