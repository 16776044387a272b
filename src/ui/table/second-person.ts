import type { PlayerID } from '@/kit/action';
import type { WordingPart } from './message-parts';

const IRREGULAR: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
};

/** The verb of "she" as "you" has it; past tenses and everything else stay. */
const bent = (word: string): string =>
  IRREGULAR[word] ?? (/(ch|sh|ss|x)es$/.test(word) ? word.slice(0, -2) : word.replace(/([^s])s$/, '$1'));

/** Verbs that go on with what the same seat does: `and takes one`. What else ends like that is things. */
const SECOND = /\b(and|who) (is|puts|takes|kills|covers|shows|gets|pays|wins|splits|rolls|gives|goes)\b/g;

const bend = (text: string): string =>
  text
    .replace(/^ (\w+)/, (_, verb: string) => ` ${bent(verb)}`)
    .replace(SECOND, (_, joint: string, verb: string) => `${joint} ${bent(verb)}`)
    .replace(/\btheir\b/, 'your');

/** An English sentence about others said to one of them: "you" in place of the own name, with verbs to match. */
export function secondPerson(parts: readonly WordingPart[], me: PlayerID | null): readonly WordingPart[] {
  const isMe = (part: WordingPart | undefined) => typeof part === 'object' && part.seat === me;
  if (me === null || !parts.some(isMe)) return parts;
  return parts.map((part, index) => {
    const before = parts[index - 1];
    if (typeof part === 'string') {
      if (!isMe(before)) return part;
      return /^['’]s\b/.test(part) ? part.slice(2) : bend(part);
    }
    if (part.seat !== me) return part;
    const next = parts[index + 1];
    const word = typeof next === 'string' && /^['’]s\b/.test(next) ? 'your' : 'you';
    const begins = before === undefined || (typeof before === 'string' && /\. $/.test(before));
    return { seat: me, word: begins ? word.replace('y', 'Y') : word };
  });
}
