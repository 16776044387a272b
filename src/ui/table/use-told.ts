import { useEffect, useRef } from 'react';

/** What stands on a screen; while that would be ahead of what is being told, what stood there before. */
export function useTold<Facts>(facts: Facts, isAhead: boolean): Facts {
  const told = useRef<Facts>(undefined);
  useEffect(() => {
    if (!isAhead) told.current = facts;
  });
  return isAhead ? (told.current ?? facts) : facts;
}
