import { startTransition, useLayoutEffect, useState } from 'react';

/**
 * False while this comes to the page, true from the next frame on. What then comes is prepared bit by bit, so
 * that the page stays awake.
 */
export function useNextFrame(): boolean {
  const [isNext, setNext] = useState(false);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setNext(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isNext;
}
