// Written by `npm run list-haunts`.
import type { Haunt } from '../rules/thing';
import { theWebOfDestiny } from './04-the-web-of-destiny';
import { fleshwalkers } from './12-fleshwalkers';
import { theAbyssGazesBack } from './22-the-abyss-gazes-back';
import type { HauntNumber } from './names';

export { chart } from './chart';
export { boxes } from './names';

/** The haunts of the box, by number. */
export const haunts: Readonly<Record<HauntNumber, Haunt>> = {
  4: theWebOfDestiny,
  12: fleshwalkers,
  22: theAbyssGazesBack,
};
