import { keepInList, keptList } from '../kept-list';

const keyOf = (name: string): string => `kaizhuo.met.${name}`;

/** What this device has met of that name, what was longest ago first. */
export const metHere = (name: string): string[] => keptList(keyOf(name));

export const rememberMet = (name: string, value: string): void => keepInList(keyOf(name), value);
