import type { Locale } from '@/kit/entry';

interface Joints {
  readonly between: string;
  /** Before the last of two. */
  readonly two: string;
  /** Before the last of more. */
  readonly last: string;
}

/**
 * CLDR's patterns for a list of `and`, as Intl.ListFormat has them: the first of a browser's formats takes
 * 30 to 50 ms to be made, and a table names several people or cards in its first sentence.
 */
const JOINTS: Readonly<Record<Locale, Joints>> = {
  en: { between: ', ', two: ' and ', last: ', and ' },
  'zh-Hant': { between: '、', two: '和', last: '和' },
};

/** Several names as the language lists them. */
export function listNames(names: readonly string[], locale: Locale): string {
  const { between, two, last } = JOINTS[locale];
  const rest = names.slice(0, -1);
  return [rest.join(between), ...names.slice(-1)]
    .filter((part, index) => index > 0 || part !== '')
    .join(rest.length > 1 ? last : two);
}
