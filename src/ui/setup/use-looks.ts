import { useEffect, useState } from 'react';
import { type Looks, plainLooks } from '@/kit/names';

let looks: Looks | undefined;

/** What names look like, by Unicode's table; by their letters alone where that cannot be fetched. */
export async function fetchLooks(): Promise<Looks> {
  try {
    looks ??= (await import('@/kit/look-alikes')).looks;
    return looks;
  } catch (error) {
    console.warn('Names are compared by their letters alone:', error);
    return plainLooks;
  }
}

/**
 * What names look like, as far as is known. The table for it weighs as much as a room, so it is fetched when
 * names are being written that have to be told apart.
 */
export function useLooks(isNeeded: boolean): Looks {
  const [known, setKnown] = useState(() => looks);
  useEffect(() => {
    if (known !== undefined || !isNeeded) return;
    let isGone = false;
    void fetchLooks().then((fetched) => {
      if (!isGone) setKnown(() => fetched);
    });
    return () => {
      isGone = true;
    };
  }, [known, isNeeded]);
  return known ?? plainLooks;
}
