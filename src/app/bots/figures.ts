import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const share = z.number().check(z.gte(0), z.lte(1));
const rate = z.number().check(z.nonnegative());
const count = z.int().check(z.nonnegative());

const strength = z.object({
  game: z.string(),
  seats: z.int().check(z.gte(2)),
  hero: z.string(),
  opponent: z.string(),
  games: count,
  /** Shared wins count in part; an equal player has 1 / seats. */
  winShare: share,
  /** Bounds of the 95 % interval. */
  low: share,
  high: share,
  /** CPU milliseconds. */
  msPerDecisionP95: rate,
});
export type Strength = z.infer<typeof strength>;

const engine = z.object({
  game: z.string(),
  seats: z.int().check(z.gte(1)),
  fairIterationsPerCpuSecond: rate,
  stockIterationsPerCpuSecond: rate,
  iterationRatio: rate,
});
export type Engine = z.infer<typeof engine>;

const honesty = z.object({
  game: z.string(),
  /** The check: F2, F4, … */
  id: z.string(),
  checked: count,
  failed: count,
});
export type Honesty = z.infer<typeof honesty>;

/** Matches of a tree against the search of the game, at equal CPU. */
const tree = z.omit(strength, { hero: true, opponent: true, msPerDecisionP95: true });
export type Tree = z.infer<typeof tree>;

/** How a game searches. */
const mode = z.object({ game: z.string(), mode: z.enum(['flat', 'so', 'multi', 'exact']) });
export type Mode = z.infer<typeof mode>;

const figures = z.object({
  seed: z.nullable(z.string()),
  strength: z.array(strength),
  engine: z.array(engine),
  honesty: z.array(honesty),
  trees: z._default(z.array(tree), []),
  modes: z._default(z.array(mode), []),
});
/** What was measured of the bots: nothing at all where nobody has. */
export type BotFigures = z.infer<typeof figures>;

const NOTHING: BotFigures = { seed: null, strength: [], engine: [], honesty: [], trees: [], modes: [] };

/** Reads figures as they were written. Throws when they are none. */
export const parseFigures = (text: string): BotFigures => figures.parse(JSON.parse(text));

/** The figures in docs/bots.json, read while the page is made. Rejects when the file is no such thing. */
export async function botFigures(): Promise<BotFigures> {
  let text: string;
  try {
    text = await readFile(join(process.cwd(), 'docs', 'bots.json'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return NOTHING;
    throw error;
  }
  return parseFigures(text);
}
