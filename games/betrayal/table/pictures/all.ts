import { ANYWHERE } from './anywhere';
import { BASEMENT, SHARED_BELOW } from './basement';
import { GROUND } from './ground';
import type { Drawing } from './shapes';
import { UPPER } from './upper';

/** A drawing for each room by its name. */
export const PICTURES: Readonly<Record<string, Drawing>> = {
  ...GROUND,
  ...UPPER,
  ...BASEMENT,
  ...SHARED_BELOW,
  ...ANYWHERE,
};
