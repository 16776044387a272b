import type { Facts } from '@/kit/journal';
import { sameArgs } from './choosing';
import type { FigureID, RoomID } from './components';
import { livingSeats, monsterAt, placeOf } from './figures';
import { samePlace } from './house';
import { figure as figureFact, monster as monsterFact, room as roomFact } from './journal';
import { areAlike, oneOfEach, optionsOfMonster } from './monster-options';
import type { Option } from './option';
import type { Monster } from './state';
import type { AskOf, Order, Step } from './step';
import type { Resolver, Seen } from './thing';
import { areOpponents, distancesTo } from './ways';

/**
 * Many monsters led at once: one answer in place of one for each. Each still moves and is done with before the next (BH66), by what
 * it may choose itself, and whoever leads it is asked as soon as there is something to decide.
 */

/** From so many of a kind on they are sent after somebody in one go. */
const FLOCK = 3;

/** One monster, and what may be chosen for it; without what is only shown with a reason why not. */
interface Led {
  readonly monster: Readonly<Monster>;
  readonly options: readonly Option[];
}

const isOpen = ({ not }: Option): boolean => not === undefined;

/** What a seat may do with its monsters: each by itself, one that has begun before all others (BH66), or several in one go. */
export function monsterOptions(seen: Seen, { ids }: AskOf<'monster'>): Option[] {
  const shown = oneOfEach(seen, ids).map((id) => ({ id, options: optionsOfMonster(seen, id) }));
  const each = shown.flatMap(({ options }) => options);
  if (ids.length < 2) return each;
  const all = ids.flatMap((id): Led[] => {
    const like = shown.find((one) => one.id === id || areAlike(seen, one.id, id));
    if (like === undefined) return [];
    return [{ monster: monsterAt(seen.table, id), options: like.options.filter(isOpen) }];
  });
  const kinds = [...new Set(all.map(({ monster }) => monster.kind))];
  const canAllRest = shown.every(({ options }) => options.some(({ move }) => move === 'end'));
  return [
    ...each,
    ...alone(all),
    ...kinds.flatMap((kind) => {
      const flock = all.filter(({ monster }) => monster.kind === kind);
      return [...sentAfter(seen, flock), ...sentTo(seen, flock)];
    }),
    ...(canAllRest ? [allDone(ids)] : []),
  ];
}

/** None of those that are left does anything more. */
const allDone = (ids: readonly FigureID[]): Option => ({
  move: 'end',
  args: ['all'],
  clause: 'BH67',
  label: { kind: 'monsters-done', facts: { count: ids.length } },
  weight: 0.01,
  next: ids.map((monster) => ({ do: 'monster-done', monster })),
});

function lead(led: readonly Led[], args: Option['args'], kind: string, facts: Facts, order: Order): Option {
  const ids = led.map(({ monster }) => monster.id);
  const label = { kind: `lead-${kind}`, facts: { count: ids.length, ...facts } };
  return { move: 'lead', args: [kind, ...args], clause: 'BH66', label, next: [{ do: 'obey', ids, order }] };
}

/** Those that have one thing to do do it, if any of them does more than rest. */
function alone(all: readonly Led[]): Option[] {
  const free = all.filter(({ options: [one, other] }) => other === undefined && one !== undefined);
  const isMore = free.some(({ options: [one] }) => one?.move !== 'end');
  return free.length > 1 && isMore ? [lead(free, [], 'each', {}, {})] : [];
}

/** All that stand where the first of them does go into one room with it. */
function sentTo({ table }: Seen, flock: readonly Led[]): Option[] {
  return flock.flatMap(({ monster, options }) => {
    const here = flock.filter((other) => samePlace(other.monster, monster));
    if (here.length < 2 || here[0]?.monster.id !== monster.id) return [];
    return options.flatMap(({ label, args: [, ...to], cost, path }) => {
      if (label.kind !== 'monster-go') return [];
      const facts = { monsters: monsterFact(table, monster), room: roomFact(String(to[0])) };
      return [{ ...lead(here, [monster.id, ...to], 'here', facts, { to }), cost, path }];
    });
  });
}

