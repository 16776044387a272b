import type { TellingPace } from '../telling-pace';

/** What a sentence takes before its first word is read: it is seen, and its pieces come to lie. */
const SEEN_MS = 600;
/** A Chinese character is a syllable and more; of other scripts a word is some six. */
const HAN_MS = 100;
const LETTER_MS = 38;
const PIECE_MS = 400;
/** Nobody waits longer for what is in the journal, too: less long for what others do among themselves. */
const MOST_MS = { about: 5000, others: 2000 } as const;

const FACTORS: Readonly<Record<TellingPace, number>> = { calm: 1.6, normal: 1, quick: 0.35 };

/** Milliseconds that somebody takes to read what is told, by its words and the pieces shown with them. */
export function readingTime(
  text: string,
  pieces: number,
  pace: TellingPace,
  whose: keyof typeof MOST_MS = 'about',
): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const others = text.match(/[^\p{Script=Han}\p{P}\s]/gu)?.length ?? 0;
  const ms = SEEN_MS + HAN_MS * han + LETTER_MS * others + PIECE_MS * pieces;
  return Math.round(Math.min(ms, MOST_MS[whose]) * FACTORS[pace]);
}
