import { preload } from 'react-dom';
import type { Locale } from '@/kit/entry';

type Slice = 'shelf' | 'box';

const NUNITO = new URL('./fonts/nunito-shelf.woff2', import.meta.url);

/** What a first view in Chinese is set in besides. */
const FIRST_FONTS: Readonly<Record<Slice, readonly URL[]>> = {
  shelf: [
    new URL('./fonts/huninn-shelf.woff2', import.meta.url),
    new URL('./fonts/noto-sans-tc-400-shelf.woff2', import.meta.url),
    new URL('./fonts/noto-sans-tc-700-shelf.woff2', import.meta.url),
  ],
  box: [
    new URL('./fonts/huninn-box.woff2', import.meta.url),
    new URL('./fonts/noto-sans-tc-400-box.woff2', import.meta.url),
    new URL('./fonts/noto-sans-tc-700-box.woff2', import.meta.url),
  ],
};

/**
 * Has the page that is being made ask for the fonts of a first view at once, not only when its style sheet
 * has been read. Built by scripts/fonts.ts; see fonts/fonts.css.
 */
export function preloadFonts(locale: Locale, slice: Slice): void {
  const chinese = locale === 'zh-Hant' ? FIRST_FONTS[slice] : [];
  for (const { pathname } of [NUNITO, ...chinese])
    preload(pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
