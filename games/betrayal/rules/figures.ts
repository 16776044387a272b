import type { PlayerID } from '@/kit/action';
import { at as seatAt } from '@/kit/seats';
import { type FigureID, OFF_BOARD, type Place, type Side, type Trait } from './components';
import type { Explorer } from './printed';
import type { BetrayalG, ExplorerState, Monster, Table } from './state';
import type { Box, MonsterKind, MonsterSheet, Seen } from './thing';

/** Whoever stands in the house: explorers by their seat, monsters by their number. */

export const isMonster = (figure: FigureID): boolean => figure.startsWith('m');

export const explorerAt = <T extends Pick<Table, 'explorers'>>(
  table: T,
  seat: PlayerID,
): T['explorers'][number] => seatAt(table.explorers, seat);

export function monsterAt<T extends Pick<Table, 'monsters'>>(
  table: T,
  figure: FigureID,
): T['monsters'][number] {
  const found = table.monsters.find(({ id }) => id === figure);
  if (found === undefined) throw new RangeError(`no monster ${figure}`);
  return found;
}

export const placeOf = (table: Pick<Table, 'explorers' | 'monsters'>, figure: FigureID): Place => {
  const { room, side } = isMonster(figure) ? monsterAt(table, figure) : explorerAt(table, figure);
  return { room, side };
};

export const isAlive = (explorer: Pick<ExplorerState, 'life'>): boolean => explorer.life === 'alive';

/** Whether a monster has turns in which this seat moves it. */
export const isMovedBy = (
  { mover, turn }: Readonly<Pick<Monster, 'mover' | 'turn'>>,
  seat: PlayerID,
): boolean => turn !== 'none' && mover === seat;

/** Whose a monster is, where it is not its side's in common: each has its own where each plays alone, and so has a hero. */
export const ownerOf = (
  { haunt }: Pick<Table, 'haunt'>,
  { mover, fightsFor }: Readonly<Pick<Monster, 'mover'> & Partial<Pick<Monster, 'fightsFor'>>>,
): PlayerID | null => (haunt?.kind === 'each' || fightsFor === 'heroes' ? mover : null);

/** Whether a seat has no figure that acts: its explorer is out, and no monster is its to move. */
export const hasNoFigure = (table: Pick<Table, 'explorers' | 'monsters'>, seat: PlayerID): boolean =>
  !isAlive(explorerAt(table, seat)) && !table.monsters.some((monster) => isMovedBy(monster, seat));

/** Seats whose explorers walk about on the board, in seating order. */
export const livingSeats = (table: Pick<Table, 'explorers'>): PlayerID[] =>
  table.explorers.flatMap((explorer, seat) =>
    isAlive(explorer) && explorer.room !== OFF_BOARD ? [String(seat)] : [],
  );

/** All seats clockwise, from the one after `seat`; itself last. */
export const clockwiseFrom = (table: Pick<Table, 'explorers'>, seat: PlayerID): PlayerID[] =>
  table.explorers.map((_, n) => String((Number(seat) + 1 + n) % table.explorers.length));

/** The player on the right: the seat before it, whether its explorer lives or not. */
export const onTheRight = (table: Pick<Table, 'explorers'>, seat: PlayerID): PlayerID =>
  String((Number(seat) + table.explorers.length - 1) % table.explorers.length);

export function whoIs(box: Box, explorer: Pick<ExplorerState, 'explorer'>): Explorer {
  const found = explorer.explorer === null ? undefined : box.explorers[explorer.explorer];
  if (found === undefined) throw new RangeError('that seat has no explorer yet');
  return found;
}

/** The value under a clip: nothing on the skull (BH41). */
export const valueAt = (track: readonly number[], space: number): number => track[space - 1] ?? 0;

/** What a haunt says of a monster's kind. */
export function kindOfMonster(
  seen: Pick<Seen, 'table' | 'box'>,
  figure: FigureID,
): MonsterKind<never> | undefined {
  const { haunt } = seen.table;
  const kinds = haunt === null ? undefined : seen.box.haunts[haunt.number]?.monsters;
  return kinds?.[monsterAt(seen.table, figure).kind] as MonsterKind<never> | undefined;
}

/** Which of several of its kind a monster is; undefined where it is alone. */
export const numberOf = (
  { monsters }: Pick<Table, 'monsters'>,
  { kind, nth }: Pick<Monster, 'kind' | 'nth'>,
) => (monsters.filter((one) => one.kind === kind).length < 2 ? undefined : nth);

/** The table as a haunt looks at it, whoever asks. */
export const asHaunt = (seen: Seen): Seen<never> => ({ ...seen, mine: seen.hidden as never });

const sheetOf = (seen: Seen, monster: Readonly<Monster>): MonsterSheet =>
  kindOfMonster(seen, monster.id)?.sheet(asHaunt(seen), monster) ?? {};

/** A figure's value of a trait; 0 where it has none. */
export function traitOf(seen: Seen, figure: FigureID, trait: Trait): number {
  if (isMonster(figure)) return sheetOf(seen, monsterAt(seen.table, figure))[trait] ?? 0;
  const sheet = seen.box.haunts[seen.table.haunt?.number ?? 0]?.explorer?.(asHaunt(seen), figure);
  if (sheet?.[trait] !== undefined) return sheet[trait];
  const explorer = explorerAt(seen.table, figure);
  return valueAt(whoIs(seen.box, explorer).traits[trait].track, explorer.traits[trait]);
}

/** What a haunt says that meeting a monster is likely to cost a seat, in points of harm; undefined: it hits with its Might. */
export function menaceOf(seen: Seen, figure: FigureID, seat: PlayerID): number | undefined {
  if (!isMonster(figure)) return undefined;
  const menace = kindOfMonster(seen, figure)?.menace;
  return menace?.(asHaunt(seen), monsterAt(seen.table, figure), seat);
}

/** Whether a figure has a trait at all, be it a 0, and can fight with it (BH57, BH165). */
export const hasTrait = (seen: Seen, figure: FigureID, trait: Trait): boolean =>
  !isMonster(figure) || sheetOf(seen, monsterAt(seen.table, figure))[trait] !== undefined;

/** A known traitor, whom the house does no harm (BH62); '', who walks for nobody in particular, is none. */
export const isTraitor = (table: Pick<Table, 'haunt'>, figure: FigureID): boolean =>
  figure !== '' && table.haunt?.sides[Number(figure)] === 'traitor';

/** The side a figure is known to fight for; null before the haunt, and for a monster where each plays alone. */
export function sideOf(table: Pick<Table, 'haunt' | 'monsters'>, figure: FigureID): Side | null {
  if (table.haunt === null) return null;
  return isMonster(figure) ? monsterAt(table, figure).fightsFor : seatAt(table.haunt.sides, figure);
}

/** Whether one of them may be a traitor whom nobody knows yet (BH81). */
export const isTraitorHidden = ({ haunt }: Pick<Table, 'haunt'>): boolean =>
  haunt?.kind === 'hidden' && haunt.traitor === null;

/** By seat, the side it plays for in truth, also where nobody else knows. */
export const trueSides = (
  { haunt, hidden }: Pick<BetrayalG, 'haunt' | 'hidden'>,
  box: Box,
): readonly Side[] => {
  const secret = box.haunts[haunt?.number ?? 0]?.sideOf;
  return (haunt?.sides ?? []).map((side, seat) => secret?.(hidden, String(seat)) ?? side);
};

/** Every figure in the house. */
export const figures = (table: Pick<Table, 'explorers' | 'monsters'>): FigureID[] => [
  ...livingSeats(table),
  ...table.monsters.map(({ id }) => id),
];
