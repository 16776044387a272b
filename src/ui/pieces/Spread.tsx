'use client';

import { type ReactNode, useState } from 'react';
import { Dialog } from '../Dialog';
import './spread.css';

export interface SpreadProps {
  /** What they are together. */
  readonly title: string;
  /** Each of them as it is read, with its key. */
  readonly cards: readonly { readonly key: string | number; readonly large: ReactNode }[];
}

/**
 * Lies over cards that are too small or too close for a thumb, where they are: pressed, it shows all of them large.
 * It is for the thumb only: keys, a pointer and whoever listens reach each card by itself.
 */
export function Spread({ title, cards }: SpreadProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        aria-haspopup="dialog"
        className="spread"
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} onOpenChange={setOpen} title={title} className="spread-paper">
        <ul className="spread-cards">
          {cards.map(({ key, large }) => (
            <li key={key} className="spread-card">
              {large}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
