import { isA } from '../../parts/haunts/copies';
import { traitorOf } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import type { CardID, FigureID, RoomID, Trait } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import type { Monster, Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type State = {
  /** What the Statue has been given first: by that it has its form. */
  readonly form: CardID | null;
  /** The traitor has beaten it: it lowers nothing as his next turn begins (BH-h42-D4). */
  readonly isBeaten: boolean;
  /** The rite is done. */
  readonly isOpen: boolean;
};

export type Seer = Seen<State>;

export const CLAUSE = 'BH-h42';
export const STATUE = 'statue';

/** What it becomes by each card, and what it lowers then: the heroes' secret, until it is one of them (BH50). */
const FORMS: Readonly<Partial<Record<CardID, { readonly form: string; readonly trait: Trait }>>> = {
  'holy-symbol': { form: 'judge', trait: 'speed' },
  axe: { form: 'warrior', trait: 'might' },
  'crystal-ball': { form: 'seer', trait: 'sanity' },
  book: { form: 'wizard', trait: 'knowledge' },
};
export const GIFTS: readonly CardID[] = Object.keys(FORMS);
export const formBy = (card: CardID | null) => (card === null ? undefined : FORMS[card]);

export const WEAPONS: readonly CardID[] = ['axe', 'blood-dagger', 'revolver', 'sacrificial-dagger', 'spear'];

/** Where the gate is opened, and what that takes: the traitor's secret (BH156). */
export const GATES: readonly RoomID[] = ['catacombs', 'chasm', 'pentagram-chamber'];
export const RITE = 4;

export const BODY: CardID = '42:body';
const isBody = (card: CardID): boolean => isA(BODY, card);
/** The bodies that lie in the house, or are carried. */
export const bodiesIn = ({ piles, explorers }: Readonly<Table>): CardID[] =>
  [...explorers, ...piles].flatMap(({ cards }) => cards.filter(isBody));
/** Whether one is in a room, in hands or on the floor, on whichever side of a barrier (BH-h42-D11). */
export const isBodyIn = ({ piles, explorers }: Readonly<Table>, room: RoomID): boolean =>
  [...explorers, ...piles].some((one) => one.room === room && one.cards.some(isBody));

export const statueIn = (table: Pick<Table, 'monsters'>): Monster | undefined => ofKind(table, STATUE)[0];
export const isStatue = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean =>
  statueIn(table)?.id === figure;
/** Where the traitor is. */
export const hisRoom = (table: Readonly<Table>): RoomID => explorerAt(table, traitorOf(table)).room;
