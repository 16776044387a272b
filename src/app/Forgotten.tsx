'use client';

import { ExternalLink } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { framedMessages } from '@/i18n/framed-messages';
import type { Locale } from '@/kit/entry';
import { buttonClasses } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/** The notice with its words, in the language of the page. Rejects when they cannot be had. */
export async function forgottenIn(locale: Locale): Promise<ComponentType> {
  const messages = { framed: await framedMessages(locale) };
  return () => (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <Forgotten />
    </NextIntlClientProvider>
  );
}

function Forgotten() {
  const t = useTranslations('framed');
  const [isRead, setRead] = useState(false);
  // With each page that is gone to, the link leads there.
  usePathname();
  if (isRead) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-50 px-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <Notice
        tone="warn"
        title={t('title')}
        className="pointer-events-auto mx-auto max-w-lg outline-2 -outline-offset-2 outline-brass"
        onDismiss={() => setRead(true)}
        dismissLabel={t('dismiss')}
        actions={
          <a
            href={window.location.href}
            target="_blank"
            rel="noopener"
            className={buttonClasses('quiet')}
            onClick={({ currentTarget }) => {
              currentTarget.href = window.location.href;
            }}
          >
            <ExternalLink aria-hidden size={19} />
            {t('open')}
          </a>
        }
      >
        {t('text')}
      </Notice>
    </div>
  );
}
