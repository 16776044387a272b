import type { PlayerID } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import type { ClauseID } from '../../rules/clause';
import type { CardID, Side, Trait } from '../../rules/components';
import { sideOf } from '../../rules/figures';
import type { Not } from '../../rules/option';
import { type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Goal, Resolvers, Seen } from '../../rules/thing';
import { reaching } from '../cards/reaching';
import { type Aim, barred, keepPart, type Part, part } from './haunt';
import { task, tellTask } from './task';

/** Rolls that have to succeed so many times, one try a turn for each of a side, or one for each space that is paid. */

/** One way of trying, where a hero stands: in a room, or with a card. */
interface Try {
  /** What a success is counted by. */
  readonly key: string;
  readonly trait: Trait;
  /** What it is tried with, where that is its use (BH33). */
  readonly card?: CardID;
  readonly facts?: Facts;
  /** How much sooner than others somebody sensible would try it. */
  readonly weight?: number;
  /** Why it can't be tried here and now, where whoever could elsewhere would ask. */
  readonly not?: Not;
}

const USUAL_WEIGHT = 12;

export interface Successes {
  /** Its slice, the kind of its task, and the first argument of its moves. */
  readonly name: string;
  readonly clause: ClauseID;
  /** The message that names its rolls. */
  readonly what: string;
  readonly label: string;
  /** The mark by which its count lies open (BH-g26). */
  readonly mark: string;
  /** What a try has to reach: its side's secret, so it is in no step. */
  readonly from: number;
  /** Whose work it is; the heroes' where nothing is said. */
  readonly side?: Side;
  /** How often it has to succeed; once for each player where nothing is said. */
  readonly of?: (seen: Seen) => number;
  /** What each try costs, as often as it can be paid; absent: nothing, once a turn. */
  readonly spaces?: number;
  /** Each key counts once; absent: as often as it succeeds. */
  readonly isOnce?: boolean;
  readonly tries: (seen: Seen, seat: PlayerID, done: Done) => readonly Try[];
  /** What a try takes, however it ends, before it counts: the last of a side who dies of that has lost (BH152). */
  readonly costs?: (seat: PlayerID, key: string) => readonly Step[];
  /** What comes of a try besides its success. */
  readonly tried?: (at: At, seat: PlayerID, key: string, isOk: boolean) => readonly Step[];
  /** What to do next, and where. */
  readonly next: (seen: Seen, done: Done) => Pick<Goal, 'next' | 'rooms' | 'own'>;
}

/** By what it has succeeded, in that order. */
type Done = readonly string[];
type Count = { readonly done: Done };

const oncePerPlayer = ({ table }: Seen): number => table.haunt?.players ?? 1;

export const successes = ({
  name,
  clause,
  what,
  label,
  mark,
  from,
  side = 'heroes',
  of: needed = oncePerPlayer,
  spaces,
  isOnce = false,
  tries,
  costs = () => [],
  tried = () => [],
  next,
}: Successes): Part => {
  const open = (seen: Seen, seat: PlayerID, { done }: Count): readonly Try[] =>
    tries(seen, seat, done).filter(({ key }) => !isOnce || !done.includes(key));
  const step = stepsOf<{ tried: Rolled & { key: string }; counted: { key: string; total: number } }>(
    `haunt/${name}.`,
  );
  return part<Count>({
    name,
    begin: () => ({ done: [] }),
    steps: {
      // What helped the roll may have brought its roller to the other side.
      tried: (at, { seat = '', key, total }) =>
        sideOf(at.G, seat) === side ? [...costs(seat, key), step('counted', { seat, key, total })] : [],
      // It stays counted, whatever becomes of room or item (BH-g10).
      counted: (at, { seat = '', key, total }) => {
        const isOk = total >= from;
        const done = isOk ? [...at.mine.done, key] : at.mine.done;
        keepPart(at, name, { done });
        tellTask(at.G, seat, what, isOk ? done.length : null, { side, of: needed(at) });
        return tried(at, seat, key, isOk);
      },
    } satisfies Resolvers<Count, typeof step>,
    alters: reaching({ [what]: from }),
    offers: {
      turn: (seen, { seat }) =>
        sideOf(seen.table, seat) !== side || seen.mine.done.length >= needed(seen)
          ? []
          : open(seen, seat, seen.mine).flatMap(({ key, trait, card, facts, not, weight = USUAL_WEIGHT }) =>
              task(seen, seat, {
                kind: name,
                args: [name, key],
                clause,
                trait,
                ...(card === undefined ? {} : { card }),
                from,
                what,
                label: { kind: label, facts: { ...facts, trait: { term: `traits.${trait}` } } },
                next: step.after('tried', { key }),
                ...(spaces === undefined ? {} : { spaces }),
                weight,
              }).map((option) => barred(option, not)),
            ),
    },
    marks: ({ mine: { done } }) => [{ on: 'haunt', word: mark, value: done.length }],
    aim: (seen): Aim => {
      const { done } = seen.mine;
      const of = needed(seen);
      const { next: line, ...where } = next(seen, done);
      return {
        isDone: done.length >= of,
        progress: Math.min(1, done.length / of),
        next: { kind: line.kind, facts: { done: done.length, of, ...line.facts } },
        ...where,
      };
    },
  });
};
