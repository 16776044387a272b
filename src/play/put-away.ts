import { useEffect, useLayoutEffect, useState } from 'react';

/** Covers the hand when the page is put away, so that nobody beside this screen sees it. */
export function useLeaveAlone(session: { leaveAlone(): void }): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') session.leaveAlone();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [session]);
}

/**
 * React keeps what a component showed before, in the other of its two buffers. Rendering once more
 * under the cover overwrites that, too, so that the last hand is nowhere left in the page: before the
 * cover is so much as painted.
 */
export function useForgetting(isCovered: boolean): void {
  const [, renderAgain] = useState(0);
  useLayoutEffect(() => {
    if (isCovered) renderAgain((count) => count + 1);
  }, [isCovered]);
}
