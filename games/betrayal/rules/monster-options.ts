import { attackOption, targetsOf } from './attacks';
import type { FigureID, Place, Trait } from './components';
import { asHaunt, hasTrait, isAlive, kindOfMonster, monsterAt, placeOf } from './figures';
import { samePlace } from './house';
import { figure as figureFact, monster as monsterFact, room as roomFact } from './journal';
import type { Option, Way } from './option';
import type { Monster } from './state';
import type { Step } from './step';
import type { Seen } from './thing';
import { distancesTo, priceOf, type Reached, reachable, spacesToGo, walk, waysFrom } from './ways';

/**
 * What a monster may do by itself: walk and attack in any order (BH124). It carries nothing (BH35), and neither discovers nor
 * draws (BH71).
 */
export function optionsOfMonster(seen: Seen, id: FigureID): Option[] {
  const monster = monsterAt(seen.table, id);
  const kind = kindOfMonster(seen, id);
  const mine = asHaunt(seen);
  const offers = kind?.offers?.(mine, monster) ?? [];
  const prey = kind?.goes === undefined ? (kind?.prey?.(mine, monster) ?? null) : null;
  if (prey !== null) {
    const hunt = hunting(seen, monster, prey);
    return [...offers, ...(hunt.length === 0 ? [done(seen, monster)] : hunt)];
  }
  if (kind?.goes === 'offers') return offers.length === 0 ? [done(seen, monster)] : [...offers];
  const walks = kind?.goes === 'stays' ? [] : walksOf(seen, monster);
  const hits = strikes(seen, monster);
  return [...hits, ...walks, ...offers, ...(kind?.isFierce && hits[0] ? [] : [done(seen, monster)])];
}

/** Of monsters that are alike the first stands for all: the others can be named after it. */
export const oneOfEach = (seen: Seen, ids: readonly FigureID[]): FigureID[] =>
  ids.filter((id, n) => !ids.slice(0, n).some((other) => areAlike(seen, other, id)));

/** Whether one is as good as the other: of a kind of which that is said, in one place, and as far from done. */
export function areAlike(seen: Seen, id: FigureID, other: FigureID): boolean {
  const [a, b] = [monsterAt(seen.table, id), monsterAt(seen.table, other)];
  const isSame = a.kind === b.kind && a.spaces === b.spaces && samePlace(a, b) && !a.hasMoved && !b.hasMoved;
  const isAlike = isSame && kindOfMonster(seen, id)?.isAlike;
  return typeof isAlike === 'function' ? isAlike(asHaunt(seen), a, b) : isAlike === true;
}

const done = (seen: Seen, monster: Monster): Option => ({
  move: 'end',
  args: [monster.id],
  clause: 'BH67',
  label: { kind: 'monster-done', facts: { monster: monsterFact(seen.table, monster) } },
  weight: 0.3,
  next: [{ do: 'monster-done', monster: monster.id }],
});

function strikes(seen: Seen, monster: Monster): Option[] {
  const { id, hasAttacked } = monster;
  if (hasAttacked) return [];
  const boldness = kindOfMonster(seen, id)?.boldness;
  return fightsWith(seen, id).flatMap((trait) =>
    targetsOf(seen, id, trait).map((target) => {
      const option = attackOption(seen, { attacker: id, target, trait }, []);
      if (boldness === undefined) return option;
      return { ...option, weight: boldness(asHaunt(seen), monster, target) };
    }),
  );
}

/** A monster attacks with Might, or with Sanity where it has no Might (BH67). */
const fightsWith = (seen: Seen, id: FigureID): Trait[] =>
  (['might', 'sanity', 'knowledge'] as const).filter((trait) => hasTrait(seen, id, trait)).slice(0, 1);

/** A place that it gets to in one go: by a walk, or by one step on which something is asked. */
export interface Stride extends Reached {
  readonly way?: Way;
}

