import { whereIs } from '../../parts/cards/where-is';
import { chain } from '../../parts/haunts/chain';
import { heroes } from '../../parts/haunts/heroes';
import { holderOf } from '../../rules/cards';
import type { CardID, ExplorerID, FigureID, Place, RoomID } from '../../rules/components';
import { explorerAt, sideOf, whoIs } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import type { Table } from '../../rules/state';
import { type Nothing, stepsOf } from '../../rules/step';
import type { At, Seen } from '../../rules/thing';

export type State = {
  /** How many of the three tasks are done. */
  readonly lore: number;
  /** The traitor's turns that the wedding has lasted (BH-h20-D9). */
  readonly track: number;
  /** Whom she takes for her bridegroom: a seat, or a figure that is nobody's; he stays it, whoever has the Ring (BH-h20-D8). */
  readonly groom: FigureID | null;
  /** Who he is where he is nobody's (BH-h20-D1). */
  readonly guest: ExplorerID | null;
};
export type Seer = Seen<State>;

export const step = stepsOf<Record<'begin' | 'unearth', Nothing> & { rise: { place: Place } }>('haunt');

export const CLAUSE = 'BH-h20';
export const BRIDE = 'bride';
/** A bridegroom who is nobody's, and what any of them becomes. */
export const GUEST = 'groom';
export const GHOST = 'ghost';
export const RING: CardID = 'ring';
export const BOOK: CardID = 'book';
export const CORPSE: CardID = '20:corpse';
export const CHAPEL: RoomID = 'chapel';
export const CRYPT: RoomID = 'crypt';
/** Where her name is to be read: the heroes' secret (BH156). */
export const SHELVES: readonly RoomID[] = ['bedroom', 'dining-room', 'library'];
/** A man who is nobody's: dice of his defence, and wounds of which he dies (BH-h20-D10). */
export const STURDY = 4;
/** The turns that a wedding lasts: the traitor's secret (BH172). */
export const VOWS = 3;

const inCrypt = ({ table }: Seen): RoomID[] => roomsInPlay(table, [CRYPT]);

/** Her name, where she lies, and up with her: in this order, for all heroes together (BH-h20-H, BH-h20-D2). */
export const lore = chain({
  name: 'lore',
  clause: CLAUSE,
  mark: 'lore',
  weight: 14,
  links: [
    {
      key: 'name',
      trait: 'knowledge',
      from: 5,
      rooms: ({ table }) => roomsInPlay(table, SHELVES),
      card: BOOK,
    },
    { key: 'place', trait: 'knowledge', from: 4, rooms: inCrypt },
    { key: 'dig', trait: 'might', from: 4, rooms: inCrypt, next: [step('unearth')] },
  ],
});

/** Both are in the Chapel, be she stunned there (BH-h20-D9, BH-h20-K6). */
export const isWedding = ({ monsters }: Pick<Table, 'monsters'>): boolean =>
  [BRIDE, GHOST].every((kind) => monsters.some((one) => one.kind === kind && one.room === CHAPEL));

/** Whether something is in the Chapel for the heroes: in the hands of one of them, or on the floor (BH-h20-D11). */
export function isBrought(seen: Seen, card: CardID): boolean {
  const found = whereIs(seen, [card]);
  const holder = found?.holder ?? null;
  return found?.room === CHAPEL && (holder === null || sideOf(seen.table, holder) === 'heroes');
}

/**
 * Whoever holds the Ring, if he is a man and a hero; else the oldest man among the heroes; else one by lot of those whose
 * card is still in the box (BH-h20-S, BH-h20-D1, BH-h20-K5, BH-h20-K7).
 */
export function choosesGroom({ G, box, random }: At): Pick<State, 'groom' | 'guest'> {
  const men = heroes(G)
    .filter((seat) => whoIs(box, explorerAt(G, seat)).sex === 'male')
    .sort((a, b) => whoIs(box, explorerAt(G, b)).age - whoIs(box, explorerAt(G, a)).age);
  const holder = holderOf(G, RING) ?? '';
  const groom = men.includes(holder) ? holder : men[0];
  if (groom !== undefined) return { groom, guest: null };
  const taken = G.explorers.map((one) => whoIs(box, one).colour);
  const left = Object.entries(box.explorers).filter(
    ([, { sex, colour }]) => sex === 'male' && !taken.includes(colour),
  );
  return { groom: null, guest: random.Shuffle(left.map(([name]) => name))[0] ?? null };
}
