// Written by `npm run list-haunts`.
import type { Secret } from '../secret';
import { secrets as of25 } from './25.secret';
import { secrets as of34 } from './34.secret';
import { secrets as of39 } from './39.secret';
import { secrets as of40 } from './40.secret';
import { secrets as of41 } from './41.secret';
import { secrets as of43 } from './43.secret';
import { secrets as of50 } from './50.secret';

/** What haunts keep from a seat, by number. */
export const secrets: Readonly<Record<number, readonly Secret[]>> = {
  25: of25,
  34: of34,
  39: of39,
  40: of40,
  41: of41,
  43: of43,
  50: of50,
};
