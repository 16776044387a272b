import { useEffect, useState } from 'react';

const BEGAN = Date.now() - performance.now();

/** Milliseconds since 1970, as the device had it when the page began: whoever sets its clock moves no countdown. */
export const steadyNow = (): number => BEGAN + performance.now();

/** The same, looked at anew every `everyMs`; null: not at all. */
export function useSteadyNow(everyMs: number | null): number {
  const [now, setNow] = useState(steadyNow);
  useEffect(() => {
    if (everyMs === null) return undefined;
    const timer = setInterval(() => setNow(steadyNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
