'use client';

import { type RefObject, useRef } from 'react';

interface Leaving {
  readonly target: EventTarget | null;
  preventDefault(): void;
}

/**
 * Where the focus goes when a paper is put away: back to what opened it, unless somebody has gone on
 * elsewhere. What opened it closes it by itself, so pressing that is not leaving.
 */
export function useReturn(anchor: RefObject<HTMLElement | null>) {
  const hasGoneOn = useRef(false);
  return {
    onInteractOutside: (event: Leaving) => {
      if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
      else hasGoneOn.current = true;
    },
    onCloseAutoFocus: (event: Pick<Leaving, 'preventDefault'>) => {
      if (!hasGoneOn.current) anchor.current?.focus();
      hasGoneOn.current = false;
      event.preventDefault();
    },
  };
}
