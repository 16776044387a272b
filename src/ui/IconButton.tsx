import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';
import { Tooltip } from './Tooltip';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its name for everybody: the tooltip and what a screen reader says. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly hasTooltip?: boolean;
}

export const iconButtonClasses =
  'inline-grid size-11 shrink-0 place-items-center rounded-full text-current transition-[background-color,transform] duration-150 hover:bg-ink-faint active:scale-95 disabled:opacity-40';

/** A round button that is only a picture. */
export function IconButton({ label, icon, className, hasTooltip = true, ...rest }: IconButtonProps) {
  const button = (
    <button type="button" aria-label={label} className={classes(iconButtonClasses, className)} {...rest}>
      {icon}
    </button>
  );
  return hasTooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
}
