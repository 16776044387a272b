import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type GameEntry, LOCALES, type Locale } from '@/kit/entry';
import { CARD, cardPicture, SHELF, UNTOLD } from '@/kit/link-card';

/** As messengers name our languages. */
const NAMES: Readonly<Record<Locale, string>> = { 'zh-Hant': 'zh_TW', en: 'en_US' };

type LinkCard = Pick<Metadata, 'openGraph' | 'twitter'>;

interface Shown {
  readonly locale: Locale;
  /** What follows the language in the page's address. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly alt: string;
}

async function card({ locale, path, title, text, picture, alt }: Shown): Promise<LinkCard> {
  const t = await getTranslations({ locale, namespace: 'site' });
  return {
    openGraph: {
      type: 'website',
      siteName: t('name'),
      title,
      description: text,
      url: `/${locale}${path}`,
      locale: NAMES[locale],
      alternateLocale: LOCALES.filter((other) => other !== locale).map((other) => NAMES[other]),
      images: [{ url: picture, ...CARD, type: 'image/jpeg', alt }],
    },
    // The rest of it is what Next takes from above.
    twitter: { card: 'summary_large_image' },
  };
}

interface Page extends Pick<Shown, 'locale' | 'path' | 'title' | 'text'> {
  /** Whose box it shows; without one the shelf. */
  readonly game?: GameEntry;
}

/** What somebody is shown to whom a link to the page is sent. */
export async function linkCard({ game, ...page }: Page): Promise<LinkCard> {
  const t = await getTranslations({ locale: page.locale, namespace: 'card' });
  const alt = game === undefined ? t('shelf') : t('box', { game: game.title[page.locale] });
  return card({ ...page, picture: cardPicture(game?.slug ?? SHELF, page.locale), alt });
}

/** The same of a room, whose game only the server knows. */
export async function invitationCard(locale: Locale): Promise<LinkCard> {
  const t = await getTranslations({ locale, namespace: 'card' });
  const { game, slug } = UNTOLD;
  return card({
    locale,
    path: '/rooms',
    title: t('invitation', { game }),
    text: t('invites'),
    picture: cardPicture(slug, locale),
    alt: t('box', { game }),
  });
}
