'use client';

import { Portal } from 'radix-ui';
import { Popper } from 'radix-ui/internal';
import type { RefObject } from 'react';

export interface TipPaperProps {
  readonly id: string;
  readonly text: string;
  readonly anchor: RefObject<HTMLElement | null>;
}

export function TipPaper({ id, text, anchor }: TipPaperProps) {
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      <Portal.Root>
        <Popper.Content
          id={id}
          role="tooltip"
          side="top"
          sideOffset={6}
          collisionPadding={8}
          className="paper pointer-events-none z-60 max-w-64 rounded-paper px-3 py-1.5 text-sm leading-snug"
        >
          {text}
        </Popper.Content>
      </Portal.Root>
    </Popper.Root>
  );
}
