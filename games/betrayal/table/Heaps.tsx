import type { ReactNode } from 'react';
import { heapsOf } from './alike';

interface HeapsProps {
  readonly all: readonly {
    readonly id: string;
    /** The same for those that look the same. */
    readonly looks: string;
    readonly figure: ReactNode;
  }[];
}

/** Figures for which there is no room side by side: explorers stand, and monsters that look the same lie in a heap. */
export const Heaps = ({ all }: HeapsProps) =>
  heapsOf(all, ({ looks }) => looks).map((heap) =>
    heap.length === 1 ? (
      heap.map(({ figure }) => figure)
    ) : (
      <span key={heap[0]?.id} className="bt-heap">
        {heap.map(({ figure }) => figure)}
        <b aria-hidden className="bt-heap-count">
          {heap.length}
        </b>
      </span>
    ),
  );
