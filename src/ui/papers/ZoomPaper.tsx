'use client';

import { Popover as Radix } from 'radix-ui';
import { type ReactNode, useMemo } from 'react';
import { usePaperSide } from '../use-media';

export interface ZoomPaperProps {
  readonly anchor: Element;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function ZoomPaper({ anchor, onClose, children }: ZoomPaperProps) {
  const side = usePaperSide('top');
  const anchored = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Radix.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Radix.Anchor virtualRef={anchored} />
      <Radix.Portal>
        <Radix.Content
          aria-hidden
          side={side}
          sideOffset={14}
          collisionPadding={10}
          className="zoom pop"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
