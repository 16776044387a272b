/** Where a game's pictures lie. */
export const boxArt = (slug: string): string => `/art/${slug}/box.svg`;
