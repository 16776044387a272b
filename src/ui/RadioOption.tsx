import type { ReactNode } from 'react';
import { classes } from './classes';

export interface RadioOptionProps {
  /** Ties the options of one group together. */
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly className?: string;
  /** What it is called and looks like; styled by `group-has-checked/option`. */
  readonly children: ReactNode;
}

/** One of a few: the browser's own radio button, lying unseen over what is drawn of it. */
export function RadioOption({ name, checked, onChoose, className, children }: RadioOptionProps) {
  return (
    <label className={classes('group/option relative', className)}>
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-[inherit]"
      />
      {children}
    </label>
  );
}
