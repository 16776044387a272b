import type { Locale } from '@/kit/entry';
import type zhHant from './messages/zh-Hant.json';

/** The site's own words. Traditional Chinese is written first, so its file is the type. */
export type SiteMessages = typeof zhHant;
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

const FILES: Record<Locale, () => Promise<{ default: SiteMessages }>> = {
  'zh-Hant': () => import('./messages/zh-Hant.json'),
  en: () => import('./messages/en.json'),
};

export const siteMessages = async (locale: Locale): Promise<SiteMessages & { game: GameMessages }> => ({
  ...(await FILES[locale]()).default,
  game: {},
});

/** The part of the messages that a page's client components need. */
export function pickMessages<M extends object, N extends keyof M>(
  messages: M,
  names: readonly N[],
): Pick<M, N> {
  return Object.fromEntries(names.map((name) => [name, messages[name]])) as Pick<M, N>;
}
