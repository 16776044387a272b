import { ofKind } from '../../parts/of-kind';
import { whereIs } from '../../parts/remedy';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, isMonster, isTraitor, livingSeats, monsterAt, whoIs } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import type { Explorer } from '../../rules/printed';
import type { Table } from '../../rules/state';
import type { MonsterSheet, Seen } from '../../rules/thing';

export type State = {
  /** The traitor’s turns of the night: a step further as each begins. */
  track: number;
  isSunrise: boolean;
  /** What the sun has taken of each trait of the monsters. */
  faded: number;
  /** Kinds of monsters that have been destroyed. */
  slain: Undead[];
};

export type Seer = Seen<State>;

export const CLAUSE = 'BH-h30';
export const SPEAR = 'spear';
export const SYMBOL = 'holy-symbol';
const CHAPEL = 'chapel';

export const UNDEAD = ['dracula', 'bride'] as const;
export type Undead = (typeof UNDEAD)[number];

const SHEETS = {
  dracula: { speed: 5, might: 8, sanity: 6 },
  bride: { speed: 4, might: 4, sanity: 4 },
} as const satisfies Readonly<Record<Undead, MonsterSheet>>;

/** What is left of one in the sun. */
export const sheetOf = (kind: Undead, { faded }: State): MonsterSheet => {
  const { speed, might, sanity } = SHEETS[kind];
  return { speed: speed - faded, might: might - faded, sanity: sanity - faded };
};

/** Turns of the traitor that it lasts in the sun: until one of its traits is at 0. */
export const lifeOf = (kind: Undead): number => Math.min(...Object.values(SHEETS[kind]));

export const undeadIn = (table: Pick<Table, 'monsters'>) => UNDEAD.flatMap((kind) => ofKind(table, kind));

/** The traitor, whoever has turned, and the monsters: there are no others. */
export const isVampire = (table: Pick<Table, 'haunt'>, figure: FigureID): boolean =>
  isMonster(figure) || isTraitor(table, figure);

/** Vampires that walk about: in their coffin they do nothing. */
export const vampires = (table: Readonly<Table>): FigureID[] => [
  ...livingSeats(table).filter((seat) => isTraitor(table, seat)),
  ...undeadIn(table).flatMap(({ id, owner }) => (owner === null ? [] : [id])),
];

function sexOf({ table, box }: Seen, figure: FigureID): Explorer['sex'] {
  if (!isMonster(figure)) return whoIs(box, explorerAt(table, figure)).sex;
  return monsterAt(table, figure).kind === 'bride' ? 'female' : 'male';
}

export const areOpposite = (seen: Seen, a: FigureID, b: FigureID): boolean =>
  sexOf(seen, a) !== sexOf(seen, b);

/** Rooms that keep Vampires out: the Chapel, and where the Symbol is, but in a Vampire’s hands (BH-h30-K5). */
export function barredRooms(seen: Seen): RoomID[] {
  const symbol = whereIs(seen, [SYMBOL]);
  const isHoly = symbol !== null && (symbol.holder === null || !isTraitor(seen.table, symbol.holder));
  return [...new Set([...roomsInPlay(seen.table, [CHAPEL]), ...(isHoly ? [symbol.room] : [])])];
}
