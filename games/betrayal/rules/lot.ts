import type { Random } from '@/kit/random';
import { answer, settle, tableAt, topAsk } from './agenda';
import { optionsFor } from './asking';
import type { Option } from './option';
import type { BetrayalG } from './state';
import type { Box } from './thing';

/** "Straight to the haunt": the rules played by lot until it breaks out, then people take their seats. */

/** Draws one option by weight. */
export function drawOption(options: readonly Option[], random: Random): Option {
  const open = options.filter(({ not }) => not === undefined);
  const total = open.reduce((sum, { weight = 1 }) => sum + weight, 0);
  let left = random.Number() * total;
  for (const option of open) {
    left -= option.weight ?? 1;
    if (left < 0) return option;
  }
  const last = open.at(-1);
  if (last === undefined) throw new RangeError('nothing to choose');
  return last;
}

/** More decisions than any exploration takes: thirty rounds of six. */
const MOST_DECISIONS = 20_000;

/** Everybody explores by lot until a haunt has begun; the first who is asked reads its book. */
export function playToHaunt(G: BetrayalG, box: Box, random: Random): void {
  const at = tableAt(G, box, random);
  const { journal } = G;
  G.journal = null;
  settle(at);
  for (let count = 0; G.stage !== 'haunt'; count++) {
    const ask = topAsk(G);
    if (ask === null || count > MOST_DECISIONS) throw new RangeError('no haunt begins');
    answer(at, drawOption(optionsFor(at, ask), random));
  }
  G.journal = journal;
  G.quiet.fill(false);
}
