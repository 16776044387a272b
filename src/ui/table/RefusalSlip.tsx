'use client';

import { BookOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '@/kit/action';
import { Button } from '../Button';
import { isOfCoach } from '../coach/coach-refusal';
import { Notice } from '../Notice';
import { usePapers } from '../use-papers';
import { useTable, useTableScreen } from './TableProvider';
import { usePressed } from './table-keys';
import { useWording } from './use-wording';
import { Wording } from './Wording';

/** Why not: a slip beside what was pressed, which says the reason and points to the clause. */
export function RefusalSlip() {
  const { refusal: refused } = useTableScreen();
  if (refused === undefined || isOfCoach(refused.refusal)) return null;
  return <Slip key={refused.count} refusal={refused.refusal} />;
}

/** Where something lies, or lay before it was taken away. */
function placeOf(piece: Element): Pick<Element, 'getBoundingClientRect'> {
  let last = piece.getBoundingClientRect();
  return {
    getBoundingClientRect: () => {
      if (piece.isConnected) last = piece.getBoundingClientRect();
      return last;
    },
  };
}

function Slip({ refusal }: { readonly refusal: Refusal }) {
  const t = useTranslations('table.refusal');
  const { lookUp, playerID, moment } = useTable();
  const { refusal: wording } = useWording();
  const { dismissRefusal } = useTableScreen();
  const papers = usePapers(true);
  const slip = useRef<HTMLDivElement>(null);
  const pressed = usePressed();
  const [anchor] = useState(() => {
    // Pressed by a key that has no place: beside the sentence that says what there is to do.
    const piece = pressed() ?? document.querySelector('.table-status') ?? document.body;
    return { current: placeOf(piece) };
  });

  // It stays until somebody does something else; a press on it, beside its buttons, puts it away as well.
  useEffect(() => {
    const onElse = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button === null || slip.current?.contains(button) !== true) dismissRefusal();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' && event.key !== 'Shift' && !event.repeat) onElse(event);
    };
    window.addEventListener('pointerdown', onElse, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('pointerdown', onElse, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [dismissRefusal]);
  const [at] = useState({ playerID, moment });
  useEffect(() => {
    if (at.playerID !== playerID || at.moment !== moment) dismissRefusal();
  }, [at, playerID, moment, dismissRefusal]);

  if (papers === undefined) return null;
  const { clause } = refusal;
  return (
    <papers.SlipPaper anchor={anchor}>
      <div ref={slip} className="refusal">
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
          <Wording parts={wording(refusal)} />
        </Notice>
      </div>
    </papers.SlipPaper>
  );
}
