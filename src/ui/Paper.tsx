import type { ComponentProps } from 'react';
import { classes } from './classes';

/** A sheet of paper on the table. */
export function Paper({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes('paper p-5 sm:p-7', className)} {...rest} />;
}
