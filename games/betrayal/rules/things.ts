import type { Json } from '@/kit/action';
import { cardTerm } from './components';
import { asThing } from './haunt-kind';
import type { Option } from './option';
import type { Asks, Moments, Questions } from './questions';
import type { Table } from './state';
import type { Step } from './step';
import { type At, type Box, cardIn, remembered, type Seen, type Thing, type Whereabouts } from './thing';

/** Rooms, tokens, cards and the haunt, as one list of things that may have a say (haunts.md: one order). */

type Kind = 'room' | 'token' | 'card' | 'haunt';
interface Named {
  readonly kind: Kind;
  readonly name: string;
  readonly thing: Thing;
}

type Hook = 'on' | 'alters' | 'offers';
const LISTS = new WeakMap<Box, Map<string, readonly Named[]>>();

const everything = (box: Box): Named[] => [
  ...Object.entries(box.texts).map(([name, thing]): Named => ({ kind: 'room', name, thing })),
  ...Object.entries(box.tokens).map(([name, thing]): Named => ({ kind: 'token', name, thing })),
  ...Object.entries(box.cards).map(([name, thing]): Named => ({ kind: 'card', name, thing })),
];

/** The things in the box that have a hook at all: few of a hundred and fifty. */
function having(box: Box, hook: Hook, key: string): readonly Named[] {
  const memo = LISTS.get(box) ?? new Map<string, readonly Named[]>();
  LISTS.set(box, memo);
  return remembered({ memo }, `${hook} ${key}`, () =>
    everything(box).filter(({ thing }) => Object.hasOwn(thing[hook] ?? {}, key)),
  );
}

/** Where a thing is that is in play; undefined for all else. */
function whereabouts(table: Readonly<Table>, { kind, name }: Named): Whereabouts | undefined {
  const within = (rooms: readonly string[]): Whereabouts | undefined =>
    rooms.length === 0 ? undefined : { name, holder: null, rooms };
  if (kind === 'room')
    return within(table.tiles.some((tile) => tile.room === name && !tile.isLost) ? [name] : []);
  if (kind === 'token')
    return within(table.tokens.flatMap(({ token, room }) => (token === name ? [room] : [])));
  const holder = table.explorers.findIndex(({ cards, life }) => life !== 'left' && cards.includes(name));
  const room = table.explorers[holder]?.room;
  if (room !== undefined) return { name, holder: String(holder), rooms: [room] };
  return within(table.piles.flatMap(({ cards, room: at }) => (cards.includes(name) ? [at] : [])));
}

type Present = Named & { readonly self: Whereabouts };

/** Cards in the order in which they were gained, after rooms and tokens; the haunt last (rulings, 1.13). */
const inPlay = (seen: Pick<Seen, 'table' | 'box' | 'memo'>, hook: Hook, key: string): readonly Present[] =>
  remembered(seen, `${hook} ${key}`, () => present(seen, hook, key));

function present({ table, box }: Pick<Seen, 'table' | 'box'>, hook: Hook, key: string): readonly Present[] {
  const found: Present[] = [];
  const held: Present[] = [];
  for (const { kind, name, thing } of having(box, hook, key)) {
    const self = whereabouts(table, { kind, name, thing });
    if (self !== undefined) (kind === 'card' ? held : found).push({ kind, name, thing, self });
  }
  const rank = ({ name, self }: Present): number =>
    self.holder === null ? -1 : (table.explorers[Number(self.holder)]?.cards.indexOf(name) ?? -1);
  found.push(...held.sort((a, b) => rank(a) - rank(b)));
  const haunt = table.haunt === null ? undefined : box.haunts[table.haunt.number];
  if (haunt !== undefined && Object.hasOwn(haunt[hook] ?? {}, key))
    found.push({ kind: 'haunt', name: 'haunt', thing: asThing(haunt), self: HAUNT });
  return found;
}

/** What a thing is called, where something comes of it. */
const sourceOf = ({ table }: Pick<Seen, 'table'>, { kind, name }: Pick<Named, 'kind' | 'name'>): string =>
  kind === 'haunt'
    ? `haunts.${table.haunt?.number ?? 0}.title`
    : kind === 'card'
      ? cardTerm(name)
      : `${kind}s.${name}`;

