import type { PlayerID } from '@/kit/action';
import { isVaultOpen } from '../../parts/cards/vault';
import type { Tainted } from '../../parts/haunts/turncoat';
import { holderOf, isInDeck } from '../../rules/cards';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, isTraitor, livingSeats } from '../../rules/figures';
import { tileOf } from '../../rules/house';
import type { Table } from '../../rules/state';

/** Who has been bitten; whoever has turned is on the other side. */
export type State = { bitten: Tainted };

export const DOG = 'dog';
export const REVOLVER = 'revolver';
export const BULLETS = '5:silver-bullets';

/** Where the Revolver is looked for, and where Bullets are cast. */
const FINDS: readonly RoomID[] = ['attic', 'game-room', 'junk-room', 'master-bedroom', 'vault'];
const MAKES: readonly RoomID[] = ['research-laboratory', 'furnace-room'];

/** The Vault, once it is open (BH-h05-D4). */
const isOpen = (table: Readonly<Table>, room: RoomID): boolean =>
  tileOf(table, room) !== undefined && (room !== 'vault' || isVaultOpen(table));

/** Where it is worth to look, as long as nobody has it and it lies nowhere (BH-h05-D4). */
export const finds = (table: Readonly<Table>): readonly RoomID[] =>
  isInDeck(table, REVOLVER) || table.discardPiles.item.includes(REVOLVER)
    ? FINDS.filter((room) => isOpen(table, room))
    : [];
/** Where Bullets can be made, as long as there are none. */
export const makes = (table: Readonly<Table>): readonly RoomID[] =>
  placeOfCard(table, BULLETS) === null ? MAKES.filter((room) => isOpen(table, room)) : [];

/** The room a card is in, with somebody or on the floor. */
export function placeOfCard(table: Readonly<Table>, card: string): RoomID | null {
  const holder = holderOf(table, card);
  if (holder !== null) return explorerAt(table, holder).room;
  return table.piles.find(({ cards }) => cards.includes(card))?.room ?? null;
}

export const wolves = (table: Readonly<Table>): PlayerID[] =>
  livingSeats(table).filter((seat) => isTraitor(table, seat));

export const isDog = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean =>
  table.monsters.some(({ id, kind }) => id === figure && kind === DOG);
export const hasBoth = (table: Readonly<Table>, seat: PlayerID): boolean =>
  holderOf(table, REVOLVER) === seat && holderOf(table, BULLETS) === seat;
