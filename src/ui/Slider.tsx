'use client';

import { Slider as Radix } from 'radix-ui';

export interface SliderProps {
  readonly label: string;
  /** What the position means, for a screen reader. */
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A brass bead on a groove. */
export function Slider({ label, valueText, min, max, value, onChange }: SliderProps) {
  return (
    <Radix.Root
      className="relative flex h-11 w-full touch-none items-center select-none"
      min={min}
      max={max}
      value={[value]}
      onValueChange={([next]) => {
        if (next !== undefined) onChange(next);
      }}
    >
      <Radix.Track className="hollow relative h-2.5 grow overflow-hidden rounded-full">
        <Radix.Range className="absolute h-full bg-accent" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="brass block size-7 rounded-full transition-transform duration-150 hover:scale-110"
      />
    </Radix.Root>
  );
}
