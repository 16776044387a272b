import { ofKind } from '../../parts/haunts/of-kind';
import type { CardID, FigureID } from '../../rules/components';
import { explorerAt, isMonster, monsterAt, traitOf } from '../../rules/figures';
import type { Monster, Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type State = {
  /** Zombies that have come up so far, the risen among them; 0 before the setup. */
  readonly raised: number;
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h21';
export const LORD = 'zombie-lord';
export const ZOMBIE = 'zombie';
/** Who was a hero: it has its turn when its player's comes (BH-h21-D2). */
export const RISEN = 'risen';
export const MEDALLION = 'medallion';
/** So much kills the Lord. */
export const WOUNDS = 7;
/** Dice with which one can hope to beat him. */
const MIGHTY = 8;

/** Weapons of Might, and the dice that they add. */
const WEAPONS: Readonly<Record<CardID, number>> = {
  'blood-dagger': 3,
  'sacrificial-dagger': 3,
  spear: 2,
  axe: 1,
};
/** What the holder of the Medallion hurts the Lord with best: he is slow, and has little Sanity. */
export const SLAYERS: readonly CardID[] = ['revolver', 'ring', 'dynamite'];
/** What is worth having of three items. */
export const WORTH: Readonly<Record<CardID, number>> = { ...WEAPONS, revolver: 6, dynamite: 6, armor: 2 };
const isWeapon = (card: CardID): boolean => card in WEAPONS;
export const isUseful = (card: CardID): boolean => [...SLAYERS, MEDALLION].includes(card) || isWeapon(card);

type Monsters = Pick<Table, 'monsters'>;

export const lordIn = (table: Monsters): Monster | undefined => ofKind(table, LORD)[0];
export const zombies = (table: Monsters): Monster[] => table.monsters.filter(({ kind }) => kind !== LORD);
export const isLord = (table: Monsters, figure: FigureID): boolean => lordIn(table)?.id === figure;
export const isZombie = (table: Monsters, figure: FigureID): boolean =>
  isMonster(figure) && monsterAt(table, figure).kind !== LORD;

export const holds = (table: Pick<Table, 'explorers'>, figure: FigureID, card: CardID): boolean =>
  !isMonster(figure) && explorerAt(table, figure).cards.includes(card);
export const weaponsOf = (table: Pick<Table, 'explorers'>, seat: FigureID): CardID[] =>
  explorerAt(table, seat).cards.filter(isWeapon);

/** Dice that a hero has in its best attack with Might. */
export const strengthOf = (seen: Seer, seat: FigureID): number =>
  Math.max(0, ...weaponsOf(seen.table, seat).map((card) => WEAPONS[card] ?? 0)) +
  traitOf(seen, seat, 'might');

/** Whether the holder of the Medallion can hope to kill the Lord: by what he has little of, or by force. */
export const maySlay = (seen: Seer, seat: FigureID): boolean =>
  holds(seen.table, seat, MEDALLION) &&
  (SLAYERS.some((card) => holds(seen.table, seat, card)) || strengthOf(seen, seat) >= MIGHTY);
