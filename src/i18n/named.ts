// Private-use characters, which no name has: a name may be a word of the sentence it stands in, or a part of one.
const [OPEN, CLOSE] = ['\uE002', '\uE003'];
const NAMED = /\uE002([^\uE003]*)\uE003/;

/** A name as it is put into a sentence of which the table shows each name whole (`NamedSentence`). */
export const named = (name: string): string => `${OPEN}${name}${CLOSE}`;

/** Such a sentence in parts: words and names in turn, beginning with words. */
export const namedParts = (sentence: string): string[] => sentence.split(NAMED);

/** Such a sentence as plain text. */
export const unnamed = (sentence: string): string => namedParts(sentence).join('');
