'use client';

import type { ReactNode } from 'react';
import { usePapers } from './use-papers';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** The title is said but not shown. */
  readonly isTitleHidden?: boolean;
  readonly description?: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** A dialog lies in the middle; a sheet slides in: from below on a phone, from the side elsewhere. */
  readonly place?: 'middle' | 'sheet';
}

/** A paper laid over the table. Escape, the veil and the corner take it away again. */
export function Dialog(props: DialogProps) {
  const papers = usePapers(props.open);
  return papers && <papers.DialogPaper {...props} />;
}

/** The same paper, from below on a phone and from the side on a desk. */
export const Sheet = (props: Omit<DialogProps, 'place'>) => <Dialog {...props} place="sheet" />;
