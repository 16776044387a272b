'use client';

import { useTranslations } from 'next-intl';
import { journalFor } from '@/kit/journal';
import { Button } from '@/ui/Button';
import { Paper } from '@/ui/Paper';
import { MomentLines } from '@/ui/table/JournalList';
import { LateNotice, useAreWordsHere } from '@/ui/table/late-words';
import { SeatNamesProvider } from '@/ui/table/seat-names';
import { LateWords } from '../LateWords';
import type { OpenReplay } from './use-replay';
import { useSeatInfos } from './use-seat-infos';

export type ToldReplayProps = Extract<OpenReplay, { stage: 'told' }> & {
  readonly title: string;
  readonly leave: () => void;
};

/** What was told in a match whose rules have changed since: there is no table to lay it on. */
export function ToldReplay(props: ToldReplayProps) {
  const { record, journal, lateWords } = props;
  const told = journal.flatMap(({ entries }) => journalFor(entries, null));
  return (
    <LateWords late={lateWords} wanted={lateWords?.toldIn(told, record.options)}>
      <Told {...props} />
    </LateWords>
  );
}

function Told({ record, journal, title, leave }: ToldReplayProps) {
  const t = useTranslations('replay');
  const areWordsHere = useAreWordsHere();
  const seats = useSeatInfos(record.seats);
  const moments = journal.map(({ stateID, entries }) => ({ stateID, entries: journalFor(entries, null) }));
  return (
    <main className="mx-auto w-full max-w-measure p-4 sm:p-8">
      <Paper>
        <h1 className="text-2xl">
          {title} · {t('told.title')}
        </h1>
        <p className="mt-3 text-ink-soft">{t('told.text')}</p>
        <LateNotice />
        <SeatNamesProvider seats={seats} playerID={null}>
          <ol className="mt-4 space-y-2">
            {(areWordsHere ? moments : []).map((moment) => (
              <li key={moment.stateID} className="border-s-3 border-paper-edge ps-3">
                <MomentLines moment={moment} />
              </li>
            ))}
          </ol>
        </SeatNamesProvider>
        <Button look="primary" className="mt-6" onClick={leave}>
          {t('back')}
        </Button>
      </Paper>
    </main>
  );
}
