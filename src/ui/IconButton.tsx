import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';
import { iconButtonClasses } from './icon-button';
import { Tooltip } from './Tooltip';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its name for everybody: the tooltip and what a screen reader says. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly hasTooltip?: boolean;
}

/** A round button that is only a picture. */
export function IconButton({ label, icon, className, hasTooltip = true, ...rest }: IconButtonProps) {
  const button = (
    <button type="button" aria-label={label} className={classes(iconButtonClasses, className)} {...rest}>
      {icon}
    </button>
  );
  return hasTooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
}
