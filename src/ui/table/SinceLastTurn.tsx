'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { MomentLines } from './JournalList';
import type { JournalMoment } from './table-state';

export interface SinceLastTurnProps {
  /** What has happened since this seat last looked; an empty list shows nothing. */
  readonly moments: readonly JournalMoment[];
  readonly onClose: () => void;
}

/** A note handed over with the device: what the others did in the meantime. */
export function SinceLastTurn({ moments, onClose }: SinceLastTurnProps) {
  const t = useTranslations('table.since');
  return (
    <Dialog
      open={moments.length > 0}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('title')}
    >
      <ul className="space-y-2">
        {moments.map((moment) => (
          <li key={moment.stateID} className="border-s-3 border-paper-edge ps-3">
            <MomentLines moment={moment} />
          </li>
        ))}
      </ul>
      <Button look="primary" className="mt-5 w-full" onClick={onClose}>
        {t('close')}
      </Button>
    </Dialog>
  );
}
