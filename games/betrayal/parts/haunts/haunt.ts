import type { Json } from '@/kit/action';
import type { ClauseID } from '../../rules/clause';
import type { CardID } from '../../rules/components';
import { haunt } from '../../rules/haunt-kind';
import type { Not, Option } from '../../rules/option';
import type { At, Goal, Haunt, Mark, Seen, Thing } from '../../rules/thing';

/** What haunts are put together from: parts that several of them share, each with a slice of its own in the haunt's. */

type Hooks = 'steps' | 'on' | 'alters' | 'offers';

/** What a part is for, to the side that works at it: how far it is, and what to do next. */
export interface Aim extends Omit<Goal, 'clause'> {
  readonly isDone: boolean;
}

/** A part: what it keeps track of stands in the haunt's slice by its name, and its steps are `haunt/<name>.<step>`. */
export interface Part<S extends Json = Json> extends Pick<Thing<S>, Hooks> {
  readonly name: string;
  readonly begin?: () => S;
  readonly aim?: (seen: Seen<S>) => Aim;
  readonly marks?: (seen: Seen<S>) => readonly Mark[];
}

/** How far a part's aim is, by what is shown of its haunt. */
export function aimOfPart({ name, aim }: Part, seen: Seen): Aim {
  if (aim === undefined) throw new RangeError(`${name} has no aim`);
  return aim({ ...seen, mine: (seen.hidden as Readonly<Record<string, Json>>)[name] ?? null });
}

/** Forgets a part's own type: it only ever gets back what it made itself. */
export const part = <S extends Json>(one: Part<S>): Part => one as unknown as Part;

/** Its marks are shown as long as that is so. */
export const shownWhile = (one: Part, isShown: (seen: Seen) => boolean): Part => ({
  ...one,
  marks: (seen) => (isShown(seen) ? (one.marks?.(seen) ?? []) : []),
});

/** Writes down what has changed of what a haunt keeps track of. */
export const change = <S extends object>(at: At<S>, by: Partial<S>): void => {
  at.G.hidden = { ...(at.G.hidden as S), ...by } as Json;
};

/** The same for a part: its slice, whole. */
export const keepPart = ({ G }: Pick<At, 'G'>, name: string, slice: Json): void => {
  G.hidden = { ...(G.hidden as Readonly<Record<string, Json>>), [name]: slice };
};

/** Nothing of the slice is a secret: both sides see it move on the table. */
export const openSlice = { show: <S>(state: S): S => state, guess: <S>(shown: S): S => shown };

type Hook = (at: Seen<never>, ...more: never[]) => unknown;
type Named = Readonly<Record<string, Hook>>;

/** A part's hook, looking at its own slice. */
const focused =
  (name: string, hook: Hook): Hook =>
  (at, ...more) =>
    hook({ ...at, mine: (at.mine as Readonly<Record<string, never>>)[name] as never }, ...more);

/** The hooks of one kind of all parts, then the haunt's own: lists are joined, answers follow each other. */
function joined(kind: Hooks, parts: readonly Part[], own: Named = {}): Named {
  const all = [
    ...parts.map(({ name, [kind]: hooks = {} }) =>
      Object.entries(hooks as Named).map(
        ([key, hook]) => [kind === 'steps' ? `${name}.${key}` : key, focused(name, hook)] as const,
      ),
    ),
    Object.entries(own),
  ].flat();
  const keys = [...new Set(all.map(([key]) => key))];
  return Object.fromEntries(
    keys.map((key) => {
      const hooks = all.flatMap(([one, hook]) => (one === key ? [hook] : []));
      return [key, kind === 'alters' ? inTurn(hooks) : together(hooks)];
    }),
  );
}

const together =
  (hooks: readonly Hook[]): Hook =>
  (...args) =>
    hooks.flatMap((hook) => hook(...args));

const inTurn =
  (hooks: readonly Hook[]): Hook =>
  (at, ...more) => {
    const [asked, so, self] = more as unknown as [never, never, never];
    let answer = so;
    for (const hook of hooks) answer = hook(at, asked, answer, self) as never;
    return answer;
  };

/** A haunt, with its parts. */
export function hauntOf<S extends Json, V extends Json = S>({
  parts,
  ...own
}: Omit<Haunt<S, V>, 'begin'> & {
  readonly begin: (at: At) => object;
  readonly parts: readonly Part[];
}): Haunt {
  const one = own as unknown as Haunt;
  return haunt({
    ...one,
    begin: (at: At) =>
      ({
        ...Object.fromEntries(
          parts.flatMap(({ name, begin }) => (begin === undefined ? [] : [[name, begin()]])),
        ),
        ...own.begin(at),
      }) as Json,
    marks: (seen) => [
      ...parts.flatMap(({ name, marks }) =>
        marks === undefined ? [] : (focused(name, marks as Hook)(seen as never) as Mark[]),
      ),
      ...(one.marks?.(seen) ?? []),
    ],
    ...Object.fromEntries(
      (['steps', 'on', 'alters', 'offers'] as const).map((kind) => [
        kind,
        joined(kind, parts, one[kind] as unknown as Named | undefined),
      ]),
    ),
  });
}

/** Something done in one's own turn without a roll: `use` with these words. */
export const deed = (
  clause: ClauseID,
  kind: string,
  { facts, ...more }: Partial<Option> & Pick<Option, 'next'> & Pick<Option['label'], 'facts'>,
): Option => ({
  move: 'use',
  args: [kind],
  clause,
  label: { kind, ...(facts === undefined ? {} : { facts }) },
  ...more,
});

/** Where there is a reason why something may not be done, it is shown with that, and does nothing. */
export const barred = (option: Option, not: Not | undefined): Option =>
  not === undefined ? option : { ...option, not, next: [] };

/** Why nothing is done with some cards: one of them was used, or has changed hands, in this turn (BH33). */
export const cardMoved = (
  { table }: Pick<Seen, 'table'>,
  cards: readonly CardID[],
  clause: ClauseID,
): Not | undefined =>
  cards.some((card) => table.turn.usedCards.includes(card)) ? { reason: 'card-moved', clause } : undefined;
