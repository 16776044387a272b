import { tidyText } from '@/kit/tidy';

/** Characters an answer may have, as a reader counts them. */
export const ANSWER_MAX = 40;

const ARTICLE = /^(?:an?|the|some)\s+(?=\S)/u;
const COUNTED = /^一(?:[隻只個个顆颗條条張张臺架輛艘朵棵支枝把杯碗盤塊片件雙本頂頭匹座間面串瓶包根粒])(?=.)/u;

/** One of many: plurals of English as far as they follow its rules. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|z|ch|sh)es$/u.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^su]s$/u.test(word)) return word.slice(0, -1);
  return word;
}

/**
 * What of an answer is compared: width, case, spaces and marks do not count, nor do articles, plurals, and "one of"
 * before a Chinese noun (MS9). How a character is written does not either: answers.ts sees to that (MS20).
 */
export function plain(text: string): string {
  const folded = tidyText(text).normalize('NFKC').toLowerCase().replace(/['’]/gu, '');
  const words = folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const kept = words
    .replace(ARTICLE, '')
    .split(' ')
    .map((word) => (/^[a-z]+$/u.test(word) ? singular(word) : word))
    .join('');
  return kept.replace(COUNTED, '') || folded.replace(/\s/gu, '');
}
