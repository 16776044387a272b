export interface Credit {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
}

export const typefaces: readonly Credit[] = [
  { name: 'Noto Sans TC', author: 'Adobe', licence: 'SIL OFL 1.1' },
  { name: 'Huninn 粉圓', author: 'The Huninn Project Authors (justfont)', licence: 'SIL OFL 1.1' },
  { name: 'Nunito', author: 'The Nunito Project Authors', licence: 'SIL OFL 1.1' },
];

export const pictures: readonly Credit[] = [
  { name: 'Lucide', author: 'Lucide Contributors', licence: 'ISC' },
  { name: 'Fluent Emoji', author: 'Microsoft', licence: 'MIT' },
];

export const libraries: readonly Credit[] = [
  { name: 'boardgame.io', author: 'The boardgame.io Authors', licence: 'MIT' },
  { name: 'Next.js', author: 'Vercel', licence: 'MIT' },
  { name: 'React', author: 'Meta Platforms', licence: 'MIT' },
  { name: 'next-intl', author: 'Jan Amann', licence: 'MIT' },
  { name: 'Radix Primitives', author: 'WorkOS', licence: 'MIT' },
  { name: 'Motion', author: 'Motion BV', licence: 'MIT' },
  { name: 'next-themes', author: 'Paco Coursey', licence: 'MIT' },
  { name: 'Tailwind CSS', author: 'Tailwind Labs', licence: 'MIT' },
  { name: 'marked', author: 'MarkedJS, Christopher Jeffrey', licence: 'MIT' },
  { name: 'Zod', author: 'Colin McDonnell', licence: 'MIT' },
  { name: 'unhomoglyph', author: 'Vitaly Puzrin', licence: 'MIT' },
  { name: 'confusables.txt', author: 'Unicode, Inc.', licence: 'Unicode License v3' },
  { name: 'fastest-levenshtein', author: 'Kasper Unn Weihe', licence: 'MIT' },
  { name: 'idb', author: 'Jake Archibald', licence: 'ISC' },
  { name: 'perfect-freehand', author: 'Steve Ruiz', licence: 'MIT' },
  { name: 'noble-ciphers, noble-hashes', author: 'Paul Miller', licence: 'MIT' },
];