/** All of a kind that come nearer to one explorer make for it, and attack where they get there. */
function sentAfter(seen: Seen, flock: readonly Led[]): Option[] {
  const [first] = flock;
  if (first === undefined || flock.length < FLOCK) return [];
  const { id } = first.monster;
  return livingSeats(seen.table).flatMap((target) => {
    if (!areOpponents(seen, id, target)) return [];
    const sent = flock.filter((led) => follows(seen, led, target, id) !== undefined);
    const facts = {
      monsters: monsterFact(seen.table, first.monster),
      target: figureFact(seen.table, target),
    };
    return sent.length < FLOCK ? [] : [lead(sent, [id, target], 'after', facts, { target })];
  });
}

/** The walk that brings it nearest to a room; undefined where none does. `walker`: by whose ways. */
function wayTo(seen: Seen, { monster, options }: Led, room: RoomID, walker = monster.id): Option | undefined {
  const left = distancesTo(seen, room, walker);
  const far = (at = '') => left.get(at) ?? Number.POSITIVE_INFINITY;
  let [best, nearest]: [Option | undefined, number] = [undefined, far(monster.room)];
  for (const option of options) {
    const end = option.move === 'go' ? far(option.path?.at(-1)) : nearest;
    if (end < nearest) [best, nearest] = [option, end];
  }
  return best;
}

/** Its attack on somebody, or the way there; undefined where it has neither, or has to hunt another. */
function follows(seen: Seen, led: Led, target: FigureID, walker?: FigureID): Option | undefined {
  const strike = led.options.find(({ move, args }) => move === 'attack' && args[1] === target);
  if (strike !== undefined) return strike;
  const options = led.options.filter(
    ({ label, args }) => label.kind !== 'monster-hunt' || args[1] === target,
  );
  return wayTo(seen, { ...led, options }, placeOf(seen.table, target).room, walker);
}

/** What an order makes a monster do next; undefined where it has come to its end. */
function obeyed(seen: Seen, led: Led, { to, target }: Order): Option | undefined {
  const { monster, options } = led;
  if (target !== undefined) return follows(seen, led, target);
  if (to === undefined) return options.length === 1 ? options[0] : undefined;
  if (monster.room === to[0]) return undefined;
  const walk = options.find(({ move, args }) => move === 'go' && sameArgs(args.slice(1), to));
  return walk ?? wayTo(seen, led, String(to[0]));
}

/** One after the other does as it is told, until it is done or there is something to decide for it. */
const obey: Resolver<'obey'> = (at, { ids: [id = '', ...others], order, source }) => {
  const { G } = at;
  const rest: Step[] = others.length === 0 ? [] : [{ do: 'obey', ids: others, order }];
  // Whoever they were sent after is gone: those that are left are asked for one by one.
  if (order.target !== undefined && !livingSeats(G).includes(order.target)) return [];
  const { mover = null, isDone, stunned, spaces = null } = G.monsters.find((one) => one.id === id) ?? {};
  if (mover === null || spaces === null || isDone === true || stunned !== 0) return rest;
  const seen: Seen = { ...at, memo: new Map() };
  const led: Led = { monster: monsterAt(G, id), options: optionsOfMonster(seen, id).filter(isOpen) };
  const next = obeyed(seen, led, order);
  const again: Step = { do: 'obey', ids: [id], order };
  if (next !== undefined)
    return [...next.next.map((step): Step => ({ source: next.source ?? source, ...step })), again, ...rest];
  if (led.options.every(({ move }) => move === 'go' || move === 'end'))
    return [{ do: 'monster-done', monster: id }, ...rest];
  return [{ do: 'ask', kind: 'monster', seat: mover, ids: [id] }, { ...again, order: {} }, ...rest];
};

export const orderSteps = { obey };
