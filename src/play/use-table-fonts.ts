import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import letters from '@/ui/first-letters/table-slices.json';

/** A character of each slice that a table begins with, by the face as tokens.css has it. */
const FIRST_VIEW = {
  '400 1em "Site Noto Sans TC"': letters['noto-sans-tc-400'],
  '700 1em "Site Noto Sans TC"': letters['noto-sans-tc-700'],
  '400 1em "Site Huninn"': letters.huninn,
};

/**
 * Has the browser fetch the fonts a table begins with while it is being laid. Otherwise they are fetched when
 * its words are first drawn: once in another font, and then all over again.
 */
export function useTableFonts(): void {
  const isChinese = useLocale() === 'zh-Hant';
  useEffect(() => {
    if (!isChinese) return;
    for (const [face, slices] of Object.entries(FIRST_VIEW))
      document.fonts
        ?.load(face, slices)
        .catch((error: unknown) => console.warn(`Not fetched: ${face}`, error));
  }, [isChinese]);
}
