'use client';

import { useEffect } from 'react';
import { AWAKE } from './awake';

/** Says when the page is awake; shows nothing. Stands last in it, so that the rest is. */
export function WakeUp() {
  useEffect(() => {
    document.dispatchEvent(new Event(AWAKE));
  }, []);
  return null;
}
