import type { PlayerID } from '@/kit/action';
import type { ClauseID } from '../../rules/clause';
import {
  type CardID,
  type Deck,
  type Harm,
  type Place,
  type RoomID,
  type TokenID,
  TRAITS,
  type Trait,
} from '../../rules/components';
import type { Alternative, Roll, Step, StepOf } from '../../rules/step';

/** Steps of the house in short: what cards, rooms and haunts are written in. Whom they are about follows from where they stand. */

/** `card`: the one somebody holds that brings it. */
export const gain = (trait: Trait, by = 1, card?: CardID): Step => ({ do: 'gain', trait, by, of: card });
export const lose = (trait: Trait, by = 1): Step => ({ do: 'lose', trait, by });
/** The explorer chooses which of some traits, of all where none are named; `by` below 0 lowers it. `card` as in `gain`. */
export const choose = (by: number, of?: readonly Trait[], card?: CardID): Step => ({
  do: 'choose-trait',
  by,
  of,
  card,
});
/** All traits of a seat that are below where they start back up to it, told as one. */
export const restored = (seat: PlayerID): Step[] => [
  ...TRAITS.map((trait): Step => ({ do: 'restore', seat, trait, isQuiet: true })),
  { do: 'tell', kind: 'restored', seat },
];
export const harm = (kind: Harm, points: number): Step => ({ do: 'harm', kind, points });
/** So many dice of harm, rolled by whoever takes it (BH103). */
export const harmDice = (kind: Harm, dice: number): StepOf<'harm'> => ({ do: 'harm', kind, dice });
export const draw = (deck: Deck): Step => ({ do: 'draw', deck });
export const put = (room: RoomID): StepOf<'put'> => ({ do: 'put', to: { room, side: null } });
/** To where one goes by one's own choice (BH163). */
export const goBy = (to: Place): Step => ({ do: 'put', to: { ...to }, isOwn: true });
/** Down into a room: what the fall does comes before anything that entering it does (BH95). */
export const fallTo = (room: RoomID, before: readonly Step[]): StepOf<'put'> => ({ ...put(room), before });
/** … by one's own choice (BH163). */
export const dropTo = (room: RoomID, hurt: readonly Step[]): Step => ({ ...fallTo(room, hurt), isOwn: true });
export const token = (name: TokenID, room: RoomID, side: Place['side'] = null): Step => ({
  do: 'token',
  token: name,
  room,
  side,
});
export const untoken = (name: TokenID, room: RoomID): Step => ({ do: 'untoken', token: name, room });
export const mark = (done: string): Step => ({ do: 'mark', done });
export const use = (card: string): Step => ({ do: 'mark', card });
/** Something in the journal; `card` and `room` become their names. */
export const tell = (kind: string, facts: Readonly<Record<string, unknown>> = {}): Step => ({
  do: 'tell',
  kind,
  ...facts,
});

/** What follows a roll, by the least total of each row. */
export type Rows = Readonly<Record<number, readonly Step[]>>;

const sorted = (rows: Rows): [number, readonly Step[]][] =>
  Object.entries(rows)
    .map(([from, steps]): [number, readonly Step[]] => [Number(from), steps])
    .sort(([a], [b]) => b - a);

const rolled = (
  of: Trait | number,
  what: string,
  use: Roll['use'],
  more: Pick<Roll, 'rows' | 'next' | 'moreDice'>,
): Step => ({
  do: 'roll',
  ...(typeof of === 'number' ? { dice: of } : { trait: of }),
  what,
  use,
  ...more,
});

/** A roll with what comes of it: `{ 5: [gain('speed')], 0: [] }`. */
export const roll = (
  of: Trait | number,
  what: string,
  use: Roll['use'],
  rows: Rows,
  more: Pick<Roll, 'moreDice'> = {},
): Step => rolled(of, what, use, { rows: sorted(rows), ...more });

/** A roll whose outcome a step of one's own works out: it is told `total`. */
export const rollThen = (
  of: Trait | number,
  what: string,
  use: Roll['use'],
  next: Step,
  more: Pick<Roll, 'moreDice'> = {},
): Step => rolled(of, what, use, { next, ...more });

export const pick = (clause: ClauseID, of: readonly Alternative[], about?: string): Step => ({
  do: 'ask',
  kind: 'pick',
  clause,
  ...(about === undefined ? {} : { about }),
  of: of.map((one) => ({ ...one })),
});

/** Asked of a seat where there is more than one way. */
export const pickFor = (seat: PlayerID, clause: ClauseID, ways: readonly Alternative[]): readonly Step[] =>
  ways.length > 1 ? [{ ...pick(clause, ways), seat }] : (ways[0]?.next ?? []);

/** A room, as one of several. */
export const roomWay = (
  room: RoomID,
  label: string,
  next: readonly Step[],
  more: Pick<Alternative, 'weight'> = {},
): Alternative => ({ key: room, label, facts: { room: { term: `rooms.${room}` } }, next, ...more });

/** … to be sent to. */
export const goTo = (room: RoomID): Alternative => roomWay(room, 'go-to', [put(room)]);
