import { gameOf } from '@games/index';
import { LOCALES, type Locale } from '@/kit/entry';

/** Languages of the site by the names that browsers and people have for them; whatever Chinese it is, we write one. */
const NAMES: Readonly<Record<Locale, RegExp>> = {
  'zh-Hant': /^(?:zh|zho|chi|cmn|yue|nan|hak|cht|chs|tw|hk|mo|cn|hant|hans)$/,
  en: /^(?:en|eng|us|gb|uk)$/,
};
/** `zh_TW`, `en-Latn-US`: a language and what may follow it. */
const TAG = /^([a-z]{2,4})(?:[-_][a-z\d]{1,8})*$/i;
/** Which of the site's languages a part of a path names. */
function languageIn(part: string): Locale | undefined {
  const word = decodeURIComponent(part);
  const [, said = ''] = TAG.exec(word) ?? [];
  // A game may be called like a language.
  if (said === '' || gameOf(word) !== undefined) return undefined;
  return LOCALES.find((one) => NAMES[one].test(said.toLowerCase()));
}

/**
 * The address of ours for a path that begins with a language of the site which is called otherwise there
 * (`/zh-TW/rooms`, `/EN`), or stands there twice; undefined for every other, one in a language that the site does
 * not speak among them: that page says so. `path` as it was sent, without its query; it can be decoded.
 */
export function languagePath(path: string): string | undefined {
  const [, ...parts] = path.split('/');
  const languages: Locale[] = [];
  for (const part of parts) {
    const language = languageIn(part);
    if (language === undefined) break;
    languages.push(language);
  }
  const [locale] = languages;
  if (locale === undefined || (languages.length === 1 && parts[0] === locale)) return undefined;
  // Empty parts would make the next one a host.
  const rest = parts.slice(languages.length).filter((part) => part !== '');
  return `/${[locale, ...rest].join('/')}`;
}
