import { gameOf, games } from '@games/index';
import { notFound } from 'next/navigation';
import type { GameEntry, Locale } from '@/kit/entry';
import { pageLocale } from './locale-params';

export interface SlugProps {
  readonly params: Promise<{ locale: string; slug: string }>;
}

export const slugParams = () => games.map(({ slug }) => ({ slug }));

/** The language and game a page is about; the not-found page for any other. */
export async function pageGame({ params }: SlugProps): Promise<{ locale: Locale; game: GameEntry }> {
  const { locale: value, slug } = await params;
  const locale = pageLocale(value);
  const game = gameOf(slug);
  if (game === undefined) notFound();
  return { locale, game };
}

export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'zh-Hant' : 'en');
