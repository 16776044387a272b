'use client';

import { type HTMLAttributes, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { PaperBeside } from './papers/paper-beside';
import { usePapers } from './use-papers';

export interface OpenState {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** What opens a paper beside itself: the attributes of the trigger, and the paper once it may be wanted. */
export function usePaperBeside(role: 'menu' | 'dialog', { open, onOpenChange }: OpenState) {
  const id = useId();
  const triggerID = `${id}trigger`;
  const anchor = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const papers = usePapers(open, isNear);
  const approach = () => setNear(true);
  const trigger: HTMLAttributes<HTMLElement> & { readonly ref: typeof anchor } = {
    ref: anchor,
    id: triggerID,
    'aria-haspopup': role,
    'aria-expanded': open,
    ...(open && { 'aria-controls': id }),
    onPointerEnter: approach,
    onFocus: approach,
    onClick: () => onOpenChange(!open),
    ...(role === 'menu' && {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        onOpenChange(true);
      },
    }),
  };
  const paper: PaperBeside = { id, triggerID, open, onOpenChange, anchor };
  return { trigger, paper, papers };
}
