'use client';

import { useEffect, useState } from 'react';

/** Where a browser cannot say that it has nothing to do. */
const LATER_MS = 200;

/** Whether the browser has had nothing to do since this was first shown: then ornaments may come. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIsIdle(true);
    if (typeof requestIdleCallback === 'function') {
      const call = requestIdleCallback(rest);
      return () => cancelIdleCallback(call);
    }
    const call = setTimeout(rest, LATER_MS);
    return () => clearTimeout(call);
  }, []);
  return isIdle;
}
