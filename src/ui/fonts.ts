import localFont from 'next/font/local';

// Built by scripts/fonts.ts from the characters the site uses; names in rarer ones fall back.
const nunito = localFont({
  src: './fonts/nunito.woff2',
  variable: '--font-nunito',
  weight: '200 1000',
  display: 'swap',
});

const noto = localFont({
  src: [
    { path: './fonts/noto-sans-tc-400.woff2', weight: '400' },
    { path: './fonts/noto-sans-tc-700.woff2', weight: '700' },
  ],
  variable: '--font-noto',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
});

const huninn = localFont({
  src: './fonts/huninn.woff2',
  variable: '--font-huninn',
  weight: '400',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
});

export const fontVariables = `${nunito.variable} ${noto.variable} ${huninn.variable}`;
