'use client';

import { type ComponentProps, useId } from 'react';
import { classes } from './classes';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly error?: string | undefined;
}

/** A line to write on. */
export function TextField({ label, isLabelHidden = false, error, className, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1 block text-sm text-ink-soft'}>
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error !== undefined}
        {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
        className={classes(
          'min-h-11 w-full rounded-t-md border-b-2 bg-transparent px-2 text-ink transition-colors duration-150 placeholder:text-ink-soft placeholder:opacity-75 hover:bg-glow',
          error === undefined ? 'border-paper-edge focus:border-accent-ink' : 'border-bad',
        )}
        {...rest}
      />
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1 px-2 text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
