import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@games/index';
import { LOCALES, type Locale } from '@/kit/entry';
import { CARD, cardPicture, SHELF } from '@/kit/link-card';
import { filesBelow, textStamp } from './files.mjs';
import { root } from './root.mjs';

/** The picture that a messenger shows with a link: to a game, or, as `SHELF`, to the site. */
export interface Card {
  /** Relative to the project's folder. */
  readonly file: string;
  readonly slug: string;
  readonly locale: Locale;
  readonly title: string;
  /** The title in the other language, where that is another. */
  readonly subtitle: string | undefined;
  readonly line: string;
}

/** Of JPEG, from 1 to 100. */
export const CARD_QUALITY = 74;

/** What lies on a card besides words. */
const GROUND = 'public/art/table/oak.svg';
const SIGN = 'src/app/icon.svg';
const LOOKS = 'scripts/lib/card.css';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const inside = (file: string, type: string): string =>
  `data:${type};base64,${readFileSync(path.join(root, file)).toString('base64')}`;
const lidOf = (slug: string): string => `public/art/${slug}/box.svg`;

/** The site's words; the card of the shelf bears two of them. */
const wordsOf = (locale: Locale): { site: { name: string }; home: { heading: string } } =>
  JSON.parse(read(`src/i18n/messages/${locale}.json`));

const otherOf = (locale: Locale): Locale => (locale === 'en' ? 'zh-Hant' : 'en');

/** Every card, in both languages. */
export async function cards(): Promise<Card[]> {
  const file = (slug: string, locale: Locale) => `public${cardPicture(slug, locale)}`;
  const of = games.map(async ({ slug, title, about }) => {
    const { tagline } = await about();
    return LOCALES.map((locale): Card => {
      const other = title[otherOf(locale)];
      const subtitle = other === title[locale] ? undefined : other;
      return {
        file: file(slug, locale),
        slug,
        locale,
        title: title[locale],
        subtitle,
        line: tagline[locale],
      };
    });
  });
  const shelf = LOCALES.map((locale): Card => {
    const { site, home } = wordsOf(locale);
    const title = site.name;
    return { file: file(SHELF, locale), slug: SHELF, locale, title, subtitle: undefined, line: home.heading };
  });
  return [...(await Promise.all(of)).flat(), ...shelf];
}

/** What is drawn on a card, and how it is laid out. */
function drawingsOf({ slug }: Card): readonly string[] {
  const lids = slug === SHELF ? games.map((game) => game.slug) : [slug];
  return [GROUND, SIGN, LOOKS, ...lids.map(lidOf)];
}

export const hasDrawings = (card: Card): boolean =>
  drawingsOf(card).every((file) => existsSync(path.join(root, file)));

/** Says of which words and drawings a card is; written into the picture itself. */
export function stampOfCard(card: Card): string {
  const { locale, title, subtitle, line } = card;
  const drawings = drawingsOf(card).map(read);
  const words = [locale, title, subtitle, line, wordsOf(locale).site.name, CARD_QUALITY];
  return textStamp([...words, ...drawings].join('\n'));
}

/** Whole faces: a title may have letters that no page begins with. */
const FACES = [
  ['Nunito', '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2', '400 700'],
  ['Huninn', '@fontsource/huninn/files/huninn-chinese-traditional-400-normal.woff2', '400'],
] as const;
const FACE_PARTS = [94, 110, 113, 116, 117, 119, 122, 123];

const face = (family: string, file: string, weight: string): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url("${inside(`node_modules/${file}`, 'font/woff2')}")}`;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** What every card is laid out with: faces, tokens, the colours of the rooms, and the box as it stands on the shelf. */
export function looks(): string {
  const rooms = filesBelow(root, ['games']).filter((file) => file.endsWith('/room.css'));
  const more = FACE_PARTS.map((part, index) =>
    face(`Huninn ${index}`, `@fontsource/huninn/files/huninn-${part}-400-normal.woff2`, '400'),
  );
  return [
    ...FACES.map(([family, file, weight]) => face(family, file, weight)),
    ...more,
    ...['src/ui/tokens.css', ...rooms, 'src/ui/shelf/box.css', LOOKS].map(read),
    `:root{--ground:url("${inside(GROUND.replace('.svg', '.avif'), 'image/avif')}");--width:${CARD.width}px;--height:${CARD.height}px;`,
    `--faces:Nunito,Huninn,${FACE_PARTS.map((_, index) => `"Huninn ${index}"`).join()}}`,
  ].join('\n');
}

/** Pixels of a title's letters: a Chinese one stays on its line, a long English one leaves room for what is below. */
function sizeOf({ locale, title }: Card): number {
  if (locale === 'en' || /^[ -~]+$/.test(title)) return title.length > 16 ? 72 : 84;
  return Math.min(104, Math.floor(630 / [...title].length));
}

const lid = (slug: string): string => `<img src="${inside(lidOf(slug), 'image/svg+xml')}" alt="">`;

function boxOf({ slug, title, subtitle }: Card): string {
  const small = subtitle === undefined ? '' : `<small>${escaped(subtitle)}</small>`;
  return `<div class="game-box"><div class="game-box-body">
    <div class="game-box-spine"><span class="game-box-spine-title">${escaped(title)}</span></div>
    <div class="game-box-front">${lid(slug)}<div class="game-box-plate"><span>${escaped(title)}</span>${small}</div></div>
  </div></div>`;
}

/** As many in a row as make a shelf that is wider than high. */
const shelfOf = (): string =>
  `<div class="boxes" style="--columns: ${Math.ceil(Math.sqrt(games.length * 1.3))}">${games.map(({ slug }) => `<span class="lid">${lid(slug)}</span>`).join('')}</div>`;

/** A card as it stands in a page that has the `looks`. */
export function drawn(card: Card): string {
  const { slug, locale, title, line } = card;
  const { name } = wordsOf(locale).site;
  const room = games.find((game) => game.slug === slug)?.room;
  const sign = `<p class="sign">${read(SIGN)}${slug === SHELF ? '' : `<span>${escaped(name)}</span>`}</p>`;
  return `<main lang="${locale}" class="${slug === SHELF ? 'is-shelf' : ''}" ${room === undefined ? '' : `data-room="${room}"`}>
    ${slug === SHELF ? shelfOf() : boxOf(card)}
    <div class="words">${slug === SHELF ? sign : ''}<h1 style="--size: ${sizeOf(card)}px">${escaped(title)}</h1><p class="line">${escaped(line)}</p></div>
    ${slug === SHELF ? '' : sign}
  </main>`;
}
