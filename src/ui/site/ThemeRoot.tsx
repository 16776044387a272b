'use client';

import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';

/**
 * Day or lamp: the device decides until somebody does. Set before the first paint; `disableTransitionOnChange`
 * would style the whole page four times over whenever one wakes up, so use-theme-choice.ts sees to that.
 */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider attribute="data-theme" storageKey="kaizhuo.theme">
      {children}
    </ThemeProvider>
  );
}
