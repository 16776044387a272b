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
