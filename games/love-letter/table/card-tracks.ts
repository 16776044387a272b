import { type SeatJournalEntry, seatIn, wordIn } from '@/kit/journal';
import { bySeat, hidden, type TrackRules, zoneOf } from '@/ui/pieces/tracks';
import type { LoveLetterView } from '../rules/view';

const layDown = (playerID: string | null | undefined, { facts }: SeatJournalEntry) => ({
  from: zoneOf('hand', playerID ?? null),
  to: zoneOf('discards', playerID ?? null),
  face: wordIn(facts.card),
});
const layOwn = (entry: SeatJournalEntry) => layDown(entry.playerID, entry);
const draw = ({ playerID }: SeatJournalEntry) => ({ from: 'deck', to: zoneOf('hand', playerID) });

/** Where cards lie, and what each kind of entry moves. */
export const cardTracks: TrackRules<LoveLetterView> = {
  zones: (view, openViews) => ({
    deck: hidden(view.deckCount),
    aside: hidden(view.hasSetAside ? 1 : 0),
    ...bySeat(
      'hand',
      view.handCounts.map((count, seat) =>
        String(seat) === view.playerID ? view.hand : (openViews?.[seat]?.hand ?? hidden(count)),
      ),
    ),
    ...bySeat(
      'discards',
      view.seats.map(({ discards }) => discards),
    ),
  }),
  deal: { kind: 'deal', from: 'deck', to: 'hand' },
  moves: {
    play: layOwn,
    'play-at': layOwn,
    out: layOwn,
    'prince-discard': (entry) => layDown(seatIn(entry.facts.target), entry),
    'king-trade': ({ playerID, facts }) => {
      const [mine, theirs] = [zoneOf('hand', playerID), zoneOf('hand', seatIn(facts.target) ?? null)];
      return [
        { from: mine, to: theirs, all: true },
        { from: theirs, to: mine, all: true },
      ];
    },
    draw,
    'prince-draw': draw,
    'prince-draw-aside': ({ playerID }) => ({ from: 'aside', to: zoneOf('hand', playerID) }),
  },
};
