import type { PlayerID } from '@/kit/action';
import type { WordingPart } from './message-parts';

const IRREGULAR: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  // What stands before ’t.
  isn: 'aren',
  hasn: 'haven',
  doesn: 'don',
};

/** The verb of "she" as "you" has it; past tenses and everything else stay. */
const bent = (word: string): string =>
  IRREGULAR[word] ?? (/(ch|sh|ss|x)es$/.test(word) ? word.slice(0, -2) : word.replace(/([^s])s$/, '$1'));

/** Verbs that go on with what the same seat does: `and takes one`. What else ends like that is things. */
const SECOND =
  /\band (is|has|begins|covers|deals|gains|gets|gives|kills|keeps|loses|pays|puts|returns|reveals|rolls|sees|shows|splits|swaps|takes|wins)\b/g;

const WORD = /^ (\w+)/;
// What somebody wrote is not ours to bend.
const QUOTED = /(“.*”)/s;
const unquoted = (text: string): string => text.replace(QUOTED, (quoted) => '“'.repeat(quoted.length));
const outsideQuotes = (text: string, bend: (words: string) => string): string =>
  text
    .split(QUOTED)
    .map((words, index) => (index % 2 === 0 ? bend(words) : words))
    .join('');

const bendFirst = (text: string): string => text.replace(WORD, (_, verb: string) => ` ${bent(verb)}`);
const bendSecond = (text: string): string =>
  outsideQuotes(text, (words) =>
    words.replace(SECOND, (_, verb: string) => `and ${bent(verb)}`).replace(/\btheir\b/, 'your'),
  );

/** An English sentence about others said to one of them: "you" in place of the own name, with verbs to match. */
export function secondPerson(parts: readonly WordingPart[], me: PlayerID | null): readonly WordingPart[] {
  const isMe = (part: WordingPart | undefined) => typeof part === 'object' && part.seat === me;
  if (me === null || !parts.some(isMe)) return parts;
  // Whether what the sentence goes on with is done by me: as far as its next stop.
  let isMine = false;
  return parts.map((part, index) => {
    const before = parts[index - 1];
    if (typeof part === 'object') {
      if (part.seat !== me) return part;
      const next = parts[index + 1];
      const word = typeof next === 'string' && /^['’]s\b/.test(next) ? 'your' : 'you';
      const begins = before === undefined || (typeof before === 'string' && /\. $/.test(before));
      if (begins) isMine = word === 'you';
      return { seat: me, word: begins ? word.replace('y', 'Y') : word };
    }
    const isOwn = isMe(before) && /^['’]s\b/.test(part);
    const text = isOwn ? part.slice(2) : isMe(before) ? bendFirst(part) : part;
    if (!isOwn && text !== part) isMine = true;
    if (!isMine) return text;
    const stop = unquoted(text).search(/[.:;]/);
    if (stop < 0) return bendSecond(text);
    isMine = false;
    return bendSecond(text.slice(0, stop)) + text.slice(stop);
  });
}
