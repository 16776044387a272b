import type { Haunt } from '../rules/thing';
import { theWebOfDestiny } from './04-the-web-of-destiny';
import { fleshwalkers } from './12-fleshwalkers';
import { theAbyssGazesBack } from './22-the-abyss-gazes-back';

export { chart } from './chart';

/** The haunts of the box, by number. */
export const haunts: Readonly<Record<number, Haunt>> = {
  4: theWebOfDestiny,
  12: fleshwalkers,
  22: theAbyssGazesBack,
};
