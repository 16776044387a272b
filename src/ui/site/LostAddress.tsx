'use client';

import { useTranslations } from 'next-intl';
import { Link, usePathname } from '@/i18n/navigation';
import { buttonClasses } from '../Button';
import { LostPage } from './LostPage';

/** An address with one name in it was meant to be a game; anything else is just no page. */
const isMeantAsGame = (path: string): boolean => /^\/[^/]+(\/(rules|table))?\/?$/.test(path);

export function LostAddress() {
  const path = usePathname();
  const about = isMeantAsGame(path) ? 'unknownGame' : 'notFound';
  const t = useTranslations('errors');
  return (
    <LostPage title={t(`${about}.title`)} text={t(`${about}.text`)}>
      <Link href="/" className={buttonClasses('primary')}>
        {t(`${about}.back`)}
      </Link>
    </LostPage>
  );
}
