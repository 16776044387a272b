'use client';

import { classes } from '@/ui/classes';
import { Sign } from '@/ui/Sign';
import { MarkSign } from './haunted-signs';
import type { MarkShown } from './use-marks';

/** A mark without its words: its sign, and its value. */
export const MarkFace = ({ path, count, angle }: Pick<MarkShown, 'path' | 'count'> & Partial<MarkShown>) => (
  <>
    {(path !== undefined || count === undefined) && <MarkSign path={path} angle={angle} />}
    {count !== undefined && <span className="bt-mark-count">{count}</span>}
  </>
);

/** Marks as brass tags, each of which says what it is. */
export const Marks = ({ marks }: { readonly marks: readonly MarkShown[] }) =>
  marks.length > 0 && (
    <span className="bt-marks">
      {marks.map((mark) => (
        <Sign key={mark.says} className={classes('bt-mark', mark.isPeril && 'is-peril')} says={mark.says}>
          <MarkFace {...mark} />
        </Sign>
      ))}
    </span>
  );
