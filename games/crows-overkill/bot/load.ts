import { type Bird, COUNT, CRIES, HOURS, KIND, type Kind } from '../rules/components';

/** Birds of each kind on a sill. */
export type Tally = Record<Kind, number>;

export function tallyOf(birds: readonly Bird[]): Tally {
  const tally: Tally = { bat: 0, crow: 0, rooster: 0, warbler: 0, owl: 0 };
  for (let index = 0; index < birds.length; index++) {
    const bird = birds[index] as Bird;
    tally[KIND[bird]] += COUNT[bird];
  }
  return tally;
}

/** The birds of each kind that a turn brings on the average, from the whole deck. */
const COMING: Readonly<Tally> = { bat: 0.35, crow: 2.65, rooster: 0.63, warbler: 0.14, owl: 0.14 };

/** The kinds that cry, in the order in which they are added up. */
export const CRIERS = ['crow', 'rooster', 'warbler', 'owl'] as const;
/** By hour, the number at which each of them cries; undefined where it does not. */
const LIMITS = HOURS.map((hour) => CRIERS.map((kind) => CRIES[hour][kind]));
const LAST_LIMITS = LIMITS.at(-1) ?? [];

/** How many of so many birds of a kind, and what is coming, would have to go. */
export function excessOf(kind: number, birds: number, hour: number, coming: number): number {
  const limit = (LIMITS[hour] ?? LAST_LIMITS)[kind];
  return limit === undefined ? 0 : Math.max(0, birds + coming * COMING[CRIERS[kind] as Kind] - limit + 1);
}

/** What birds of a kind weigh for being near to crying, however few they are. */
export function nearnessOf(kind: number, birds: number, hour: number, coming: number): number {
  const limit = (LIMITS[hour] ?? LAST_LIMITS)[kind];
  return limit === undefined
    ? 0.12 * birds
    : 0.25 * ((birds + coming * COMING[CRIERS[kind] as Kind]) / limit);
}

/** What bats weigh: more where something has to go, since they go first (CO9). */
export const batsWeigh = (bats: number, coming: number, hasExcess: boolean): number =>
  (hasExcess ? 0.7 : 0.15) * (bats + coming * COMING.bat);

function loadAt(tally: Tally, hour: number, coming: number): number {
  let over = 0;
  let near = 0;
  for (let kind = 0; kind < CRIERS.length; kind++) {
    const birds = tally[CRIERS[kind] as Kind];
    over += excessOf(kind, birds, hour, coming);
    near += nearnessOf(kind, birds, hour, coming);
  }
  return over + near + batsWeigh(tally.bat, coming, over > 0);
}

/** Shares of this hour and the next in the load. */
export const NOW = 0.75;
export const NEXT = 0.25;

/** What the birds of a sill ask of its player before the next judgement but one draw: birds to be rid of. */
export const loadOf = (tally: Tally, hour: number, coming = 1): number =>
  NOW * loadAt(tally, hour, coming) + NEXT * loadAt(tally, hour + 1, coming);
