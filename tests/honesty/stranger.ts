/**
 * A bot in a process of its own that has been given questions and nothing else: reads `Question[]` as
 * JSON, writes what it thinks of each.
 */
import { readFileSync } from 'node:fs';
import { SUBJECTS } from '@tests/subjects';
import { Bot, type Decision } from '@/bots/bot';
import type { BotLevel } from '@/kit/opponents';
import type { SearchBudget, SearchSettings } from '@/kit/rulebook';

export interface Question extends Decision {
  readonly slug: string;
  readonly level: BotLevel;
  readonly budget: SearchBudget;
  readonly search: SearchSettings;
  readonly seed: string;
}

const STDIN = 0;
const questions: readonly Question[] = JSON.parse(readFileSync(STDIN, 'utf8'));
const thoughts = questions.map(({ slug, level, budget, search, view, ctx, seed }) => {
  const subject = SUBJECTS.find(({ rulebook }) => rulebook.slug === slug);
  if (subject === undefined) throw new Error(`no game ${slug}`);
  return new Bot(subject.rulebook, level, { budget, search }).decide({ view, ctx }, seed);
});
process.stdout.write(JSON.stringify(thoughts));
