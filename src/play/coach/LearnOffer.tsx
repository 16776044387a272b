'use client';

import { GraduationCap } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Link } from '@/i18n/navigation';
import { Button, buttonClasses } from '@/ui/Button';
import { knowsLesson, rememberLesson } from './lessons';

/** Offers the lesson to whoever sets this game up for the first time. */
export function LearnOffer({ slug }: { readonly slug: string }) {
  const t = useTranslations('coach');
  const [isKnown, setKnown] = useState(false);

  // On the page as it comes: only for those who know the game already does anything move.
  useEffect(() => setKnown(knowsLesson(slug)), [slug]);

  if (isKnown) return null;
  const dismiss = () => {
    rememberLesson(slug);
    setKnown(true);
  };
  return (
    <aside
      aria-labelledby="learn"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-ink-faint pb-4"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h3 id="learn" className="text-lg">
          {t('offer.title')}
        </h3>
        <p className="text-sm text-ink-soft">{t('offer.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link href={`/${slug}/learn`} className={buttonClasses('quiet')}>
          <GraduationCap aria-hidden size={19} />
          {t('start')}
        </Link>
        <Button look="plain" onClick={dismiss}>
          {t('offer.dismiss')}
        </Button>
      </div>
    </aside>
  );
}
