/** The folder of each haunt by its number: the one list of them. */
export const folders = {
  4: '04-the-web-of-destiny',
  12: '12-fleshwalkers',
  22: '22-the-abyss-gazes-back',
} as const;

export type HauntNumber = keyof typeof folders;

/** Which haunts a box holds, by the name that a match keeps: a set stays as it is, more haunts make a new one. */
export const boxes = {
  three: [4, 12, 22],
} as const satisfies Readonly<Record<string, readonly HauntNumber[]>>;
