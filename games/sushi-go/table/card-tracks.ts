import type { SeatJournalEntry } from '@/kit/journal';
import { at, seatIDs } from '@/kit/seats';
import type { SushiGoView } from '../rules/view';

/**
 * A name for every card laid down, the same as where it came from, so that the screen can show it
 * travel. Names follow what everybody sees (which seat, which turn) and say nothing of the face.
 */
export interface CardTracks {
  readonly view: SushiGoView;
  /** By seat, as the tableau lies. */
  readonly tableaus: readonly (readonly string[])[];
}

type Moment = Pick<SushiGoView, 'round' | 'passes' | 'playerID'>;

/** The name of the card at a place of the own hand. */
export const handCard = ({ round, passes, playerID }: Moment, place: number): string =>
  `sg-${round}-${passes}-hand-${playerID}-${place}`;

/** The name of a card that another seat has laid face down. */
export const hiddenCard = ({ round, passes }: Omit<Moment, 'playerID'>, seat: string, place = 0): string =>
  `sg-${round}-${passes}-down-${seat}-${place}`;

/** Where dealt hands come from, and where a seat's own hand is. */
export const HANDS = 'sg-hands';
export const seatHand = (seat: string): string => `sg-seat-${seat}`;

/**
 * Where the hand in front of a seat has come from just now: dealt, or passed on by a neighbour, as the
 * journal tells it. Undefined when it has been there before, and for who has no hand.
 */
export function handFrom(
  { playerID, seats }: Pick<SushiGoView, 'playerID' | 'seats'>,
  entries: readonly Pick<SeatJournalEntry, 'kind'>[],
): string | undefined {
  if (playerID === null) return undefined;
  const told = (kind: string) => entries.some((entry) => entry.kind === kind);
  if (told('deal')) return HANDS;
  // What goes to the left, to the next seat, comes from the seat before.
  const step = told('pass-left') ? seats.length - 1 : told('pass-right') ? 1 : undefined;
  return step === undefined ? undefined : seatHand(String((Number(playerID) + step) % seats.length));
}

/** Names for a position seen without having seen how it came about. */
export const beginTracks = (view: SushiGoView): CardTracks => ({
  view,
  tableaus: view.seats.map(({ tableau }, seat) =>
    tableau.map((_, index) => `sg-${view.round}-open-${seat}-${index}`),
  ),
});

/** The names after `view` has followed on the position the tracks were made for. */
export function followTracks({ view: before, tableaus }: CardTracks, view: SushiGoView): CardTracks {
  if (view.round !== before.round || view.playerID !== before.playerID) return beginTracks(view);
  if (view.passes === before.passes) return { view, tableaus };
  if (view.passes !== before.passes + 1) return beginTracks(view);
  const fresh = beginTracks(view);
  const next = seatIDs(view.seats.length).map((seat) => {
    const revealed = at(view.reveals, seat);
    const kept = [...at(tableaus, seat)];
    if (revealed.length > 1) kept.splice(at(before.seats, seat).tableau.indexOf('chopsticks'), 1);
    const hand = [...before.hand];
    for (const [place, kind] of revealed.entries()) {
      if (kind === 'pudding') continue;
      if (seat !== view.playerID) kept.push(hiddenCard(before, seat, place));
      else {
        const from = before.hand.findIndex((card, index) => card === kind && hand[index] !== undefined);
        delete hand[from];
        kept.push(handCard(before, from));
      }
    }
    return kept.length === at(view.seats, seat).tableau.length ? kept : at(fresh.tableaus, seat);
  });
  return { view, tableaus: next };
}
