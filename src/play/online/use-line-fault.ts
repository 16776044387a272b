import { useEffect, useState } from 'react';
import { steadyNow } from '@/ui/steady-now';
import type { Link } from './connection';
import { type LineFault, lineFault } from './line-check';

/** Milliseconds of being out after which it is said what may be the matter. */
const SAID_MS = 15_000;
/** It is looked into before, so that it is known by then: an attempt to open a line takes up to 5 s. */
const LOOKED_MS = 10_000;

/** What keeps this page out of its room, once it has been out for 15 s; undefined as long as nobody knows. */
export function useLineFault(roomID: string, { state }: Link): LineFault | undefined {
  const [fault, setFault] = useState<LineFault>();
  // While the device has no network at all it knows why.
  const isOut = state === 'connecting' || state === 'reconnecting';

  useEffect(() => {
    if (!isOut) return undefined;
    const outSince = steadyNow();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const after = (ms: number, work: () => void) => {
      timer = setTimeout(work, Math.max(0, ms));
    };
    const look = () => {
      lineFault(roomID).then(
        (found) => {
          if (isOver) return;
          if (found === undefined) after(LOOKED_MS, look);
          else after(outSince + SAID_MS - steadyNow(), () => setFault(found));
        },
        (error: unknown) => console.warn('It cannot be looked into why there is no line:', error),
      );
    };
    after(LOOKED_MS, look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      setFault(undefined);
    };
  }, [roomID, isOut]);

  return fault;
}
