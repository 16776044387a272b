'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '@/kit/entry';
import { isForgotten } from './frame';

/** Says that nothing is kept, where another page shows this one and the browser keeps nothing in it. */
export function FrameNotice({ locale }: { readonly locale: Locale }) {
  const [Forgotten, setForgotten] = useState<ComponentType>();
  useEffect(() => {
    if (!isForgotten()) return;
    let isGone = false;
    import('./Forgotten').then(
      async ({ forgottenIn }) => {
        const notice = await forgottenIn(locale);
        if (!isGone) setForgotten(() => notice);
      },
      (error: unknown) => console.warn('What a frame keeps could not be said:', error),
    );
    return () => {
      isGone = true;
    };
  }, [locale]);
  return Forgotten && <Forgotten />;
}
