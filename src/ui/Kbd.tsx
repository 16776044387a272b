import type { ReactNode } from 'react';

/** A key of the keyboard. */
export function Kbd({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="slip inline-block min-w-6 rounded-md px-1.5 text-center font-text text-sm leading-6">
      {children}
    </kbd>
  );
}
