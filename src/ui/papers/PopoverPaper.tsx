'use client';

import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { usePaperSide } from '../use-media';
import type { PaperBeside } from './paper-beside';
import { useReturn } from './use-return';

export interface PopoverPaperProps extends PaperBeside {
  readonly label: string;
  /** On which side there is nothing that has to stay in sight. */
  readonly side?: 'top' | 'bottom' | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function PopoverPaper({
  id,
  open,
  onOpenChange,
  anchor,
  label,
  side = 'bottom',
  className,
  children,
}: PopoverPaperProps) {
  const paperSide = usePaperSide(side);
  const leaving = useReturn(anchor);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-label={label}
          side={paperSide}
          sideOffset={8}
          collisionPadding={12}
          className={classes('paper pop z-50 w-72 max-w-[calc(100vw-1.5rem)] p-4 outline-none', className)}
          {...leaving}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
