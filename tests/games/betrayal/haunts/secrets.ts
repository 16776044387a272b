// Written by `npm run list-haunts`.
import type { Secret } from '../secret';
import { secret as secret34 } from './34.secret';

/** What haunts keep from a seat, by number. */
export const secrets: Readonly<Record<number, Secret>> = {
  34: secret34,
};
