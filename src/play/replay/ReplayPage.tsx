'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { useRouter } from '@/i18n/navigation';
import { Button } from '@/ui/Button';
import { ReplayProblem } from './ReplayProblem';
import { ReplayTable } from './ReplayTable';
import { ToldReplay } from './ToldReplay';
import { useReplay } from './use-replay';

export interface ReplayPageProps {
  readonly slug: string;
  readonly title: string;
  /** The rulebook, made on the server. */
  readonly rules: ReactNode;
}

/** A match that is over, to be watched again; where it is kept stands in the address. */
export function ReplayPage({ slug, title, rules }: ReplayPageProps) {
  const t = useTranslations('replay');
  const router = useRouter();
  const { replay, source, openFile } = useReplay(slug);
  const [accepted, setAccepted] = useState<typeof replay>();
  const leave = () => router.push(`/${slug}`);
  const elsewhere = replay.stage === 'elsewhere' ? replay.slug : undefined;

  useEffect(() => {
    if (elsewhere === undefined) return;
    const { search, hash } = window.location;
    router.replace(`/${elsewhere}/replay${search}${hash}`);
  }, [elsewhere, router]);

  switch (replay.stage) {
    case 'opening':
    case 'elsewhere':
      return <p className="laying">{t('opening')}</p>;
    case 'nothing':
      return (
        <ReplayProblem
          title={t('nothing.title')}
          text={t('nothing.text')}
          leave={leave}
          openFile={openFile}
        />
      );
    case 'failed':
      return (
        <ReplayProblem
          title={t(`faults.${replay.fault}.title`)}
          text={t(`faults.${replay.fault}.text`)}
          isAlert
          leave={leave}
          openFile={openFile}
        />
      );
    case 'told':
      return <ToldReplay {...replay} title={title} leave={leave} />;
    case 'open': {
      const { brokenAt } = replay.match;
      if (brokenAt === undefined || accepted === replay)
        return (
          <ReplayTable {...replay} slug={slug} title={title} rules={rules} source={source} leave={leave} />
        );
      return (
        <ReplayProblem
          title={t('brokenAt.title', { step: brokenAt })}
          text={t('brokenAt.text')}
          isAlert
          leave={leave}
          openFile={openFile}
          actions={
            brokenAt > 1 && (
              <Button look="primary" onClick={() => setAccepted(replay)}>
                {t('brokenAt.watch')}
              </Button>
            )
          }
        />
      );
    }
  }
}
