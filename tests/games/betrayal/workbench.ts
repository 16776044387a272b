import { box } from '@games/betrayal/box';
import { boxes, names } from '@games/betrayal/haunts/names';
import { optionsOf } from '@games/betrayal/options';
import { rulebookOf } from '@games/betrayal/whole';
import { hauntSetups, subjectOf } from './subject';

const all = Object.keys(names).map(Number);
const onTheShelf: readonly number[] = Object.values(boxes).flat();

/** Haunts that nobody can play yet: they are in no box. */
export const unboxed = all.filter((number) => !onTheShelf.includes(number)).map(String);

const full = { three: all };

/** The game with all haunts there are in its box, for those that are still being built. */
export const rulebook = rulebookOf({ ...box, boxes: full }, optionsOf(full));

/** Some haunts under the contract, whether they are in a box or not. */
export const workbench = (haunts: readonly string[]) =>
  subjectOf(rulebook, (perDefault) =>
    Array.from({ length: perDefault }, (_, deal) => hauntSetups(haunts, deal)).flat(),
  );
