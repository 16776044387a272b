import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { LanguageSwitch, SoundSwitch, ThemeSwitch } from './Preferences';
import { TableMark } from './Wordmark';

export function SiteHeader() {
  const t = useTranslations('site');
  return (
    <header className="mx-auto flex w-full max-w-page flex-wrap items-center justify-end gap-1 px-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-2 sm:px-6">
      <Link
        href="/"
        className="me-auto inline-flex min-h-11 items-center gap-2.5 font-heading text-2xl font-bold"
      >
        <TableMark />
        <span>{t('name')}</span>
      </Link>
      <div className="flex items-center gap-1">
        <LanguageSwitch />
        <SoundSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
