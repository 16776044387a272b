'use client';

import { ChevronLeft, ChevronRight, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Slider } from '../Slider';
import { Landmarks, landmarksIn } from './Landmarks';
import { useTable } from './TableProvider';
import type { Telling } from './telling';

/** Moves through what has been: a bead on a groove, a step at a time, and the way back to now. */
export function HistoryScrubber({ telling = {} }: { readonly telling?: Telling | undefined }) {
  const t = useTranslations('table.history');
  const { journal, moment, showMoment } = useTable();
  const last = journal.length - 1;
  const found = journal.findIndex(({ stateID }) => stateID === moment);
  const step = moment === undefined || found < 0 ? last : found;
  const go = (next: number) => showMoment(next >= last ? undefined : journal[next]?.stateID);
  const words = t('step', { step: step + 1, steps: last + 1 });
  const landmarks = landmarksIn(journal, telling);
  const stepOf = (stateID: number) => journal.findIndex((one) => one.stateID === stateID);
  return (
    <section
      aria-label={t('label')}
      className="paper mx-auto flex w-full max-w-measure items-center gap-1 px-1.5 py-0.5"
    >
      <IconButton
        label={t('previous')}
        icon={<ChevronLeft aria-hidden size={22} />}
        disabled={step <= 0}
        onClick={() => go(step - 1)}
        hasTooltip={false}
      />
      <Slider
        label={t('slider')}
        valueText={words}
        min={0}
        max={Math.max(last, 1)}
        value={step}
        onChange={go}
        marks={[...new Set(landmarks.map(({ stateID }) => stepOf(stateID)))]}
      />
      <IconButton
        label={t('next')}
        icon={<ChevronRight aria-hidden size={22} />}
        disabled={step >= last}
        onClick={() => go(step + 1)}
        hasTooltip={false}
      />
      <Landmarks
        landmarks={landmarks}
        shown={journal[step]?.stateID}
        onGo={(stateID) => go(stepOf(stateID))}
      />
    </section>
  );
}

/** Stands where the status line stands while the past is on show. */
export function HistoryBanner({ onNow }: { readonly onNow: () => void }) {
  const t = useTranslations('table.history');
  const { journal, moment, showMoment } = useTable();
  const step = journal.findIndex(({ stateID }) => stateID === moment) + 1;
  return (
    <div className="status-line is-past">
      <p role="status" className="min-w-0 flex-1">
        {t('looking', { step })}
      </p>
      <Button
        look="primary"
        className="px-4!"
        icon={<Undo2 aria-hidden size={18} />}
        onClick={() => {
          showMoment(undefined);
          onNow();
        }}
      >
        {t('now')}
      </Button>
    </div>
  );
}