/** Whether it walks so far in one go: where it looks for prey before each step, none is found on the way. */
function isUnbroken(seen: Seen, monster: Monster, { path }: Reached): boolean {
  const kind = kindOfMonster(seen, monster.id);
  if (kind?.looksAnew !== true || path.length < 2) return path.length > 0;
  const mine = asHaunt(seen);
  const hunts = (place: Place) => (kind.prey?.(mine, { ...monster, ...place }) ?? null) !== null;
  return ![placeOf(seen.table, monster.id), ...path.slice(0, -1)].some(hunts);
}

export function strides(seen: Seen, monster: Monster): Stride[] {
  const { id } = monster;
  const from = placeOf(seen.table, id);
  const walks = reachable(seen, id).filter((one) => isUnbroken(seen, monster, one));
  const left = spacesToGo(seen, id);
  const loud = waysFrom(seen, id, from).flatMap((way): Stride[] => {
    const { to } = way;
    const cost = way.isFree === true ? 0 : priceOf(seen, id, from, way, 0, left);
    if (way.isLoud !== true || to === null || cost > left) return [];
    if (walks.some(({ place }) => samePlace(place, to))) return [];
    return [{ place: to, cost, path: [to], prices: [cost], way }];
  });
  return [...walks, ...loud];
}

const walksOf = (seen: Seen, monster: Monster): Option[] =>
  strides(seen, monster).map((stride) => walkOption(seen, monster, stride));

export function walkOption(seen: Seen, monster: Monster, stride: Stride): Option {
  const { id } = monster;
  const from = placeOf(seen.table, id);
  const { room, side } = stride.place;
  const company = seen.table.explorers.filter((one) => isAlive(one) && samePlace(one, stride.place)).length;
  // Who only falls has used no space yet, and is done with before the next all the same (BH66, BH75).
  const begun: Step[] = stride.cost === 0 ? [{ do: 'mark', done: id }] : [];
  const onward = [...begun, ...walk(id, from, stride)];
  return {
    move: 'go',
    args: [id, room, ...(side === null ? [] : [side])],
    clause: 'BH66',
    label: {
      kind: 'monster-go',
      facts: { monster: monsterFact(seen.table, monster), room: roomFact(room) },
    },
    cost: stride.cost,
    path: stride.path.map((place) => place.room),
    weight: company > 0 ? 3 : 0.2,
    next: stride.way?.through?.(onward) ?? onward,
  };
}

/** It makes for one of these by the shortest way, and attacks where it gets there; with no way to any it goes where it likes. */
function hunting(seen: Seen, monster: Monster, prey: readonly FigureID[]): Option[] {
  const from = placeOf(seen.table, monster.id);
  const attacks = strikes(seen, monster).filter(({ args }) => prey.includes(String(args[1])));
  if (attacks.length > 0) return attacks;
  // After its attack it goes on for whoever is not there (BH124).
  if (monster.hasAttacked && prey.some((figure) => samePlace(placeOf(seen.table, figure), from))) return [];
  const ways = strides(seen, monster);
  let isNear = false;
  const hunts = prey.flatMap((figure): Option[] => {
    const there = placeOf(seen.table, figure);
    const distances = distancesTo(seen, there.room, monster.id);
    // On the other side of a barrier it is not there yet.
    const far = (place: Place) =>
      samePlace(place, there) ? -1 : (distances.get(place.room) ?? Number.POSITIVE_INFINITY);
    isNear ||= Number.isFinite(far(from));
    const best = ways.reduce<Stride | undefined>(
      (one, other) => (one === undefined || far(other.place) < far(one.place) ? other : one),
      undefined,
    );
    if (best === undefined || far(best.place) >= far(from)) return [];
    return [
      {
        ...walkOption(seen, monster, best),
        args: [monster.id, figure],
        label: {
          kind: 'monster-hunt',
          facts: {
            monster: monsterFact(seen.table, monster),
            target: figureFact(seen.table, figure),
            room: roomFact(best.place.room),
          },
        },
      },
    ];
  });
  if (hunts.length > 0 || monster.hasAttacked) return hunts;
  const idle = kindOfMonster(seen, monster.id)?.idle?.(asHaunt(seen), monster) ?? [];
  const walks = isNear || idle.length > 0 ? [] : walksOf(seen, monster);
  return [...idle, ...walks, ...(walks.length > 0 ? [done(seen, monster)] : [])];
}
