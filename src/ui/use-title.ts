'use client';

import { useEffect } from 'react';

/** What a page is called while it shows this: its own title does not know it. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
