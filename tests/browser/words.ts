import { readFileSync } from 'node:fs';
import type { Locale } from '@/kit/entry';
import type messages from '../../src/i18n/messages/zh-Hant.json';

/** The words of the site itself, for what is tried in both languages. */
export const wordsOf = (locale: Locale): typeof messages =>
  JSON.parse(readFileSync(`src/i18n/messages/${locale}.json`, 'utf8')) as typeof messages;
