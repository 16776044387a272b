import type { PlayerID } from '@/kit/action';
import { traitorOf } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import type { Stun } from '../../parts/haunts/stunned';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, isAlive, isMonster, sideOf, valueAt, whoIs } from '../../rules/figures';
import type { Monster, Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type State = {
  /** By body, how often the Spirit has tried it on with success (BH-h49-D4). */
  readonly rites: Readonly<Record<FigureID, number>>;
  /** Whether the traitor lies stunned (BH-h49-D10). */
  readonly stun: Stun;
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h49';
export const SPIRIT = 'astral-spirit';
export const BODY = 'body';
/** Of harm to a Soul, where its body is struck. */
export const DICE = 2;
/** The message that names what a blow on a body is. */
export const HIT = 'rolls.hit-body';

/** Whether a figure is a Soul: every hero is one. */
export const isSoul = (table: Pick<Table, 'haunt' | 'monsters'>, figure: FigureID): boolean =>
  figure !== '' && !isMonster(figure) && sideOf(table, figure) === 'heroes';

export const spiritOf = (table: Pick<Table, 'monsters'>): Monster | undefined => ofKind(table, SPIRIT)[0];

/** Bodies that are still good for something: of those whose Souls are destroyed by them nothing is left. */
export const bodiesOf = (table: Pick<Table, 'monsters'>): Monster[] => ofKind(table, BODY);

/** Whose body it is. */
export const soulOf = ({ mover }: Readonly<Pick<Monster, 'mover'>>): PlayerID => mover ?? '';

/** Whether nobody is left for whom a body lies there. */
export const isEmpty = (table: Pick<Table, 'explorers'>, body: Readonly<Pick<Monster, 'mover'>>): boolean =>
  !isAlive(explorerAt(table, soulOf(body)));

/** Bodies in a room, on whichever side of a barrier (BH-g30), with their Souls or without. */
export const bodiesIn = (
  table: Pick<Table, 'monsters' | 'explorers'>,
  room: RoomID,
  empty: boolean,
): Monster[] => bodiesOf(table).filter((one) => one.room === room && isEmpty(table, one) === empty);

/** What the Spirit’s roll has to come to, at the least: more than somebody began with (BH-h49-T). */
export function fromOf({ table, box }: Pick<Seen, 'table' | 'box'>, body: Readonly<Monster>): number {
  const { start, track } = whoIs(box, explorerAt(table, soulOf(body))).traits.sanity;
  return valueAt(track, start) + 1;
}

/** The traitor, where he is one to be reckoned with. */
export const wakeful = ({ table, mine }: Seer): PlayerID | undefined => {
  const traitor = traitorOf(table);
  return mine.stun === null && isAlive(explorerAt(table, traitor)) ? traitor : undefined;
};

/** Whose bodies lie within the traitor’s reach, where he stands. */
export const withinReach = (seen: Seer): PlayerID[] => {
  const traitor = wakeful(seen);
  return traitor === undefined
    ? []
    : bodiesIn(seen.table, explorerAt(seen.table, traitor).room, false).map(soulOf);
};
