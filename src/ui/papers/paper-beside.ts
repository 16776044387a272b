import type { RefObject } from 'react';

/** How a paper hangs together with what opens it. */
export interface PaperBeside {
  readonly id: string;
  readonly triggerID: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What opens it, beside which it lies and which gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null>;
}
