import { isDeepStrictEqual } from 'node:util';
import { LOCALES } from '@/kit/entry';
import { journalFor } from '@/kit/journal';
import { optionFields } from '@/kit/options';
import { seatIDs } from '@/kit/seats';
import { demand, type MatchSetup, matchOf, steps } from '../match';
import type { Subject } from '../subject';

/** The dotted paths of all strings in a tree of messages. */
function messageKeys(messages: unknown, prefix = ''): string[] {
  if (typeof messages === 'string') return [prefix];
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.entries(messages).flatMap(([key, value]) =>
    messageKeys(value, prefix === '' ? key : `${prefix}.${key}`),
  );
}

function termsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    if (key === 'term' && typeof child === 'string') return [child];
    if (key === 'terms' && Array.isArray(child)) return child.map(String);
    return termsIn(child);
  });
}

/** The clauses that have an anchor in a rulebook's text, written as `{#SG8}`. */
export const anchorsIn = (rulebook: string): string[] =>
  [...rulebook.matchAll(/\{#([A-Za-z0-9-]+)\}/g)].map(([, id = '']) => id);

/** What a match may say: the journal kinds, terms, hints, refusals and clauses that came up in random play. */
function spoken(subject: Subject, setups: readonly MatchSetup[]) {
  const { rulebook } = subject;
  const keys = new Set<string>();
  const clauses = new Set<string>();
  for (const setup of setups) {
    const match = matchOf(rulebook, setup);
    const pool = new Map<string, { move: string; args: readonly never[] }>();
    const listen = ({ G }: typeof match.start) => {
      for (const entry of G.journal ?? []) {
        if (subject.unsaid?.[entry.kind] === undefined) keys.add(`journal.${entry.kind}`);
        if (entry.secret !== undefined) keys.add(`journal.${entry.kind}-privy`);
        for (const term of termsIn(entry)) keys.add(term);
      }
    };
    listen(match.start);
    for (const [{ position, action, next }, isLookedAt] of steps(subject, match)) {
      listen(next);
      if (!isLookedAt) continue;
      if (pool.size < 40)
        pool.set(JSON.stringify(action), action as { move: string; args: readonly never[] });
      for (const playerID of seatIDs(setup.numPlayers)) {
        const view = rulebook.view(position.G, position.ctx, playerID);
        for (const possible of rulebook.legal(view, position.ctx)) {
          const explanation = rulebook.explain?.(view, position.ctx, possible);
          if (explanation === undefined) break;
          keys.add(`hints.actions.${explanation.action.kind}`);
          for (const reason of [explanation.reason, ...(explanation.also ?? [])])
            if (reason !== undefined) keys.add(`hints.reasons.${reason.kind}`);
          for (const term of termsIn(explanation)) keys.add(term);
        }
        for (const attempt of pool.values()) {
          const refusal = rulebook.refuse(view, position.ctx, attempt);
          if (refusal === undefined || refusal.clause === undefined) continue;
          keys.add(`refusals.${refusal.reason}`);
          clauses.add(refusal.clause);
          for (const term of termsIn(refusal.facts)) keys.add(term);
        }
      }
      const sheet = rulebook.score(next.G, next.ctx);
      for (const row of [...sheet.categories, ...sheet.tieBreaks]) {
        keys.add(`score.${row.id}`);
        if (rulebook.scoreClause === undefined) continue;
        const clause = rulebook.scoreClause(row.id);
        demand(11, clause !== undefined, () => `no clause says how ${row.id} is counted`);
        if (clause !== undefined) clauses.add(clause);
      }
      for (const playerID of [...seatIDs(setup.numPlayers), null]) {
        const seen = rulebook.view(next.G, next.ctx, playerID);
        const told = journalFor(next.G.journal ?? [], playerID);
        for (const clause of rulebook.currentClauses?.(seen, next.ctx, told) ?? []) clauses.add(clause);
      }
    }
  }
  for (const field of optionFields(rulebook.options)) {
    keys.add(`options.${field.id}.label`);
    keys.add(`options.${field.id}.hint`);
    for (const value of field.kind === 'choice' ? field.values : []) {
      keys.add(`options.${field.id}.values.${value}`);
      if ('isQuestion' in field) {
        keys.add(`options.${field.id}.notes.${value}`);
        keys.add(`options.${field.id}.hints.${value}`);
      }
    }
    const { drawn } = 'drawn' in field ? field : {};
    if (drawn === undefined) continue;
    for (const word of ['label', 'note', 'hint']) keys.add(`options.${field.id}.pick.${word}`);
    const { option, value: drawing } = drawn.where;
    for (const how of ['usual', 'lot', 'picked']) keys.add(`options.${option}.tonight.${drawing}-${how}`);
  }
  return { keys, clauses };
}

/** Rule 11: both languages are complete, and every clause has its anchor in both rulebooks. */
export function bilingual(subject: Subject, setups: readonly MatchSetup[]): void {
  const { keys, clauses } = spoken(subject, setups);
  const [first, ...others] = LOCALES.map((locale) => ({ locale, ...subject.words(locale) }));
  if (first === undefined) return;
  for (const other of others) {
    const [mine, theirs] = [first, other].map(({ messages }) => messageKeys(messages).sort());
    demand(11, isDeepStrictEqual(mine, theirs), () => {
      const missing = (mine ?? []).filter((key) => !theirs?.includes(key));
      const extra = (theirs ?? []).filter((key) => !mine?.includes(key));
      return `${other.locale} lacks ${missing.join(', ') || 'nothing'}, ${first.locale} lacks ${extra.join(', ') || 'nothing'}`;
    });
    demand(
      11,
      isDeepStrictEqual(anchorsIn(first.rulebook).sort(), anchorsIn(other.rulebook).sort()),
      () => `the rulebooks of ${first.locale} and ${other.locale} do not have the same clauses`,
    );
  }
  const words = new Set(messageKeys(first.messages));
  // As `wordOf` does: a message, or the name in a group of them.
  for (const key of keys) demand(11, words.has(key) || words.has(`${key}.name`), () => `no message ${key}`);
  for (const kind of Object.keys(subject.unsaid ?? {}))
    demand(11, !words.has(`journal.${kind}`), () => `journal.${kind} has words, and goes unsaid`);
  const anchors = new Set(anchorsIn(first.rulebook));
  for (const clause of [...subject.rulings, ...clauses])
    demand(11, anchors.has(clause), () => `clause ${clause} has no anchor in the rulebook`);
}
