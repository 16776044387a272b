import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import type { Travelling } from '@/ui/motion/travel';
import type { Kind } from '../rules/components';
import type { LoveLetterView } from '../rules/view';

/**
 * A name for every card on the table, the same wherever that card goes, so that the screen can show
 * it travel. Names follow what everybody sees (which pile, which turn) and say nothing of the face.
 */
export interface CardTracks {
  readonly view: LoveLetterView;
  /** By seat: the names of the cards in hand, the kept one first. */
  readonly hands: readonly (readonly string[])[];
  /** By seat, oldest first. */
  readonly discards: readonly (readonly string[])[];
  /** By seat, the hands where all lie open: then it is known which card is laid down. */
  readonly open: OpenHands | undefined;
  /** What moved last, by its name: which of the things that happened it belongs to. */
  readonly orders: ReadonlyMap<string, number>;
  /** Everything in hand has come from the deck just now. */
  readonly isDeal: boolean;
}

type OpenHands = readonly (readonly Kind[])[];

const STILL: ReadonlyMap<string, number> = new Map();

/** The name of the card that lies on top of a deck of `count`. */
export const deckCard = (round: number, count: number): string => `${round}-deck-${count}`;
export const asideCard = (round: number): string => `${round}-aside`;

/** Names for a position seen without having seen how it came about. */
export const beginTracks = (view: LoveLetterView, open?: OpenHands): CardTracks => ({
  view,
  open,
  hands: view.handCounts.map((count, seat) =>
    Array.from({ length: count }, (_, index) => `${view.round}-hand-${seat}-${index}`),
  ),
  discards: view.seats.map((open, seat) =>
    open.discards.map((_, index) => `${view.round}-open-${seat}-${index}`),
  ),
  orders: STILL,
  isDeal: false,
});

/** The name of the deck as a whole: where dealt cards come from. */
export const DECK = 'deck';

/** Names for a round that has just been dealt: one card for everybody, then the starter's second. */
export function dealTracks(view: LoveLetterView, open?: OpenHands): CardTracks {
  const tracks = beginTracks(view, open);
  const orders = tracks.hands.flatMap((hand, seat) =>
    hand.map((name, index) => [name, index * tracks.hands.length + seat] as const),
  );
  return { ...tracks, orders: new Map(orders), isDeal: true };
}

/** How a card with a name travels. */
export const travelOf = ({ orders, isDeal }: CardTracks, name: string | undefined): Travelling => ({
  name,
  from: isDeal ? DECK : undefined,
  order: name === undefined ? undefined : orders.get(name),
});

/** The names after `view` has followed on the position the tracks were made for. */
export function followTracks(
  { view: before, ...tracks }: CardTracks,
  view: LoveLetterView,
  open?: OpenHands,
): CardTracks {
  if (view.round === before.round + 1 && view.playerID === before.playerID && view.plays.length === 0)
    return dealTracks(view, open);
  const plays = view.plays.slice(before.plays.length);
  const isNext =
    view.round === before.round &&
    view.playerID === before.playerID &&
    view.plays.length >= before.plays.length &&
    view.seats.every((seat, index) => seat.discards.length >= (before.seats[index]?.discards.length ?? 0));
  if (!isNext) return beginTracks(view, open);

  const hands = tracks.hands.map((hand) => [...hand]);
  const discards = tracks.discards.map((row) => [...row]);
  const faces = before.seats.map((_, seat) => [
    ...(String(seat) === before.playerID ? before.hand : (tracks.open?.[seat] ?? [])),
  ]);
  const moved: string[] = [];
  /** A card is known by its face; one that is hidden is taken to be the one drawn last. */
  const layDown = (playerID: PlayerID, card: Kind | undefined) => {
    const hand = at(hands, playerID);
    const row = at(discards, playerID);
    const cards = at(faces, playerID);
    const place = card === undefined ? -1 : cards.lastIndexOf(card);
    if (place >= 0) cards.splice(place, 1);
    const [name] = hand.splice(place, 1);
    row.push(name ?? `${view.round}-open-${playerID}-${row.length}`);
    if (name !== undefined) moved.push(name);
  };
  for (const { playerID, card, target } of plays) {
    layDown(playerID, card);
    if (card !== 'king' || target === null) continue;
    const [mine, theirs] = [hands[Number(playerID)] ?? [], hands[Number(target)] ?? []];
    hands[Number(playerID)] = theirs;
    hands[Number(target)] = mine;
    [faces[Number(playerID)], faces[Number(target)]] = [at(faces, target), at(faces, playerID)];
    moved.push(...mine, ...theirs);
  }
  const seats = view.seats.map((_, seat) => String(seat));
  for (const playerID of seats)
    for (const card of at(view.seats, playerID).discards.slice(at(discards, playerID).length))
      layDown(playerID, card);

  // Whoever the Prince made draw drew before the next seat did.
  let top = before.deckCount;
  const last = plays.at(-1);
  const drawing = last?.card === 'prince' && last.target !== null ? [last.target, ...seats] : seats;
  for (const playerID of drawing) {
    const hand = at(hands, playerID);
    const count = at(view.handCounts, playerID);
    hand.splice(count);
    while (hand.length < count) {
      const drawn = top > 0 ? deckCard(view.round, top) : asideCard(view.round);
      hand.push(drawn);
      moved.push(drawn);
      top -= 1;
    }
  }
  return {
    view,
    hands,
    discards,
    open,
    orders: new Map(moved.map((name, order) => [name, order])),
    isDeal: false,
  };
}
