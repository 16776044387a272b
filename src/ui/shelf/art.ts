/** Where the cover of a game's box lies: painted from `box.avif` when the site is built (scripts/covers.ts). */
export const boxArt = (slug: string): string => `/art/${slug}/box.avif`;
