import type { Locale } from '@/kit/entry';
import type framed from './messages/framed.zh-Hant.json';

const FILES: Readonly<Record<Locale, () => Promise<{ default: typeof framed }>>> = {
  'zh-Hant': () => import('./messages/framed.zh-Hant.json'),
  en: () => import('./messages/framed.en.json'),
};

/** The words for a page in a frame in which nothing is kept: few meet it, so they come by themselves. */
export const framedMessages = async (locale: Locale): Promise<typeof framed> =>
  (await FILES[locale]()).default;
