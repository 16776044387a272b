'use client';

import { useEffect, useState } from 'react';
import { fetchLate } from '@/ui/late';

interface Loaded<T> {
  readonly key: string;
  readonly load: (key: string) => Promise<T>;
  readonly value: T;
}

/**
 * What `load` brings for `key`; undefined until it is there, and again when either changes. What goes
 * wrong is thrown while rendering, for the page's error boundary. `load` must be the same function as
 * long as it would bring the same.
 */
export function useLoaded<T>(key: string | undefined, load: (key: string) => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<Loaded<T>>();
  useEffect(() => {
    if (key === undefined) return;
    let isGone = false;
    fetchLate(() => load(key)).then(
      (value) => {
        if (!isGone) setLoaded({ key, load, value });
      },
      (error: unknown) =>
        setLoaded(() => {
          throw error;
        }),
    );
    return () => {
      isGone = true;
    };
  }, [key, load]);
  return loaded !== undefined && loaded.key === key && loaded.load === load ? loaded.value : undefined;
}
