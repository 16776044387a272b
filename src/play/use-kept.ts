import { useEffect, useState } from 'react';

/**
 * What this browser keeps, which only a page that runs can read: none until then, and where it cannot be read.
 * @param list must be the same function as long as it would list the same
 * @param onListed once it is known what there is
 * @returns it, and how to say that it has changed
 */
export function useKept<T>(list: () => Promise<readonly T[]>, onListed?: () => void) {
  const [kept, setKept] = useState<readonly T[]>([]);
  useEffect(() => {
    let isGone = false;
    list()
      .catch((error: unknown) => {
        console.warn('What this browser keeps cannot be read:', error);
        return [];
      })
      .then((found) => {
        if (isGone) return;
        setKept(found);
        onListed?.();
      });
    return () => {
      isGone = true;
    };
  }, [list, onListed]);
  return [kept, setKept] as const;
}
