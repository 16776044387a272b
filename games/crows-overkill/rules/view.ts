import type { PlayerID } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { defineView, part } from '@/kit/view';
import type { BirdCard, Card } from './components';
import type { EffectArgs } from './schemas';
import type { Attack, CrowsOverkillG, KnownCard, OpenSeat } from './state';

/** Everything one seat, or a spectator, may know of a match. */
export interface CrowsOverkillView extends SeatView {
  readonly starter: PlayerID;
  readonly hour: number;
  readonly birdDeckCount: number;
  readonly lowerHalf: number;
  readonly birdDiscard: readonly BirdCard[];
  readonly deckCount: number;
  readonly discard: readonly Card[];
  readonly hand: readonly Card[];
  readonly handCounts: readonly number[];
  readonly seats: readonly Readonly<OpenSeat>[];
  readonly attack: Readonly<Attack> | null;
  readonly out: readonly PlayerID[];
  /** What this seat knows of the other hands. */
  readonly known: readonly Readonly<KnownCard>[];
}

/** A copy that shares nothing with the original. */
export const copySeat = ({ birds, isOut }: Readonly<OpenSeat>): OpenSeat => ({ birds: [...birds], isOut });

/** A copy that shares nothing with the original. */
export const copyAttack = ({ playerID, args, isCopy }: Readonly<Attack>): Attack => ({
  playerID,
  args: [...args] as EffectArgs,
  isCopy,
});

/** A copy that shares nothing with the original. */
export const copyKnown = ({ card, holders }: Readonly<KnownCard>): KnownCard => ({
  card,
  holders: [...holders],
});

export const { view, reader } = defineView<CrowsOverkillG, CrowsOverkillView>({
  starter: (G) => G.starter,
  hour: (G) => G.hour,
  birdDeckCount: (G) => G.birdDeck.length,
  lowerHalf: (G) => G.lowerHalf,
  birdDiscard: (G) => G.birdDiscard,
  deckCount: (G) => G.deck.length,
  discard: (G) => G.discard,
  hand: (G, playerID) => (playerID === null ? [] : at(G.hands, playerID)),
  handCounts: (G) => G.hands.map((hand) => hand.length),
  seats: part((G) => G.seats, copySeat),
  attack: part((G) => G.attack, copyAttack),
  out: (G) => G.out,
  known: part((G, playerID) => (playerID === null ? [] : at(G.known, playerID)), copyKnown),
});
