'use client';

import { useEffect, useState } from 'react';
import type { Drawing, Sight } from '@/kit/sights';
import { useTable } from '@/ui/table/TableProvider';

/** What has been seen already, by token and part: a window stays as it is while its picture lies there. */
const SEEN = new Map<string, Sight>();
const MOST_SEEN = 200;
const AGAIN_MS = 1500;
const TRIES = 6;

function keep(key: string, sight: Sight): void {
  SEEN.set(key, sight);
  const [oldest] = SEEN.keys();
  if (SEEN.size > MOST_SEEN && oldest !== undefined) SEEN.delete(oldest);
}

/** What is to be seen of a picture through one of its windows; null for all of it. Undefined until it is there. */
function useSight(token: string, part: number | null, isOpen: boolean): Sight | undefined {
  const { look } = useTable();
  const key = `${token} ${part}`;
  const [seen, setSeen] = useState<{ readonly key: string; readonly sight: Sight }>();
  useEffect(() => {
    if (!isOpen || look === undefined || SEEN.has(key)) return;
    let isGone = false;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      tries++;
      void look({ token, part }).then((sight) => {
        if (isGone) return;
        if (sight !== undefined) {
          keep(key, sight);
          setSeen({ key, sight });
        } else if (tries < TRIES) timer = setTimeout(ask, AGAIN_MS);
      });
    };
    ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [look, key, token, part, isOpen]);
  return SEEN.get(key) ?? (seen?.key === key ? seen.sight : undefined);
}

/** The pixels of one window. */
export function usePixels(token: string, window: number, isOpen: boolean): Uint8Array | undefined {
  const sight = useSight(token, window, isOpen);
  return sight !== undefined && 'pixels' in sight ? new Uint8Array(sight.pixels) : undefined;
}

/** The whole of a picture that has been taken out. */
export function useDrawing(token: string, isOut: boolean): Drawing | undefined {
  const sight = useSight(token, null, isOut);
  return sight !== undefined && 'drawing' in sight ? sight.drawing : undefined;
}
