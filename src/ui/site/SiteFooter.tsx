import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';

const PAGES = ['bots', 'credits'] as const;

export function SiteFooter() {
  const t = useTranslations('site');
  return (
    <footer className="mx-auto mt-auto w-full max-w-page px-4 pt-14 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-sm text-on-wood-soft sm:px-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-ink-faint pt-4">
        <p className="flex-1 basis-72">{t('footer')}</p>
        {PAGES.map((page) => (
          <Link
            key={page}
            href={`/${page}`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t(page)}
          </Link>
        ))}
      </div>
    </footer>
  );
}
