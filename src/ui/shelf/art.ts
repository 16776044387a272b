/** Where the cover of a game's box lies: painted from `box.svg` when the site is built (scripts/pictures.ts). */
export const boxArt = (slug: string): string => `/art/${slug}/box.avif`;
