import type { CSSProperties } from 'react';
import type { Garden, Point } from './geometry';

/** A point of the drawing as the share of the board it lies at: `--x` and `--y`, in hundredths. */
export const placeAt = ({ width, height }: Garden, { x, y }: Point): CSSProperties =>
  ({ '--x': (x / width) * 100, '--y': (y / height) * 100 }) as CSSProperties;
