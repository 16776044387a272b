import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';

export type ButtonLook = 'primary' | 'quiet' | 'plain';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'wax px-6 font-bold',
  quiet: 'slip px-4 font-semibold',
  plain: 'px-3 font-semibold underline-offset-4 hover:underline',
};

/** The classes of a button, for links that look like one. */
export const buttonClasses = (look: ButtonLook = 'quiet', extra?: string): string =>
  classes(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-button py-2 leading-tight select-none',
    'font-heading transition-[transform,box-shadow,filter] duration-150 ease-settle',
    'disabled:cursor-not-allowed disabled:opacity-55 disabled:saturate-50',
    LOOKS[look],
    extra,
  );

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
  readonly icon?: ReactNode;
}

/** Sealing wax for the one thing to do (`primary`), a slip of paper for the rest. */
export function Button({ look, icon, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClasses(look, className)} {...rest}>
      {icon}
      {children}
    </button>
  );
}
