'use client';

import { createContext, type HTMLAttributes, useContext } from 'react';
import { classes } from './classes';
import { Tooltip } from './Tooltip';

/** Whether what lies here belongs to something that is pressed as a whole, as a plate may be: then that has the press. */
export const PressedWhole = createContext(false);

export interface SignProps extends HTMLAttributes<HTMLSpanElement> {
  /** What it is, in words: one message. */
  readonly says: string;
}

/** A sign on a board, plate or card. It says what it is when it is pressed, hovered or focused, and to a screen reader. */
export function Sign({ says, className, ...rest }: SignProps) {
  const isPart = useContext(PressedWhole);
  return (
    <Tooltip text={says} byPress={!isPart}>
      <span
        role="img"
        aria-label={says}
        className={classes('sign', className)}
        {...(!isPart && { tabIndex: 0 })}
        {...rest}
      />
    </Tooltip>
  );
}
