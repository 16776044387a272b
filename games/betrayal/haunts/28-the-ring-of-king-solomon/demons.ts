import { ofKind } from '../../parts/haunts/of-kind';
import type { FigureID } from '../../rules/components';
import { explorerAt, isMonster, sideOf } from '../../rules/figures';
import type { Monster, Table } from '../../rules/state';
import type { MonsterSheet, Seen } from '../../rules/thing';

/** `beaten`: how often the Lord has been beaten by whoever held the Ring; `ring`: the Demon that has robbed it. */
export type State = { readonly beaten: number; readonly ring: FigureID | null };

export const RING = 'ring';
export const LORD = 'demon-lord';
export const CLAUSE = 'BH-h28';
/** Beaten so often, it is destroyed. */
export const ENDS = 2;

export const SHEETS: Readonly<Record<string, MonsterSheet>> = {
  'first-demon': { speed: 3, might: 5, sanity: 5 },
  'second-demon': { speed: 4, might: 4, sanity: 4 },
  'third-demon': { speed: 5, might: 3, sanity: 3 },
  'fourth-demon': { speed: 6, might: 2, sanity: 2 },
};

export const isDemon = ({ kind }: Readonly<Pick<Monster, 'kind'>>): boolean => kind in SHEETS;
export const isTame = (one: Readonly<Monster>): boolean => isDemon(one) && one.fightsFor === 'heroes';
export const demonsOf = ({ monsters }: Pick<Table, 'monsters'>): Monster[] => monsters.filter(isDemon);
export const lordOf = (table: Pick<Table, 'monsters'>): Monster | undefined => ofKind(table, LORD)[0];

/** Whether a figure is a hero with the Ring. */
export const wieldsRing = ({ table }: Pick<Seen, 'table'>, figure: FigureID): boolean =>
  !isMonster(figure) && sideOf(table, figure) === 'heroes' && explorerAt(table, figure).cards.includes(RING);
