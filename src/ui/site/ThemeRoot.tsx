'use client';

import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';

/** Day or lamp: the device decides until somebody does. Set before the first paint. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider attribute="data-theme" storageKey="kaizhuo.theme" disableTransitionOnChange>
      {children}
    </ThemeProvider>
  );
}
