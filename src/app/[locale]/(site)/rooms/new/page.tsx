import { gameOf, games } from '@games/index';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { wordIn } from '@/kit/address';
import { pageLocale } from '../../../../locale-params';
import { OpenRoom } from '../../../../OpenRoom';

interface NewRoomProps {
  readonly params: Promise<{ locale: string }>;
  readonly searchParams: Promise<{ game?: string | string[] }>;
}

export async function generateMetadata({ params }: NewRoomProps): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'online' });
  return { title: t('open.title'), robots: { index: false } };
}

/** `?game=` names the game; without it the first of the shelf, which the room can exchange. */
export default async function NewRoomPage({ params, searchParams }: NewRoomProps) {
  const locale = pageLocale((await params).locale);
  const { game: asked } = await searchParams;
  const game = asked === undefined ? games[0] : gameOf(wordIn(String(asked)));
  if (game === undefined) notFound();
  const t = await getTranslations({ locale, namespace: 'online' });
  return (
    <div data-room={game.room} className="mx-auto max-w-lg pt-6">
      <h1 className="mb-4 text-3xl">{t('open.of', { game: game.title[locale] })}</h1>
      <OpenRoom slug={game.slug} locale={locale} />
    </div>
  );
}
