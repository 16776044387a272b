import { keepInList, keptList } from '../kept-list';

const keyOf = (name: string): string => `kaizhuo.met.${name}`;

/** What this device has met of that name, what was longest ago first. */
export const metHere = (name: string): string[] => keptList(keyOf(name));

export const rememberMet = (name: string, value: string): void => keepInList(keyOf(name), value);

const wonKey = (name: string, side: string): string => keyOf(`${name}.${side}`);

/** What somebody of this device has won of that name, as one of a side. */
export const wonHere = (name: string, side: string): string[] => keptList(wonKey(name, side));

export const rememberWon = (name: string, side: string, value: string): void =>
  keepInList(wonKey(name, side), value);
