import type { PlayerID } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { defineView, part } from '@/kit/view';
import type { Amounts, Level, Shop } from './components';
import type { SweetNoseOptions } from './schemas';
import type { Claim, OpenSeat, RoundResult, SweetNoseG } from './state';

/** Everything one seat, or a spectator, may know of a match. */
export interface SweetNoseView extends SeatView {
  readonly options: Readonly<SweetNoseOptions>;
  readonly round: number;
  readonly starter: PlayerID;
  readonly plates: readonly Readonly<Amounts>[];
  readonly bowls: readonly Readonly<Amounts>[];
  readonly market: Readonly<Amounts>;
  readonly reserve: Readonly<Amounts>;
  /** This seat's own cards (SN17): the level of each kind; empty until they are laid. */
  readonly cards: readonly Level[];
  /** By seat, whether its cards are laid. */
  readonly arranged: readonly boolean[];
  readonly seats: readonly Readonly<OpenSeat>[];
  readonly stalls: readonly Shop[];
  readonly queue: readonly Readonly<Claim>[];
  readonly hasTraded: boolean;
  readonly isQuiet: boolean;
  readonly quiet: number;
  readonly due: PlayerID | null;
  readonly laid: readonly Readonly<Amounts>[];
  readonly given: readonly Readonly<Amounts>[];
  readonly rounds: readonly Readonly<RoundResult>[];
  readonly isOver: boolean;
}

/** A copy that shares nothing with the original. */
export const copySeat = ({ points, bid, hasPassed, shop, isExempt }: Readonly<OpenSeat>): OpenSeat => ({
  points,
  bid,
  hasPassed,
  shop,
  isExempt,
});

/** A copy that shares nothing with the original. */
export const copyClaim = ({ playerID, level }: Readonly<Claim>): Claim => ({ playerID, level });

export const copyLists = <One>(lists: readonly (readonly One[])[]): One[][] => lists.map((list) => [...list]);

/** A copy that shares nothing with the original. */
export const copyRound = (round: Readonly<RoundResult>): RoundResult => ({
  cards: copyLists(round.cards),
  plates: copyLists(round.plates),
  bowls: copyLists(round.bowls),
  market: [...round.market],
  exempt: [...round.exempt],
  scores: [...round.scores],
  starter: round.starter,
});

export const { view, reader } = defineView<SweetNoseG, SweetNoseView>({
  options: part(
    (G) => G.options,
    ({ heaven, shopkeeper }) => ({ heaven, shopkeeper }),
  ),
  round: (G) => G.round,
  starter: (G) => G.starter,
  plates: (G) => G.plates,
  bowls: (G) => G.bowls,
  market: (G) => G.market,
  reserve: (G) => G.reserve,
  cards: (G, playerID) => (playerID === null ? [] : at(G.cards, playerID)),
  arranged: (G) => G.cards.map(({ length }) => length > 0),
  seats: part((G) => G.seats, copySeat),
  stalls: (G) => G.stalls,
  queue: part((G) => G.queue, copyClaim),
  hasTraded: (G) => G.hasTraded,
  isQuiet: (G) => G.isQuiet,
  quiet: (G) => G.quiet,
  due: (G) => G.due,
  laid: (G) => G.laid,
  given: (G) => G.given,
  rounds: part((G) => G.rounds, copyRound),
  isOver: (G) => G.isOver,
});
