import type { Locale } from '@/kit/entry';

/** The rest of the collection, by name only: each leaves this list when its folder joins `games/`. */
export const workbench: readonly Readonly<Record<Locale, string>>[] = [
  { 'zh-Hant': '拾貓鍋', en: 'Cat 10' },
  { 'zh-Hant': '詐賭巫師', en: 'Cheaty Mages!' },
  { 'zh-Hant': '三千世界鴉殺盡', en: 'Crows Overkill' },
  { 'zh-Hant': '忍者魂', en: 'Ninja Soul' },
  { 'zh-Hant': '偶像發掘', en: 'Diggers' },
  { 'zh-Hant': '畫得好', en: 'Ka Pai' },
  { 'zh-Hant': '好鼻師', en: 'Sweet Nose' },
  { 'zh-Hant': '洞察掀機', en: 'Macroscope' },
  { 'zh-Hant': '山中小屋', en: 'Betrayal at House on the Hill' },
];
