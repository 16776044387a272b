'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { classes } from '../classes';
import { concerns } from './message-parts';
import { useSeatNames } from './seat-names';
import { useTable } from './TableProvider';
import type { JournalMoment } from './table-state';
import { useWording } from './use-wording';
import { Wording } from './Wording';

/** What one action brought about; lines that touch my own seat stand out. */
export function MomentLines({ moment }: { readonly moment: JournalMoment }) {
  const { playerID } = useSeatNames();
  const { entry } = useWording();
  return moment.entries.map((told, index) => {
    const parts = entry(told);
    if (parts.length === 0) return null;
    const isMine = concerns(told, playerID);
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays as it was
        key={index}
        className={classes('block leading-relaxed', isMine && 'font-bold text-accent-ink')}
      >
        <Wording parts={parts} />
      </span>
    );
  });
}

/** Everything that has happened, oldest first; a press shows the table as it was then. */
export function JournalList() {
  const t = useTranslations('table.journalList');
  const { journal, moment: shown, showMoment } = useTable();
  const { entry } = useWording();
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const count = journal.length;

  useEffect(() => {
    const line = shown === undefined ? end.current : list.current?.querySelector('[aria-current]');
    if (count > 0) line?.scrollIntoView?.({ block: 'nearest' });
  }, [count, shown]);

  const told = journal.filter(({ entries }) => entries.some((line) => entry(line).length > 0));
  if (told.length === 0) return <p className="text-ink-soft">{t('empty')}</p>;
  return (
    <>
      <ol ref={list} aria-label={t('label')} className="-mx-2">
        {told.map((moment) => (
          <li key={moment.stateID}>
            <button
              type="button"
              aria-current={shown === moment.stateID ? 'step' : undefined}
              title={t('show')}
              onClick={() =>
                showMoment(moment.stateID === journal.at(-1)?.stateID ? undefined : moment.stateID)
              }
              className={classes(
                'block w-full rounded-md border-s-3 px-3 py-1 text-start text-[0.95rem] hover:bg-glow pointer-coarse:min-h-11 pointer-coarse:py-1.5',
                shown === moment.stateID ? 'border-accent bg-glow' : 'border-transparent',
              )}
            >
              <MomentLines moment={moment} />
            </button>
          </li>
        ))}
      </ol>
      <div ref={end} />
    </>
  );
}
