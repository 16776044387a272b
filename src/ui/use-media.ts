'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; false on the server and where nobody can tell. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (typeof window.matchMedia !== 'function') return () => undefined;
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  const matches = () => typeof window.matchMedia === 'function' && window.matchMedia(query).matches;
  return useSyncExternalStore(subscribe, matches, () => false);
}

/** Where a paper lies beside what it is about: above or below it there is no room in a low window. */
export const usePaperSide = (upright: 'top' | 'bottom'): 'top' | 'bottom' | 'right' =>
  useMedia('(height < 34rem) and (width >= 544px) and (orientation: landscape)') ? 'right' : upright;

/** A phone or a tablet without a mouse: as good as never with a keyboard. */
export const useFingersOnly = (): boolean => useMedia('(hover: none) and (pointer: coarse)');

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
