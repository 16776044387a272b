'use client';

import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes';

export interface PopoverProps {
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly label: string;
  /** Given together with `onOpenChange` where something else decides when it lies open. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly className?: string;
}

/** A slip of paper beside the thing it explains. */
export function Popover({ trigger, children, label, className, ...state }: PopoverProps) {
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          sideOffset={8}
          collisionPadding={12}
          className={classes('paper pop z-50 w-72 max-w-[calc(100vw-1.5rem)] p-4 outline-none', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
