import { type Bird, COUNT, CRIES, HOURS, KIND, type Kind } from './components';

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
const CRIERS = ['crow', 'rooster', 'warbler', 'owl'] as const;
/** By hour, the number at which each of them cries; undefined where it does not. */
const LIMITS = HOURS.map((hour) => CRIERS.map((kind) => CRIES[hour][kind]));
const LAST_LIMITS = LIMITS.at(-1) ?? [];

function loadAt(tally: Tally, hour: number, coming: number): number {
  const limits = LIMITS[hour] ?? LAST_LIMITS;
  let over = 0;
  let near = 0;
  for (let index = 0; index < CRIERS.length; index++) {
    const kind = CRIERS[index] as Kind;
    const limit = limits[index];
    if (limit === undefined) {
      near += 0.12 * tally[kind];
      continue;
    }
    const count = tally[kind] + coming * COMING[kind];
    over += Math.max(0, count - limit + 1);
    near += 0.25 * (count / limit);
  }
  return over + near + (over > 0 ? 0.7 : 0.15) * (tally.bat + coming * COMING.bat);
}

/** What the birds of a sill ask of its player before the next judgement but one draw: birds to be rid of. */
export const loadOf = (tally: Tally, hour: number, coming = 1): number =>
  0.75 * loadAt(tally, hour, coming) + 0.25 * loadAt(tally, hour + 1, coming);
