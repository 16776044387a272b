'use client';

import { useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '../use-media';
import { placeCaption } from './caption-place';
import { ToldLines } from './ToldLines';
import type { Happening } from './telling';

/** Lies beside the pieces that move and comes along with them; nobody has to press it away. */
export function Caption({ happening }: { readonly happening: Happening }) {
  const caption = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const doer = happening.entries[0]?.playerID ?? null;

  useLayoutEffect(() => {
    // In the frame after: then the pieces are on their way.
    const frame = requestAnimationFrame(() => {
      if (caption.current !== null) placeCaption(caption.current, doer, isStill);
    });
    return () => cancelAnimationFrame(frame);
  }, [doer, isStill]);

  return (
    <div ref={caption} className="telling-caption paper" aria-hidden>
      <ToldLines happening={happening} />
    </div>
  );
}
