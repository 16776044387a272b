'use client';

import { Popover as Radix } from 'radix-ui';
import { type ReactNode, useMemo } from 'react';
import { classes } from '../classes';
import { usePaperSide } from '../use-media';
import type { PaperBeside } from './paper-beside';
import { useReturn } from './use-return';

export interface PopoverPaperProps extends PaperBeside {
  readonly label: string;
  /** On which side there is nothing that has to stay in sight. */
  readonly side?: 'top' | 'bottom' | undefined;
  /** What it lies beside, where that is more than what opens it: a selector of what that lies in. */
  readonly clearOf?: string | undefined;
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
  clearOf,
  className,
  children,
}: PopoverPaperProps) {
  const paperSide = usePaperSide(side);
  const beside = useMemo(
    () => ({
      current: {
        getBoundingClientRect: () => {
          const whole = clearOf === undefined ? null : anchor.current?.closest(clearOf);
          return (whole ?? anchor.current ?? document.body).getBoundingClientRect();
        },
      },
    }),
    [anchor, clearOf],
  );
  const leaving = useReturn(anchor);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={clearOf === undefined ? anchor : beside} />
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
