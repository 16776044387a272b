import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { ofKind } from '../../parts/haunts/of-kind';
import type { CardID, RoomID, Trait } from '../../rules/components';
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

interface Form {
  /** Its word, and that of its mark. */
  readonly form: string;
  /** What it lowers. */
  readonly trait: Trait;
}

/** What it becomes by each card: the heroes' secret, until it is one of them (BH50). */
export const FORMS: Readonly<Partial<Record<CardID, Form>>> = {
  'holy-symbol': { form: 'judge', trait: 'speed' },
  axe: { form: 'warrior', trait: 'might' },
  'crystal-ball': { form: 'seer', trait: 'sanity' },
  book: { form: 'wizard', trait: 'knowledge' },
};

/** By deck, what the traitor searches it for (BH-h42-D2). */
export const WEAPONS: Readonly<Record<'item' | 'omen', readonly CardID[]>> = {
  item: ['axe', 'blood-dagger', 'revolver', 'sacrificial-dagger'],
  omen: ['spear'],
};
export const isWeapon = (card: CardID): boolean => Object.values(WEAPONS).some((some) => some.includes(card));

/** Where the gate is opened, and what that takes: the traitor's secret (BH156). */
export const GATES: readonly RoomID[] = ['catacombs', 'chasm', 'pentagram-chamber'];
export const RITE = 4;

const BODY: CardID = '42:body';
export const bodyOf = (seat: PlayerID): CardID => `${BODY}.${Number(seat) + 1}`;
export const isBody = (card: CardID): boolean => card.startsWith(`${BODY}.`);
/** The bodies that lie in the house, or are carried. */
export const bodiesIn = ({ piles, explorers }: Readonly<Table>): CardID[] =>
  [...explorers, ...piles].flatMap(({ cards }) => cards.filter(isBody));
/** Whether one is in a room, in hands or on the floor, on whichever side of a barrier (BH-h42-D11). */
export const isBodyIn = (seen: Seen, room: RoomID): boolean =>
  bodiesIn(seen.table).some((card) => whereIs(seen, [card])?.room === room);

export const statueIn = (table: Pick<Table, 'monsters'>): Monster | undefined => ofKind(table, STATUE)[0];
export const formOf = ({ form }: State): Form | undefined => (form === null ? undefined : FORMS[form]);
