'use client';

import { useTranslations } from 'next-intl';
import { classes } from '../classes';
import { useTable } from './TableProvider';

const MOST = 9;

/** How much there is to read, on the way to it; says nothing by itself to a screen reader. */
export function UnreadMark({ count, className }: { readonly count: number; readonly className?: string }) {
  if (count === 0) return null;
  return (
    <span aria-hidden className={classes('unread-mark', className)}>
      {count > MOST ? `${MOST}+` : count}
    </span>
  );
}

/** Says, politely, that there is something to read. */
export function UnreadNews() {
  const t = useTranslations('table');
  const { setting } = useTable();
  const { unread = 0 } = setting;
  return (
    <div aria-live="polite" className="sr-only">
      {unread > 0 && t('unread', { count: unread })}
    </div>
  );
}
