import localFont from 'next/font/local';

// Letters and figures; the Chinese faces stand in fonts/fonts.css. Built by scripts/fonts.ts from the
// characters the site uses; names in rarer ones fall back.
const nunito = localFont({
  src: './fonts/nunito.woff2',
  variable: '--font-nunito',
  weight: '400 800',
  display: 'swap',
});

export const fontVariables = nunito.variable;

/** What every page in Chinese begins with: asked for at once, not only when the style sheet has been read. */
export const firstChineseFonts: readonly string[] = [
  new URL('./fonts/huninn-shelf.woff2', import.meta.url),
  new URL('./fonts/noto-sans-tc-400-shelf.woff2', import.meta.url),
].map(({ pathname }) => pathname);
