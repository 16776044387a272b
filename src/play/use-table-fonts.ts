import { useMessages } from 'next-intl';
import { useEffect } from 'react';

/** What a table is set in: see tokens.css. */
const FACES = ['400 1em "Site Noto Sans TC"', '700 1em "Site Noto Sans TC"', '400 1em "Site Huninn"'];

/**
 * Has the browser fetch the fonts a table's words are set in while it is being laid. Otherwise they are
 * fetched when the words are first drawn: once in another font, and then all over again.
 */
export function useTableFonts(): void {
  const words = JSON.stringify(useMessages().table);
  useEffect(() => {
    for (const face of FACES)
      document.fonts
        ?.load(face, words)
        .catch((error: unknown) => console.warn(`Not fetched: ${face}`, error));
  }, [words]);
}
