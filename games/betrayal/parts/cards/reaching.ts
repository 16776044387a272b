import type { Roll } from '../../rules/step';
import type { Seen, Thing } from '../../rules/thing';

type Target = number | ((seen: Seen<never>, roll: Roll) => number | undefined);

/** What rolls have to reach, by the message that names them: a side's secret, so it is in no step (BH156). */
export const reaching = (
  targets: Readonly<Record<string, Target>>,
): Pick<NonNullable<Thing['alters']>, 'hope'> => ({
  hope: (seen, { roll }, so) => {
    const target = targets[roll.what];
    if (target === undefined) return so;
    return typeof target === 'number' ? target : target(seen as Seen<never>, roll);
  },
});
