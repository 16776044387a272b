'use client';

import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface PopoverProps {
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly label: string;
}

/** A slip of paper beside the thing it explains. */
export function Popover({ trigger, children, label }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          sideOffset={8}
          collisionPadding={12}
          className="paper pop z-50 w-72 max-w-[calc(100vw-1.5rem)] p-4 outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
