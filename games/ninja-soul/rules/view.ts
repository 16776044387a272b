import type { PlayerID } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { defineView, part } from '@/kit/view';
import { PLACES } from './components';
import { pointsToWin } from './goal';
import type { NinjaSoulOptions } from './schemas';
import type { Deed, NinjaSoulG, OpenSeat, RoundSummary, Secret } from './state';

/** Everything one seat, or a spectator, may know of a match. No view holds a face-down card (NS-r4). */
export interface NinjaSoulView extends SeatView {
  readonly options: NinjaSoulOptions;
  readonly round: number;
  readonly starter: PlayerID;
  /** Points that end the game. */
  readonly goal: number;
  /** Cards set aside unseen. */
  readonly asideCount: number;
  readonly seats: readonly Readonly<OpenSeat>[];
  readonly deeds: readonly Readonly<Deed>[];
  /** What this seat has seen and done in the dark: a secret for each of its looks, swaps and peeks, in order. */
  readonly mine: readonly Secret[];
  readonly laps: number;
  readonly lastRound: Readonly<RoundSummary> | null;
}

/** A copy that shares nothing with the original. */
export const copySeat = ({ points, isDead, shown }: Readonly<OpenSeat>): OpenSeat => ({
  points,
  isDead,
  shown,
});

/** A copy that shares nothing with the original. */
export const copyDeed = ({ kind, playerID, target, card }: Readonly<Deed>): Deed => ({
  kind,
  playerID,
  target,
  card,
});

/** A copy that shares nothing with the original. */
export const copySummary = (summary: Readonly<RoundSummary>): RoundSummary => ({
  round: summary.round,
  ending: summary.ending,
  winner: summary.winner,
  gains: [...summary.gains],
  cards: [...summary.cards],
  isDead: [...summary.isDead],
  shown: [...summary.shown],
  starter: summary.starter,
  laps: summary.laps,
});

export const { view, reader } = defineView<NinjaSoulG, NinjaSoulView>({
  options: part(
    (G) => G.options,
    ({ goal }) => ({ goal }),
  ),
  round: (G) => G.round,
  starter: (G) => G.starter,
  goal: (G) => pointsToWin(G.options),
  asideCount: (G) => PLACES - G.seats.length,
  seats: part((G) => G.seats, copySeat),
  deeds: part((G) => G.deeds, copyDeed),
  mine: (G, playerID) => (playerID === null ? [] : at(G.secrets, playerID)),
  laps: (G) => G.laps,
  lastRound: part((G) => G.lastRound, copySummary),
});
