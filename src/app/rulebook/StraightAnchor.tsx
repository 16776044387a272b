'use client';

import { useEffect } from 'react';
import { wordIn } from '@/kit/address';

/** Finds the clause of a link to which a chat has stuck text (`#LL8，`); draws nothing. */
export function StraightAnchor() {
  useEffect(() => {
    const look = () => {
      const named = window.location.hash.slice(1);
      const anchor = wordIn(named);
      if (anchor !== named && document.getElementById(anchor) !== null) window.location.replace(`#${anchor}`);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return null;
}
