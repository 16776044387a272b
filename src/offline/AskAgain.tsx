'use client';

import { useEffect } from 'react';
import { Button } from '@/ui/Button';

const reload = () => window.location.reload();

/** Asks for the page at this address again: on request, and by itself once the network is back. */
export function AskAgain({ label }: { readonly label: string }) {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <Button look="primary" onClick={reload}>
      {label}
    </Button>
  );
}