/** Steps that a thing brings about, unless they say what does. */
const from = (source: string, steps: readonly Step[]): Step[] =>
  steps.map((step) => (step.source === undefined ? { ...step, source } : step));

export const HAUNT: Whereabouts = { name: 'haunt', holder: null, rooms: [] };

/** What a thing keeps track of: the haunt's slice is what the looker is shown of it, all others lie open. */
const sliceOf = (seen: Seen, { kind, name }: Named): unknown =>
  kind === 'haunt' ? seen.hidden : (seen.table.slices[name] ?? null);

const look = (seen: Seen, named: Named): Seen<never> => ({ ...seen, mine: sliceOf(seen, named) as never });

/**
 * Asks everything in play in turn; each answers in place of those before. `played`: what a card that is being played
 * makes of it, where cards have their turn: after rooms and tokens (rulings, 1.13).
 */
export function consult<Q extends keyof Questions>(
  seen: Seen,
  question: Q,
  asked: Questions[Q]['asked'],
  so: Questions[Q]['answer'],
  played?: (so: Questions[Q]['answer']) => Questions[Q]['answer'],
): Questions[Q]['answer'] {
  let answer = so;
  let waiting = played;
  for (const named of inPlay(seen, 'alters', question)) {
    if (waiting !== undefined && (named.kind === 'card' || named.kind === 'haunt')) {
      answer = waiting(answer);
      waiting = undefined;
    }
    const alter = named.thing.alters?.[question];
    if (alter !== undefined) answer = alter(look(seen, named), asked, answer, named.self);
  }
  return waiting === undefined ? answer : waiting(answer);
}

/** Tells everything in play that something has happened; what follows of it, in their order. */
export function happen<M extends keyof Moments>(at: At, moment: M, what: Moments[M]): Step[] {
  return inPlay(at, 'on', moment).flatMap((named) => {
    const answer = named.thing.on?.[moment];
    if (answer === undefined) return [];
    return from(
      sourceOf(at, named),
      answer({ ...at, mine: sliceOf(at, named) as never, self: named.self }, what),
    );
  });
}

/** What things in play add to what a seat may choose. */
export function offersOf<A extends keyof Asks>(seen: Seen, kind: A, asked: Asks[A]): Option[] {
  return inPlay(seen, 'offers', kind).flatMap((named) => {
    const offer = named.thing.offers?.[kind];
    if (offer === undefined) return [];
    const source = sourceOf(seen, named);
    return offer(look(seen, named), asked, named.self).map((option) => ({ source, ...option }));
  });
}

/** The step of a thing, as `card:axe/strike`, and where the thing is; undefined where the house has that step itself. */
export function ownStep(at: At, step: Step): readonly Step[] | undefined {
  const [id = '', name] = step.do.split('/');
  if (name === undefined) return undefined;
  const [kind = '', ...names] = id.split(':');
  const of = names.join(':');
  const { haunt } = at.G;
  const thing: Thing | undefined =
    kind === 'card'
      ? cardIn(at.box, of)
      : kind === 'room'
        ? at.box.texts[of]
        : kind === 'token'
          ? at.box.tokens[of]
          : haunt === null
            ? undefined
            : asThing(at.box.haunts[haunt.number]);
  const resolve = thing?.steps?.[name];
  if (thing === undefined || resolve === undefined) throw new RangeError(`nobody knows the step ${step.do}`);
  const named: Named = { kind: kind as Kind, name: kind === 'haunt' ? 'haunt' : of, thing };
  const self = kind === 'haunt' ? HAUNT : (whereabouts(at.G, named) ?? { name: of, holder: null, rooms: [] });
  const steps = resolve({ ...at, mine: sliceOf(at, named) as never, self }, step as never);
  return step.source === undefined ? from(sourceOf(at, named), steps) : steps;
}

/** Writes down what a thing keeps track of. */
export function keep(at: At, value: Json): void {
  if (at.self.name === 'haunt') at.G.hidden = value;
  else at.G.slices[at.self.name] = value;
}
