import type { SeatView } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { defineView, part } from '@/kit/view';
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

export const { view, reader } = defineView<SushiGoG, SushiGoView>({
  options: part(
    (G) => G.options,
    ({ passBothWays }) => ({ passBothWays }),
  ),
  round: (G) => G.round,
  passes: (G) => G.passes,
  direction: (G) => directionOf(G.options, G.round),
  deckCount: (G) => G.deck.length,
  handSize: (G) => at(G.hands, '0').cards.length,
  hand: (G, playerID) => (playerID === null ? [] : at(G.hands, playerID).cards),
  known: knownCards,
  returned: (G) => G.hands.map(({ returned }) => returned),
  pick: part(
    (G, playerID) => (playerID === null ? NOTHING : at(G.picks, playerID)),
    ({ first, second }) => ({ first, second }),
  ),
  seats: part((G) => G.seats, copySeat),
  reveals: (G) => G.reveals,
  rounds: part((G) => G.rounds, copyRound),
  standing: (G) => roundScores(G.seats.map(({ tableau }) => tableau)),
  puddingScores: (G) => puddingScores(G.seats.map(({ puddings }) => puddings)),
});
