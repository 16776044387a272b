'use client';

import { createContext, type HTMLAttributes, useContext } from 'react';
import { classes } from './classes';
import { Tooltip } from './Tooltip';

/**
 * Where signs lie. On something that is pressed as a whole, as a plate may be, that has the press; looked at
 * closely it is read, each sign with its words beside it.
 */
export const SignPlace = createContext<'table' | 'pressed' | 'reading'>('table');

export interface SignProps extends HTMLAttributes<HTMLSpanElement> {
  /** What it is, in words: one message. */
  readonly says: string;
}

/** A sign on a board, plate or card. It says what it is when it is pressed, hovered or focused, and to a screen reader. */
export function Sign({ says, className, ...rest }: SignProps) {
  const place = useContext(SignPlace);
  const sign = (
    <span
      role="img"
      aria-label={says}
      className={classes('sign', className)}
      {...(place === 'table' && { tabIndex: 0 })}
      {...rest}
    />
  );
  if (place === 'pressed') return sign;
  if (place === 'table')
    return (
      <Tooltip text={says} byPress>
        {sign}
      </Tooltip>
    );
  return (
    <span className="sign-said">
      {sign}
      <span>{says}</span>
    </span>
  );
}
