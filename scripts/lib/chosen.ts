import type { Subject } from '@tests/contract/subject';
import { SUBJECTS } from '@tests/subjects';

/** The game of that name, every game where none is named. Throws RangeError where there is no such game. */
export function subjectsFor(slug: string | undefined): readonly Subject[] {
  const chosen = SUBJECTS.filter(({ rulebook }) => slug === undefined || rulebook.slug === slug);
  if (chosen.length === 0) throw new RangeError(`there is no game ${slug}`);
  return chosen;
}
