'use client';

import { Slot } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { type OpenState, usePaperBeside } from './use-paper-beside';

export interface PopoverProps {
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly label: string;
  /** Given where something else decides when it lies open. */
  readonly state?: OpenState;
  /** Where it lies in an upright window; below, unless something there has to stay in sight. */
  readonly side?: 'top' | 'bottom';
  /** What it lies beside, where that is more than the trigger: a CSS selector of what that lies in. */
  readonly clearOf?: string;
  readonly className?: string;
}

/** A slip of paper beside the thing it explains. */
export function Popover({ trigger, children, label, state, side, clearOf, className }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const beside = usePaperBeside('dialog', state ?? { open, onOpenChange: setOpen });
  const { papers } = beside;
  return (
    <>
      <Slot.Root {...beside.trigger}>{trigger}</Slot.Root>
      {papers !== undefined && (
        <papers.PopoverPaper
          {...beside.paper}
          label={label}
          side={side}
          clearOf={clearOf}
          className={className}
        >
          {children}
        </papers.PopoverPaper>
      )}
    </>
  );
}
