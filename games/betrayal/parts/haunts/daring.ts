import type { ClauseID } from '../../rules/clause';
import type { Ill, Option } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import type { Roll, Step } from '../../rules/step';
import type { Seen } from '../../rules/thing';
import { lowEnd } from '../cards/other-end';

interface Dare extends Pick<Option, 'args' | 'label'> {
  readonly clause: ClauseID;
  /** What less than that does. */
  readonly ill: Ill | undefined;
  readonly good: Step;
  readonly bad: Step;
  /** For bots, by how likely it comes off. */
  readonly weight: (chance: number) => number;
}

/** A roll as an answer to what is asked, with how likely it comes off: an agenda's ways have no odds. */
export function dare(
  seen: Seen,
  roll: Roll,
  from: number,
  { ill, good, bad, weight, ...said }: Dare,
): Option {
  const odds = oddsOf(seen, roll, from, lowEnd([from - 1, ill]));
  const rows: Roll['rows'] = [
    [from, [good]],
    [0, [bad]],
  ];
  return { move: 'answer', ...said, odds, weight: weight(odds.chance), next: [{ ...roll, rows }] };
}
