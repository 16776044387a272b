import type { Random } from '@/kit/random';
import { answer, settle, tableAt, topAsk } from './agenda';
import { optionsFor } from './asking';
import type { Option } from './option';
import type { BetrayalG } from './state';
import type { Box } from './thing';

/** "Straight to the haunt": once everybody has an explorer, the rules are played by lot until it breaks out. */

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

/**
 * Everybody explores by lot until a haunt has begun, explorers drawn for whoever has none; the first who is asked reads its
 * book. Told is who was chosen, and the haunt from its beginning on; nothing of the way there.
 */
export function playToHaunt(G: BetrayalG, box: Box, random: Random): void {
  const at = tableAt(G, box, random);
  const chosen = G.journal?.filter(({ kind }) => kind === 'choose') ?? null;
  settle(at);
  for (let count = 0; G.stage !== 'haunt'; count++) {
    const ask = topAsk(G);
    if (ask === null || count > MOST_DECISIONS) throw new RangeError('no haunt begins');
    if (chosen !== null) G.journal = [];
    answer(at, drawOption(optionsFor(at, ask), random));
  }
  const told = G.journal ?? [];
  const begins = told.findIndex(({ kind }) => kind === 'haunt' || kind === 'substitute');
  G.journal = chosen && [...chosen, ...told.slice(begins)];
  G.quiet.fill(false);
}
