import type { Locale } from '@/kit/entry';

/** The rest of the collection, by name only: each leaves this list when its folder joins `games/`. */
export const workbench: readonly Readonly<Record<Locale, string>>[] = [
  { 'zh-Hant': '畫得好', en: 'Ka Pai' },
  { 'zh-Hant': '好鼻師', en: 'Sweet Nose' },
  { 'zh-Hant': '洞察掀機', en: 'Macroscope' },
  { 'zh-Hant': '山中小屋', en: 'Betrayal at House on the Hill' },
];
