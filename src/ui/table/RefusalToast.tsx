'use client';

import { BookOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '../Button';
import { isOfCoach } from '../coach/coach-refusal';
import { Notice } from '../Notice';
import { useTable, useTableScreen } from './TableProvider';
import { useWording } from './use-wording';
import { Wording } from './Wording';

const STAYS_MS = 7000;

/** Why not: a slip in the place of the sentence, clear of all there is to press: it says the reason and points to the clause. */
export function RefusalToast() {
  const t = useTranslations('table.refusal');
  const { lookUp } = useTable();
  const { refusal: wording } = useWording();
  const { refusal: refused, dismissRefusal } = useTableScreen();
  const [isHeld, setHeld] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal starts the clock anew
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(dismissRefusal, STAYS_MS);
    return () => clearTimeout(timer);
  }, [refused?.count, isHeld]);

  if (refused === undefined || isOfCoach(refused.refusal)) return null;
  const { clause } = refused.refusal;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being looked at only stops the clock
    <div
      key={refused.count}
      role="presentation"
      className="refusal"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Notice
        tone="error"
        title={t('title')}
        onDismiss={dismissRefusal}
        dismissLabel={t('dismiss')}
        {...(clause !== undefined && {
          actions: (
            <Button
              icon={<BookOpen aria-hidden size={17} />}
              aria-label={t('clause', { clause })}
              onClick={() => {
                dismissRefusal();
                lookUp(clause);
              }}
            >
              {t('rule')}
            </Button>
          ),
        })}
      >
        <Wording parts={wording(refused.refusal)} />
      </Notice>
    </div>
  );
}
