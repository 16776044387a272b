import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { routing } from '@/i18n/routing';
import { ICONS, THEME_COLOURS } from '../../installed';
import { pageLocale } from '../../locale-params';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => routing.locales.map((locale) => ({ locale }));

interface ManifestProps {
  readonly params: Promise<{ locale: string }>;
}

/** What the device shows of the site once it is installed, in the language it was installed from. */
export async function GET(_: Request, { params }: ManifestProps): Promise<Response> {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'site' });
  const manifest: MetadataRoute.Manifest = {
    id: '/',
    name: t('title'),
    short_name: t('name'),
    description: t('description'),
    lang: locale,
    dir: 'ltr',
    start_url: `/${locale}`,
    scope: '/',
    display: 'standalone',
    background_color: THEME_COLOURS.light,
    theme_color: THEME_COLOURS.light,
    categories: ['games', 'entertainment'],
    icons: [
      { src: ICONS.small, sizes: '192x192', type: 'image/png' },
      { src: ICONS.large, sizes: '512x512', type: 'image/png' },
      { src: ICONS.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
