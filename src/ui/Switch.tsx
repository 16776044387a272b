'use client';

import { Switch as Radix } from 'radix-ui';

export interface SwitchProps {
  readonly id?: string;
  readonly label: string;
  readonly describedBy?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A brass knob in a wooden groove. */
export function Switch({ id, label, describedBy, checked, onChange }: SwitchProps) {
  return (
    <Radix.Root
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      checked={checked}
      onCheckedChange={onChange}
      className="group inline-flex h-11 w-16 shrink-0 items-center rounded-full"
    >
      <span className="hollow flex h-8 w-16 items-center rounded-full p-1 transition-colors duration-200 group-data-[state=checked]:bg-accent">
        <Radix.Thumb className="brass block size-6 rounded-full transition-transform duration-200 ease-settle data-[state=checked]:translate-x-8" />
      </span>
    </Radix.Root>
  );
}
