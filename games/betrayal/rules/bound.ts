import type { FigureID } from './components';
import { isMonster, isTraitor } from './figures';
import type { Seen } from './thing';
import { consult } from './things';

/** Whom the house binds: a file of its own, for a page that names figures asks nothing of that. */

/** Whom barriers leave alone: monsters (BH70), the traitor (BH62), and of whom it is said. */
export const isSpared = (seen: Seen, figure: FigureID): boolean =>
  !consult(seen, 'bound', { figure, by: 'barrier' }, !isMonster(figure) && !isTraitor(seen.table, figure));

/** Who comes up where others only come down: monsters (BH64, BH70), and of whom it is said. */
export const climbs = (seen: Seen, figure: FigureID): boolean =>
  !consult(seen, 'bound', { figure, by: 'drop' }, !isMonster(figure));

/** For whom the house is measured where somebody looks for ways: who climbs has ways of its own, all others have those of anybody. */
export const walkerOf = (seen: Seen, figure: FigureID): FigureID => (climbs(seen, figure) ? figure : '');
