import type { Locale } from '@/kit/entry';
import { framedMessages } from './framed-messages';
import type broken from './messages/broken.zh-Hant.json';
import type errors from './messages/errors.zh-Hant.json';
import type framed from './messages/framed.zh-Hant.json';
import type zhHant from './messages/zh-Hant.json';

/** The site's own words. Traditional Chinese is written first, so its file is the type. */
export type SiteMessages = typeof zhHant & {
  errors: typeof errors & { broken: typeof broken };
  framed: typeof framed;
};
export type SiteNamespace = keyof SiteMessages;

/** The words of the game on the page, under the namespace `game`; their keys differ by game. */
export interface GameMessages {
  [id: string]: string;
}

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: SiteMessages & { game: GameMessages };
  }
}

const FILES: Record<Locale, () => Promise<{ default: typeof zhHant }>> = {
  'zh-Hant': () => import('./messages/zh-Hant.json'),
  en: () => import('./messages/en.json'),
};

const ERRORS: Record<Locale, () => Promise<{ default: typeof errors }>> = {
  'zh-Hant': () => import('./messages/errors.zh-Hant.json'),
  en: () => import('./messages/errors.en.json'),
};

/** Apart from the others: every page carries them in both languages, for when nothing else works. */
const BROKEN: Record<Locale, () => Promise<{ default: typeof broken }>> = {
  'zh-Hant': () => import('./messages/broken.zh-Hant.json'),
  en: () => import('./messages/broken.en.json'),
};

export const siteMessages = async (locale: Locale): Promise<SiteMessages & { game: GameMessages }> => ({
  ...(await FILES[locale]()).default,
  errors: { ...(await ERRORS[locale]()).default, broken: (await BROKEN[locale]()).default },
  framed: await framedMessages(locale),
  game: {},
});

/** The part of the messages that a page's client components need. */
export function pickMessages<M extends object, N extends keyof M>(
  messages: M,
  names: readonly N[],
): Pick<M, N> {
  return Object.fromEntries(names.map((name) => [name, messages[name]])) as Pick<M, N>;
}
