import { Portal } from 'radix-ui';
import { Popper } from 'radix-ui/internal';
import type { ReactNode, RefObject } from 'react';

export interface SlipPaperProps {
  /** What has a place in the window: a piece, or the memory of one. */
  readonly anchor: RefObject<Pick<Element, 'getBoundingClientRect'>>;
  readonly children: ReactNode;
}

/** What is said of a piece, above it or below and never over it. It takes no focus, and nothing closes it but its owner. */
export function SlipPaper({ anchor, children }: SlipPaperProps) {
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      <Portal.Root>
        <Popper.Content side="top" sideOffset={10} collisionPadding={10} className="pop z-60">
          {children}
        </Popper.Content>
      </Portal.Root>
    </Popper.Root>
  );
}
