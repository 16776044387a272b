import { whereIs } from '../../parts/cards/where-is';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, isMonster, isTraitor, monsterAt, whoIs } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import type { Monster, Table } from '../../rules/state';
import { type About, type Laid, type Nothing, type Rolled, stepsOf } from '../../rules/step';
import type { MonsterSheet, Seen } from '../../rules/thing';

export type State = {
  /** The traitor’s turns of the night: a step further as each begins. */
  track: number;
  isSunrise: boolean;
  /** What the sun has taken of each trait of the monsters. */
  faded: number;
  /** How many of the two have been destroyed. */
  slain: number;
};

export type Seer = Seen<State>;

export type Drain = About & { by: FigureID; points: number };
export const step = stepsOf<
  Record<'wed' | 'entomb' | 'hour' | 'fade' | 'impale', Nothing> & {
    lie: Laid;
    dawn: Rolled;
    destroy: { monster: FigureID; isDust?: boolean };
    drain: Drain;
    push: { by: FigureID; rooms: number };
  }
>('haunt');

export const CLAUSE = 'BH-h30';
export const SPEAR = 'spear';
/** Dice that the Spear adds. */
export const THRUST = 2;
export const SYMBOL = 'holy-symbol';

const SHEETS: Readonly<Record<string, MonsterSheet>> = {
  dracula: { speed: 5, might: 8, sanity: 6 },
  bride: { speed: 4, might: 4, sanity: 4 },
};

/** Turns that a monster lasts in the sun: until one of its traits is at 0 (BH-h30-K7). */
export const lifeOf = ({ kind }: Pick<Monster, 'kind'>): number =>
  Math.min(...Object.values(SHEETS[kind] ?? {}));

/** What is left of one in the sun. */
export const sheetOf = (kind: string, { faded }: State): MonsterSheet =>
  Object.fromEntries(Object.entries(SHEETS[kind] ?? {}).map(([trait, value]) => [trait, value - faded]));

/** The traitor, whoever has turned, and the monsters: there are no others. */
export const isVampire = (table: Pick<Table, 'haunt'>, figure: FigureID): boolean =>
  isMonster(figure) || isTraitor(table, figure);

const isWoman = ({ table, box }: Seen, figure: FigureID): boolean =>
  isMonster(figure)
    ? monsterAt(table, figure).kind === 'bride'
    : whoIs(box, explorerAt(table, figure)).sex === 'female';

export const areOpposite = (seen: Seen, a: FigureID, b: FigureID): boolean =>
  isWoman(seen, a) !== isWoman(seen, b);

/** Rooms that keep Vampires out: the Chapel, and where a hero holds the Symbol (BH-h30-D8, BH-h30-K5). */
export function holyRooms(seen: Seen): RoomID[] {
  const symbol = whereIs(seen, [SYMBOL]);
  const holder = symbol?.holder ?? null;
  const isHoly = symbol !== null && holder !== null && !isTraitor(seen.table, holder);
  return [...new Set([...roomsInPlay(seen.table, ['chapel']), ...(isHoly ? [symbol.room] : [])])];
}
