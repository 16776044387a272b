import { type Bird, COUNT, CRIES, KIND, type Kind } from './components';
import { hourAt } from './sill';

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

const loadAt = (tally: Tally, hour: number, coming: number): number => {
  const cries = CRIES[hourAt(hour)];
  let over = 0;
  let near = 0;
  for (const kind of ['crow', 'rooster', 'warbler', 'owl'] as const) {
    const limit = cries[kind];
    if (limit === undefined) {
      near += 0.12 * tally[kind];
      continue;
    }
    const count = tally[kind] + coming * COMING[kind];
    over += Math.max(0, count - limit + 1);
    near += 0.25 * (count / limit);
  }
  return over + near + (over > 0 ? 0.7 : 0.15) * (tally.bat + coming * COMING.bat);
};

/** What the birds of a sill ask of its player before the next judgement but one draw: birds to be rid of. */
export const loadOf = (tally: Tally, hour: number, coming = 1): number =>
  0.75 * loadAt(tally, hour, coming) + 0.25 * loadAt(tally, hour + 1, coming);
