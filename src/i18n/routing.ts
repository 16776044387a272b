import { defineRouting } from 'next-intl/routing';
import { LOCALES } from '@/kit/entry';

/** Every page lives under its language; `/` asks the cookie, then the browser, which one. */
export const routing = defineRouting({ locales: LOCALES, defaultLocale: 'zh-Hant' });
