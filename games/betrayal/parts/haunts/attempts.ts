import type { PlayerID } from '@/kit/action';
import type { ClauseID } from '../../rules/clause';
import type { CardID, Trait } from '../../rules/components';
import { trait as traitFact } from '../../rules/journal';
import type { Not, Option } from '../../rules/option';
import { type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers, Seen } from '../../rules/thing';
import { reaching } from '../cards/reaching';
import { type Part, part } from './haunt';
import { tellTask, tried } from './task';

/** Rolls of one trait that a side tries in any order, each of them as often as there is something to try it for. */

/** One of them; its words are `actions.<key>`, told `trait` and `target`, and `rolls.<key>`. */
interface Attempt {
  /** What it has to come to: its side's secret (BH156). */
  readonly from: number;
  /** Of one kind there is one a turn; `spent`: why there is none after that. */
  readonly kind: string;
  readonly spent: Not;
  readonly done: (at: At<never>, seat: PlayerID, target: PlayerID) => readonly Step[];
}

interface How {
  /** Whom it is for. */
  readonly target?: PlayerID;
  /** What it is tried with: a use of each (BH168). */
  readonly cards?: readonly CardID[];
  readonly weight: number;
}

interface Attempts<K extends string> {
  readonly part: Part;
  readonly offer: (seen: Seen, seat: PlayerID, key: K, how: How) => Option[];
}

const step = stepsOf<{ tried: Rolled & { key: string; target: PlayerID } }>('haunt/attempts.');

export const attempts = <K extends string>(
  clause: ClauseID,
  trait: Trait,
  all: Readonly<Record<K, Attempt>>,
): Attempts<K> => ({
  part: part<never>({
    name: 'attempts',
    steps: {
      tried: (at, { seat = '', key, target, total }) => {
        const { from, done } = all[key as K];
        if (total >= from) return done(at, seat, target);
        tellTask(at.G, seat, `rolls.${key}`, null);
        return [];
      },
    } satisfies Resolvers<never, typeof step>,
    alters: reaching(
      Object.fromEntries(
        Object.entries<Attempt>(all).map(([key, { from }]) => [`rolls.${key}`, from] as const),
      ),
    ),
  }),
  offer: (seen, seat, key, { target = '', cards = [], weight }) => {
    const { from, kind, spent } = all[key];
    const [whom, fact] = target === '' ? [[], {}] : [[target], { target: { seat: target } }];
    return tried(seen, seat, {
      kind,
      args: [key, ...whom],
      clause,
      trait,
      from,
      what: `rolls.${key}`,
      label: { kind: key, facts: { trait: traitFact(trait), ...fact } },
      next: step.after('tried', { key, target }),
      weight,
      cards,
      spent,
    });
  },
});
