'use client';

import type { DialogProps } from './papers/DialogPaper';
import { usePapers } from './use-papers';

/** A paper laid over the table. Escape, the veil and the corner take it away again. */
export function Dialog(props: DialogProps) {
  const papers = usePapers(props.open);
  return papers && <papers.DialogPaper {...props} />;
}

/** The same paper, from below on a phone and from the side on a desk. */
export const Sheet = (props: Omit<DialogProps, 'place'>) => <Dialog {...props} place="sheet" />;
