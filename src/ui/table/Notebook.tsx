'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { Sheet } from '../Dialog';
import { useAids } from './use-aids';

export interface NotebookProps {
  readonly title: string;
  /** The button on the table, as the game draws it. */
  readonly button: (opens: { readonly 'aria-haspopup': 'dialog'; readonly onClick: () => void }) => ReactNode;
  /** What a good player would write down; fetched by `lazy` when it is opened. */
  readonly children: ReactNode;
}

/** A notebook on the table, for who wants notes: aids are the person's own. */
export function Notebook({ title, button, children }: NotebookProps) {
  const { notes } = useAids();
  const [isOpen, setOpen] = useState(false);
  if (!notes) return null;
  return (
    <>
      {button({ 'aria-haspopup': 'dialog', onClick: () => setOpen(true) })}
      <Sheet open={isOpen} onOpenChange={setOpen} title={title}>
        <Suspense>{children}</Suspense>
      </Sheet>
    </>
  );
}
