import type { CSSProperties } from 'react';

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
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      value={value}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      className="slider"
      style={{ '--share': share } as CSSProperties}
    />
  );
}
