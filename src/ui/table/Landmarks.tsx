'use client';

import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SeatJournalEntry } from '@/kit/journal';
import { IconButton } from '../IconButton';
import { Popover } from '../Popover';
import type { JournalMoment } from './table-state';
import { type Telling, toldAs } from './telling';
import { useWording } from './use-wording';
import { Wording } from './Wording';

/** What a match is remembered by, and the position it led to. */
export interface Landmark {
  readonly stateID: number;
  readonly entry: SeatJournalEntry;
}

/** In the order in which things happened: all that the game calls landmarks. */
export const landmarksIn = (journal: readonly JournalMoment[], telling: Telling): readonly Landmark[] =>
  journal.flatMap(({ stateID, entries }) =>
    entries
      .filter(({ kind }) => toldAs(telling, kind).isLandmark === true)
      .map((entry) => ({ stateID, entry })),
  );

export interface LandmarksProps {
  readonly landmarks: readonly Landmark[];
  /** The position on show. */
  readonly shown: number | undefined;
  readonly onGo: (stateID: number) => void;
}

/** Every landmark by its sentence, as large as a thumb; a press shows the table as it was then. */
export function Landmarks({ landmarks, shown, onGo }: LandmarksProps) {
  const t = useTranslations('table.history');
  const { entry: wording } = useWording();
  const [open, onOpenChange] = useState(false);
  const told = landmarks
    .map((landmark) => ({ ...landmark, words: wording(landmark.entry) }))
    .filter(({ words }) => words.length > 0);
  if (told.length === 0) return null;
  return (
    <Popover
      label={t('landmarks')}
      side="top"
      state={{ open, onOpenChange }}
      trigger={<IconButton label={t('landmarks')} icon={<Flag aria-hidden size={20} />} hasTooltip={false} />}
    >
      <ol>
        {told.map(({ stateID, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays as it was
          <li key={index}>
            <button
              type="button"
              aria-current={shown === stateID ? 'step' : undefined}
              onClick={() => {
                onOpenChange(false);
                onGo(stateID);
              }}
              className="block min-h-11 w-full rounded-md px-2 py-1.5 text-start hover:bg-glow aria-[current]:bg-glow"
            >
              <Wording parts={words} />
            </button>
          </li>
        ))}
      </ol>
    </Popover>
  );
}
