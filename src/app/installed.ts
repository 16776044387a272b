import type { Locale } from '@/kit/entry';

/** `--wood` of `ui/tokens.css` as the browser's frame understands them. */
export const THEME_COLOURS = { light: '#deba8d', dark: '#372619' } as const;

/** Drawn by `scripts/icons.ts` from `app/icon.svg`. */
export const ICONS = {
  small: '/icons/192.png',
  large: '/icons/512.png',
  maskable: '/icons/maskable-512.png',
} as const;

export const manifestAddress = (locale: Locale): string => `/${locale}/manifest.webmanifest`;
