import type { CSSProperties } from 'react';

export interface SliderProps {
  readonly label: string;
  /** What the position means, for a screen reader. */
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Values with a notch in the groove. */
  readonly marks?: readonly number[];
}

/** A brass bead on a groove. */
export function Slider({ label, valueText, min, max, value, onChange, marks = [] }: SliderProps) {
  const shareOf = (point: number) => (max > min ? (point - min) / (max - min) : 0);
  const slider = (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      value={value}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      className="slider"
      style={{ '--share': shareOf(value) } as CSSProperties}
    />
  );
  if (marks.length === 0) return slider;
  return (
    <span className="slider-marked">
      {marks.map((mark) => (
        <span
          key={mark}
          aria-hidden
          className="slider-mark"
          style={{ '--share': shareOf(mark) } as CSSProperties}
        />
      ))}
      {slider}
    </span>
  );
}
