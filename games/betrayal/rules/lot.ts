import type { JournalEntry } from '@/kit/journal';
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

/** What tells that a haunt begins. */
const BEGINS: readonly string[] = ['haunt', 'substitute'];

/** Of what somebody's choice has set off: the choice, and the haunt from its beginning on; nothing of the way there. */
function toldOf(before: readonly JournalEntry[], last: readonly JournalEntry[]): JournalEntry[] {
  const begins = last.findIndex(({ kind }) => BEGINS.includes(kind));
  return [...before.filter(({ kind }) => kind === 'choose'), ...last.slice(begins)];
}

/** Everybody explores by lot until a haunt has begun, explorers drawn for whoever has none; the first who is asked reads its book. */
export function playToHaunt(G: BetrayalG, box: Box, random: Random): void {
  const at = tableAt(G, box, random);
  const { journal } = G;
  settle(at);
  for (let count = 0; G.stage !== 'haunt'; count++) {
    const ask = topAsk(G);
    if (ask === null || count > MOST_DECISIONS) throw new RangeError('no haunt begins');
    if (journal !== null) G.journal = [];
    answer(at, drawOption(optionsFor(at, ask), random));
  }
  if (journal !== null) G.journal = toldOf(journal, G.journal ?? []);
  G.quiet.fill(false);
}
