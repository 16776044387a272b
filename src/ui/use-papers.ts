'use client';

import { useEffect, useState } from 'react';
import { fetchAhead, fetchLate } from './late';

type Papers = typeof import('./papers');

let papers: Papers | undefined;

/** Fetches what opens over a page. Rejects when its script cannot be had. */
export async function fetchPapers(): Promise<Papers> {
  papers = await import('./papers');
  return papers;
}

/** The papers, for whatever lies on one: where it is rendered, they are there. */
export function laidPapers(): Papers {
  if (papers === undefined) throw new Error('What belongs on a paper is rendered without one.');
  return papers;
}

/**
 * Everything that opens over a page: menus, slips, dialogs. It is much, and a page is used before any
 * of it is, so it is fetched when something is about to open. Undefined until it is there.
 *
 * @param isNeeded something is open: asked for until it comes
 * @param isLikely something may be opened soon: fetched as well, and a failure is left to the next time
 */
export function usePapers(isNeeded: boolean, isLikely = false): Papers | undefined {
  const [, setThere] = useState(papers !== undefined);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    if (papers !== undefined || !(isNeeded || isLikely)) return;
    let isGone = false;
    const come = async () => {
      await fetchPapers();
      if (!isGone) setThere(true);
    };
    if (isNeeded)
      fetchLate(come).catch((error: unknown) => {
        if (!isGone) setFailure({ error });
      });
    else fetchAhead(come);
    return () => {
      isGone = true;
    };
  }, [isNeeded, isLikely]);
  if (failure !== undefined) throw failure.error;
  return papers;
}
