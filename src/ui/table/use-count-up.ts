'use client';

import { useEffect, useState } from 'react';
import { useReducedMotion } from '../use-media';

/** Counts 0, 1, … up to `steps`, one each `ms`; at the end at once for reduced motion or when skipped. */
export function useCountUp(steps: number, ms: number): { readonly step: number; readonly skip: () => void } {
  const isStill = useReducedMotion();
  const [step, setStep] = useState(0);
  const shown = isStill ? steps : Math.min(step, steps);

  useEffect(() => {
    if (shown >= steps) return;
    const timer = setTimeout(() => setStep(shown + 1), ms);
    return () => clearTimeout(timer);
  }, [shown, steps, ms]);

  return { step: shown, skip: () => setStep(steps) };
}
