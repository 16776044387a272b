import { betrayal } from '@games/betrayal/whole';
import { hauntSetups, subjectOf } from './subject';

/** Some haunts alone under the contract. */
export const workbench = (haunts: readonly string[]) =>
  subjectOf(betrayal, haunts, (perDefault) =>
    Array.from({ length: perDefault }, (_, deal) => hauntSetups(haunts, deal)).flat(),
  );
