import { gameOf } from '@games/index';
import { LOCALES, type Locale } from '@/kit/entry';

/** Languages of the site by the names that browsers and people have for them; whatever Chinese it is, we write one. */
const NAMES: Readonly<Record<Locale, RegExp>> = {
  'zh-Hant': /^(?:zh|zho|chi|cmn|yue|nan|hak|cht|chs|tw|hk|mo|cn|hant|hans)$/,
  en: /^(?:en|eng|us|gb|uk)$/,
};
/** `zh_TW`, `en-Latn-US`: a language and what may follow it. */
const TAG = /^([a-z]{2,4})(?:[-_][a-z\d]{1,8})*$/i;
/** Any other language, as far as it can be told from a word: `ja`, `pt-BR`. */
const OTHER = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;

/** Which of the site's languages a part of a path names, null for one that it does not speak; undefined for no language. */
function languageIn(part: string): Locale | null | undefined {
  const word = decodeURIComponent(part);
  const [, said = ''] = TAG.exec(word) ?? [];
  // A game may be called like a language.
  if (said === '' || gameOf(word) !== undefined) return undefined;
  const locale = LOCALES.find((one) => NAMES[one].test(said.toLowerCase()));
  return locale ?? (OTHER.test(word) ? null : undefined);
}

/**
 * The address of ours for a path that begins with a language which is called otherwise there (`/zh-TW/rooms`,
 * `/EN`), is not ours (`/ja`: the site then asks which one, as at its door) or stands there twice; undefined for
 * every other. `path` as it was sent, without its query; it can be decoded.
 */
export function languagePath(path: string): string | undefined {
  const [, ...parts] = path.split('/');
  let locale: Locale | undefined;
  let count = 0;
  for (const part of parts) {
    const language = languageIn(part);
    if (language === undefined) break;
    locale ??= language ?? undefined;
    count++;
  }
  if (count === 0 || (count === 1 && parts[0] === locale)) return undefined;
  // Empty parts would make the next one a host.
  const rest = parts.slice(count).filter((part) => part !== '');
  return `/${[...(locale === undefined ? [] : [locale]), ...rest].join('/')}`;
}
