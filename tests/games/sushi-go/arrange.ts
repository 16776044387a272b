import type { Kind } from '@games/sushi-go/rules/components';
import type { RoundScores, SushiGoG } from '@games/sushi-go/rules/state';
import { boxOf } from '@tests/box';
import type { tableOf } from '@tests/table-of';

interface Layout {
  readonly tableaus?: readonly (readonly Kind[])[];
  readonly puddings?: readonly number[];
  /** Points of earlier rounds. */
  readonly points?: readonly number[];
  /** The round that is being played; the ones before it scored nothing by themselves. */
  readonly round?: number;
}

/** Cards that are worth nothing by themselves. */
const BLANK: readonly Kind[] = ['wasabi', 'wasabi'];

const noScores = (seats: number): RoundScores => {
  const zeros = () => Array<number>(seats).fill(0);
  return { maki: zeros(), tempura: zeros(), sashimi: zeros(), dumpling: zeros(), nigiri: zeros() };
};

/** Lays out a turn: the hands, all equally large, and what lies before each seat; the rest is the deck. */
export const layOut =
  (
    hands: readonly (readonly Kind[])[],
    { tableaus = [], puddings = [], points = [], round = 1 }: Layout = {},
  ) =>
  (G: SushiGoG): void => {
    G.round = round;
    G.rounds = Array.from({ length: round - 1 }, () => ({ scores: noScores(hands.length), discards: [] }));
    const box = boxOf([...G.deck, ...G.hands.flatMap(({ cards }) => cards)]);
    G.hands = hands.map((cards) => ({ cards: box.takeAll(cards), returned: 0 }));
    for (const [index, seat] of G.seats.entries()) {
      seat.tableau = box.takeAll(tableaus[index]);
      seat.puddings = box.takeAll(Array<Kind>(puddings[index] ?? 0).fill('pudding')).length;
      seat.points = points[index] ?? 0;
    }
    G.deck = box.left;
  };

/** The last choice of a round, between cards that change nothing. */
export const lastTurn = (seats: number, layout: Layout) =>
  layOut(
    Array.from({ length: seats }, () => BLANK),
    layout,
  );

type Table = ReturnType<typeof tableOf<SushiGoG, never, never>>;

/** Everybody chooses, seat after seat. */
export function chooseAll(
  table: Pick<Table, 'play'>,
  picks: readonly (Kind | readonly [Kind, Kind])[],
): void {
  for (const [seat, pick] of picks.entries())
    table.play(String(seat), 'pick', ...(typeof pick === 'string' ? [pick] : pick));
}
