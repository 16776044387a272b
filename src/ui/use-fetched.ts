import { useEffect, useState } from 'react';
import { fetchLate, missed } from './late';

/** A part of the page that is fetched once, for all who want it. */
export interface FetchedPart<T> {
  readonly fetch: () => Promise<T>;
  /** What has come, in a box of its own; nothing before. */
  readonly come: () => { readonly part: T } | undefined;
}

export function fetchedPart<T>(load: () => Promise<T>): FetchedPart<T> {
  let come: { readonly part: T } | undefined;
  let coming: Promise<T> | undefined;
  return {
    come: () => come,
    fetch: () => {
      coming ??= fetchLate(load).then(
        (part) => {
          come = { part };
          return part;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
  };
}

/**
 * A part of the page that is there at once, once it has been fetched: a component that is fetched lazily would be empty
 * for a moment each time that it is looked at first. Undefined until then, and where it can't be had.
 */
export function useFetched<T>(part: FetchedPart<T>, isWanted: boolean): T | undefined {
  const [here, setHere] = useState(part.come);
  useEffect(() => {
    if (!isWanted || here !== undefined) return;
    let isThere = true;
    part.fetch().then(() => isThere && setHere(part.come()), missed);
    return () => {
      isThere = false;
    };
  }, [part, isWanted, here]);
  return here?.part;
}
