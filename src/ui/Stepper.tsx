'use client';

import { Minus, Plus } from 'lucide-react';
import { IconButton } from './IconButton';

export interface StepperProps {
  readonly label: string;
  readonly fewerLabel: string;
  readonly moreLabel: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number between two buttons. */
export function Stepper({ label, fewerLabel, moreLabel, value, min, max, onChange }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame and legend
    <div role="group" aria-label={label} className="hollow inline-flex items-center rounded-full">
      <IconButton
        label={fewerLabel}
        icon={<Minus aria-hidden size={18} />}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output className="min-w-8 text-center text-lg font-bold">{value}</output>
      <IconButton
        label={moreLabel}
        icon={<Plus aria-hidden size={18} />}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </div>
  );
}
