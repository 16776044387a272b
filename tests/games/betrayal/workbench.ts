import { box } from '@games/betrayal/box';
import { optionsOf } from '@games/betrayal/options';
import { rulebookOf } from '@games/betrayal/whole';
import { allHaunts } from './by-turns';
import { hauntSetups, subjectOf } from './subject';

const full = { three: allHaunts.map(Number) };

/** The game with all haunts there are in its box, for those that are still being built. */
export const rulebook = rulebookOf({ ...box, boxes: full }, optionsOf(full));

/** Some haunts under the contract, whether they are in a box or not. */
export const workbench = (haunts: readonly string[]) =>
  subjectOf(rulebook, haunts, (perDefault) =>
    Array.from({ length: perDefault }, (_, deal) => hauntSetups(haunts, deal)).flat(),
  );
