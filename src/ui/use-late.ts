import { useEffect, useState } from 'react';

/** How long what was sent may be on its way before its own person is told, in milliseconds. */
export const LATE_MS = 3000;

/** Whether something has been pending for so long that its person should be told. */
export function useLate(isPending: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);
  return isPending && isLate;
}
