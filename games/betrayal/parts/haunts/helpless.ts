import type { ClauseID } from '../../rules/clause';
import type { FigureID, Place } from '../../rules/components';
import { isMonster, placeOf, sideOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import type { Table } from '../../rules/state';
import { LEAVING } from '../cards/room-rolls';
import { type Part, part } from './haunt';

interface Helpless {
  readonly clause: ClauseID;
  /** Why it may do nothing else: the message `refusals.<reason>`. */
  readonly reason: string;
  readonly is: (table: Readonly<Table>, figure: FigureID) => boolean;
  readonly all: (table: Readonly<Table>) => readonly FigureID[];
}

/**
 * Explorers who walk through rooms that are known, and can do nothing else: they hold nothing, draw nothing and cross no
 * barrier; but they get out of any room without a roll, and are in nobody's way.
 */
export function helpless({ clause, reason, is, all }: Helpless): Part {
  /** Those whom a figure of the other side need not get past. */
  const underfoot = (table: Readonly<Table>, figure: FigureID, from: Place): number =>
    all(table).filter(
      (one) => samePlace(placeOf(table, one), from) && sideOf(table, one) !== sideOf(table, figure),
    ).length;
  return part({
    name: 'helpless',
    alters: {
      may: ({ table }, { seat, what }, so) =>
        so ?? (what !== 'step' && is(table, seat) ? { reason, clause } : null),
      waysOut: ({ table }, { figure }, so) =>
        !isMonster(figure) && is(table, figure) ? so.filter(({ to }) => to !== null) : so,
      drawing: ({ table }, { seat }, so) => (is(table, seat) ? [] : so),
      holds: ({ table }, { seat }, so) => so && !is(table, seat),
      feels: ({ table }, { seat, room }, so) => so && !(Object.hasOwn(LEAVING, room) && is(table, seat)),
      price: ({ table }, { figure, from }, so) => so - underfoot(table, figure, from),
    },
  });
}
