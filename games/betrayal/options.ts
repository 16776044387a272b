import * as z from 'zod/mini';
import { proposed } from '@/kit/options';
import { boxes, names } from './haunts/names';

const numbers = Object.keys(names) as readonly `${keyof typeof names}`[];

type Set = keyof typeof boxes;
const sets = Object.keys(boxes) as [Set];
const newest = sets.at(-1) ?? 'three';

const isInBox = ({ haunt, box }: { readonly haunt: string; readonly box: Set }): boolean =>
  haunt === 'chart' || boxes[box].some((number) => String(number) === haunt);

const optionsSchema = z
  .strictObject({
    /** From the front door, or from the moment in which the haunt breaks out. */
    start: z._default(z.enum(['door', 'haunt']), 'door'),
    /** By the chart, or one of the box by its number. */
    haunt: z._default(z.enum(['chart', ...numbers]), 'chart'),
    /** Which haunts are in the box: a set once named stays as it was, and a new match begins with the largest. */
    box: z._default(z.enum(sets), 'three').register(proposed, { initial: newest }),
  })
  .check(z.refine(isInBox, { path: ['haunt'], error: 'that haunt is not in the box' }));

export default optionsSchema;
