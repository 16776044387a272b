import type { PlayerID } from '@/kit/action';
import { type Facts, seatFact, termFact } from '@/kit/journal';
import type { WordingPart } from '@/ui/table/message-parts';
import { cardTerm } from '../rules/components';
import type { HauntTable } from '../rules/state';

/**
 * What the sentences of a book, and of the reveal, are told: who the `revealer` and the first `traitor` are, the `room`
 * where the haunt was revealed and the `omen` it was revealed with, each by its name as soon as everybody knows it, by its part in the haunt
 * until then. `reader` says whether whoever reads is the revealer.
 */
export function bookFacts(haunt: HauntTable | null, reader: PlayerID | null): Facts {
  const part = (word: string) => termFact(`reveal.somebody.${word}`);
  const traitor = haunt?.traitor ?? null;
  return {
    revealer: haunt === null ? part('revealer') : seatFact(haunt.revealer),
    traitor: traitor === null ? part('traitor') : seatFact(traitor),
    room: haunt === null ? part('room') : termFact(`rooms.${haunt.began.room}`),
    omen: haunt === null ? part('omen') : termFact(cardTerm(haunt.omen)),
    reader: haunt !== null && haunt.revealer === reader ? 'revealer' : 'other',
  };
}

/** A part in the haunt that stands for a name has an article, which may begin a sentence in the middle of a text. */
export const asSentences = (parts: readonly WordingPart[]): readonly WordingPart[] =>
  parts.map((part) => (typeof part === 'string' ? part.replace(/([.!?][ \n]|\n)the /g, '$1The ') : part));

/** A text of a book by its lines. */
export function linesOf(parts: readonly WordingPart[]): readonly (readonly WordingPart[])[] {
  const lines: WordingPart[][] = [[]];
  for (const part of parts) {
    const [first = '', ...others] = typeof part === 'string' ? part.split('\n') : [part];
    if (first !== '') lines.at(-1)?.push(first);
    for (const line of others) lines.push(line === '' ? [] : [line]);
  }
  return lines;
}
