import { at } from '@/kit/seats';
import type { LoveLetterView } from '../rules/view';

/** The kinds of journal entries, one of which every round ends with. */
export const ENDINGS: readonly string[] = ['round-last', 'round-showdown', 'round-discards'];

/** The position as the last round left it: the seals are won already, the cards still lie there. */
export function lastRoundOf(view: LoveLetterView): LoveLetterView {
  const { lastRound } = view;
  if (lastRound === null) return view;
  const { round, hands, discards, isOut, plays, deckCount, hasSetAside, faceUp } = lastRound;
  const shown = view.playerID === null ? null : at(hands, view.playerID);
  return {
    ...view,
    round,
    deckCount,
    hasSetAside,
    faceUp,
    plays,
    hand: shown === null ? [] : [shown],
    handCounts: isOut.map((out) => (out ? 0 : 1)),
    seats: view.seats.map((seat, index) => ({
      ...seat,
      discards: at(discards, String(index)),
      isOut: at(isOut, String(index)),
      isProtected: false,
    })),
    looks: [],
    ties: [],
  };
}
