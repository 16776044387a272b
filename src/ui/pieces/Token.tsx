import type { ReactNode } from 'react';
import { classes } from '../classes';

export interface TokenProps {
  readonly look?: 'wax' | 'brass' | 'board';
  /** CSS length. */
  readonly size?: string;
  /** What is pressed into it. */
  readonly children?: ReactNode;
  /** In words; without it the token is decoration. */
  readonly label?: string;
}

/** A round piece of wax, brass or wood. */
export function Token({ look = 'wax', size = '1.5rem', children, label }: TokenProps) {
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={classes('inline-grid shrink-0 place-items-center rounded-full leading-none', look)}
      style={{ width: size, height: size }}
    >
      {children}
    </span>
  );
}
