'use client';

import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes';

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** One of a few, side by side in one groove; the chosen one is a slip of paper lying in it. */
export function Segmented<Value extends string>({
  label,
  value,
  choices,
  onChange,
  className,
}: SegmentedProps<Value>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={(next) => {
        const choice = choices.find((candidate) => candidate.value === next);
        if (choice !== undefined) onChange(choice.value);
      }}
      className={classes('hollow inline-flex rounded-button p-1', className)}
    >
      {choices.map((choice) => (
        <RadioGroup.Item
          key={choice.value}
          value={choice.value}
          className="inline-flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-lg px-3 font-heading font-semibold text-current opacity-80 transition-[opacity,background-color] duration-150 data-[state=checked]:bg-paper data-[state=checked]:text-ink data-[state=checked]:opacity-100 data-[state=checked]:shadow-contact"
        >
          {choice.icon}
          {choice.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
