import { whereIs } from '../../parts/cards/where-is';
import { chain } from '../../parts/haunts/chain';
import { ofKind } from '../../parts/haunts/of-kind';
import { lootOf, thief } from '../../parts/haunts/thief';
import type { CardID, FigureID, RoomID } from '../../rules/components';
import { explorerAt, isMonster } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import type { Monster, Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type State = {
  /** Where the Sarcophagus stands. */
  readonly tomb: RoomID;
  /** It has rolled so little that it may come to be anywhere (BH-h01-D5). */
  readonly isFleet: boolean;
  /** The room that has been found in this turn. */
  readonly found: RoomID | null;
  readonly isBanished: boolean;
};

export type Seer = Seen<State>;

export const CLAUSE = 'BH-h01';
export const MUMMY = 'mummy';
export const GIRL: CardID = 'girl';
export const BOOK: CardID = 'book';
/** One of these is put on her finger, or round her neck. */
export const RELICS: readonly CardID[] = ['ring', 'holy-symbol'];
/** Where its name is to be read, besides on the lid: the heroes' secret (BH156). */
const SHELVES: readonly RoomID[] = ['research-laboratory', 'library'];
const NEEDED = 6;

const tombOf = ({ hidden }: Pick<Seen, 'hidden'>): RoomID => (hidden as State).tomb;

/** Its name, then the spell; with it whoever holds the Book can banish it (BH-h01-H). */
export const lore = chain({
  name: 'lore',
  clause: CLAUSE,
  mark: 'lore',
  weight: 14,
  links: [
    {
      key: 'name',
      trait: 'knowledge',
      from: NEEDED,
      rooms: (seen) => [...roomsInPlay(seen.table, SHELVES), tombOf(seen)],
    },
    { key: 'spell', trait: 'knowledge', from: NEEDED, card: BOOK },
  ],
});

/** How much sooner than nothing it is handed something, or takes it: of the Book its side knows nothing (BH50). */
export const worthOf = (seen: Pick<Seen, 'hidden'>, card: CardID): number =>
  card === GIRL || (RELICS.includes(card) && !carriesRelic(seen)) ? 40 : 0.01;

/** How much sooner than the stun the heroes win something back: what it needs besides the Girl they don't know. */
export const worthWinning = (card: CardID): number => (card === GIRL ? 40 : card === BOOK ? 6 : 0.5);

export const hands = thief({
  kind: MUMMY,
  clause: CLAUSE,
  count: () => ({}),
  greed: (seen, _margin, card) => worthOf(seen, card),
  also: [GIRL],
});

export const mummyIn = (table: Pick<Table, 'monsters'>): Monster | undefined => ofKind(table, MUMMY)[0];
export const isMummy = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean =>
  mummyIn(table)?.id === figure;

export const carries = ({ hidden }: Pick<Seen, 'hidden'>, card: CardID): boolean =>
  lootOf(hidden).includes(card);
export const carriesRelic = (seen: Pick<Seen, 'hidden'>): boolean => RELICS.some((one) => carries(seen, one));

/** Held by somebody, lying in the house, or carried by it (BH-h01-D4). */
export const isThere = (seen: Seen, card: CardID): boolean =>
  carries(seen, card) || whereIs(seen, [card]) !== null;

/** Whether somebody holds the Book for heroes who know the spell (BH-h01-D10). */
export const canBanish = (seen: Seen, figure: FigureID): boolean =>
  !isMonster(figure) && lore.isDone(seen) && explorerAt(seen.table, figure).cards.includes(BOOK);
