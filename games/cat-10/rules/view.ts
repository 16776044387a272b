import type { PlayerID } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';
import { defineView } from '@/kit/view';
import type { Card, Face } from './components';
import type { Cat10G } from './state';

/**
 * Everything one seat, or a spectator, may know of a match. Only the order of the deck is hidden, from
 * everybody alike: what lies in a pile has lain open before all of them (CT9).
 */
export interface Cat10View extends SeatView {
  readonly starter: PlayerID;
  readonly deckCount: number;
  readonly row: readonly Card[];
  readonly piles: readonly (readonly Card[])[];
  readonly jumbos: readonly number[];
  readonly supply: number;
  readonly discards: readonly Card[];
  readonly die: Face | null;
  readonly left: number;
}

export const { view, reader } = defineView<Cat10G, Cat10View>({
  starter: (G) => G.starter,
  deckCount: (G) => G.deck.length,
  row: (G) => G.row,
  piles: (G) => G.piles,
  jumbos: (G) => G.jumbos,
  supply: (G) => G.supply,
  discards: (G) => G.discards,
  die: (G) => G.die,
  left: (G) => G.left,
});
