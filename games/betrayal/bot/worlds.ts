import type { Ctx } from '@/kit/action';
import { copyPlain } from '@/kit/copy';
import type { Random } from '@/kit/random';
import { type CardID, DECKS, type Deck, type RoomID } from '../rules/components';
import { inHand } from '../rules/placing';
import type { BetrayalG, Discard, FaceDown } from '../rules/state';
import type { Box } from '../rules/thing';
import { placesKnown, withoutPlaces } from '../rules/unseen';
import type { BetrayalView } from '../rules/view';

/** Worlds behind a view: unseen tiles and cards dealt anew, and a haunt's secrets as they may be. */

/** Tiles that are in stack or discards, and that this seat has not placed there itself. */
const unseenTiles = (box: Box, { tiles, discarded, known, agenda, gone }: BetrayalView): RoomID[] => {
  const placed = new Set<RoomID>([
    ...tiles.map(({ room }) => room),
    ...discarded.flatMap(({ room }) => (room === null ? [] : [room])),
    ...known.stack,
    ...inHand({ agenda, tiles }),
    ...gone,
  ]);
  return Object.keys(box.rooms).filter((room) => !placed.has(room));
};

/** The discards by their backs, the rest of the unseen into the stack: every deal that fits is as likely as any other. */
function dealTiles(box: Box, view: BetrayalView, random: Random): Pick<BetrayalG, 'stack' | 'discards'> {
  const left = random.Shuffle(unseenTiles(box, view));
  const discards = view.discarded.map(({ floors, room, isOpen }): Discard => {
    if (room !== null)
      return { room, isOpen, seenBy: isOpen || view.playerID === null ? [] : [view.playerID] };
    const place = left.findIndex((one) => box.rooms[one]?.floors.join() === floors.join());
    const [drawn] = left.splice(place, 1);
    if (drawn === undefined) throw new RangeError('no tile with such a back is left');
    return { room: drawn, isOpen: false, seenBy: [] };
  });
  // What is left is shuffled again: tiles of some backs have been taken from its front.
  return { discards, stack: [...view.known.stack, ...random.Shuffle(left)] };
}

function dealCards(box: Box, view: BetrayalView, random: Random): BetrayalG['decks'] {
  const seen = new Set<CardID>([
    ...DECKS.flatMap((deck) => view.discardPiles[deck]),
    ...view.explorers.flatMap(({ cards }) => cards),
    ...view.piles.flatMap(({ cards }) => cards),
    ...view.gone,
  ]);
  const deal = (deck: Deck): CardID[] => {
    const top = view.known[deck];
    const left = Object.keys(box.cards).filter(
      (card) => box.cards[card]?.deck === deck && !seen.has(card) && !top.includes(card),
    );
    return [...top, ...random.Shuffle(left)];
  };
  return { omen: deal('omen'), item: deal('item'), event: deal('event') };
}

export const determinizeWith =
  (box: Box) =>
  (view: BetrayalView, _ctx: Ctx, random: Random): BetrayalG => {
    const tiles = dealTiles(box, view, random);
    const decks = dealCards(box, view, random);
    const top = (pile: FaceDown, count: number) =>
      (pile === 'stack' ? tiles.stack : decks[pile]).slice(0, count);
    const shown = copyPlain(openOf(view));
    const kind = view.haunt === null ? undefined : box.haunts[view.haunt.number];
    const known = placesKnown({ table: shown, box, hidden: view.mine, mine: view.mine });
    const open = withoutPlaces(shown, known);
    const seen = { table: open, box, hidden: view.mine, mine: view.mine };
    return {
      ...open,
      journal: null,
      ...tiles,
      decks,
      known: view.looked.map((counts) => ({
        stack: top('stack', counts.stack),
        omen: top('omen', counts.omen),
        item: top('item', counts.item),
        event: top('event', counts.event),
      })),
      hidden: kind === undefined ? null : kind.guess(copyPlain(view.mine), random, seen),
    };
  };

/** What lies open in a view, read by name: a reader has no fields of its own. */
const openOf = (view: BetrayalView) => ({
  options: view.options,
  stage: view.stage,
  day: view.day,
  tiles: view.tiles,
  explorers: view.explorers,
  monsters: view.monsters,
  tokens: view.tokens,
  piles: view.piles,
  discardPiles: view.discardPiles,
  gone: view.gone,
  slices: view.slices,
  turn: view.turn,
  turnsTaken: view.turnsTaken,
  first: view.first,
  round: view.round,
  omensDrawn: view.omensDrawn,
  lastOmen: view.lastOmen,
  haunt: view.haunt,
  agenda: view.agenda,
  quiet: view.quiet,
  outcome: view.outcome,
});
