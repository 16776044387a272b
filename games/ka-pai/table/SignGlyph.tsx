import type { Sign } from '../rules/components';
import { signStroke } from './strokes';

/** A sign by itself, as the pencil draws it. */
export const SignGlyph = ({ sign, size = '1.5em' }: { readonly sign: Sign; readonly size?: string }) => (
  <svg aria-hidden viewBox="6 6 88 88" width={size} height={size} className={`kp-ink is-${sign}`}>
    <path d={signStroke(sign)} />
  </svg>
);
