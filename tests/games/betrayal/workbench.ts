import { box } from '@games/betrayal/box';
import { boxes } from '@games/betrayal/haunts/names';
import { optionsOf } from '@games/betrayal/options';
import { rulebookOf } from '@games/betrayal/whole';
import { allHaunts } from './by-turns';
import { hauntSetups, subjectOf } from './subject';

const all = allHaunts.map(Number);
/** Every set holds all of them. */
const full = Object.fromEntries(Object.keys(boxes).map((name) => [name, all])) as Record<
  keyof typeof boxes,
  number[]
>;

/** The game with all haunts there are in each of its boxes, for those that are still being built. */
export const rulebook = rulebookOf({ ...box, boxes: full }, optionsOf(full));

/** Some haunts under the contract, whether they are in a box or not. */
export const workbench = (haunts: readonly string[]) =>
  subjectOf(rulebook, haunts, (perDefault) =>
    Array.from({ length: perDefault }, (_, deal) => hauntSetups(haunts, deal)).flat(),
  );
