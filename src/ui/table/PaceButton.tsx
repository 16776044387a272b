'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../IconButton';
import { setTellingPace, subscribeToTellingPace, TELLING_PACES, tellingPace } from '../telling-pace';
import { useTable } from './TableProvider';

/** As on whatever plays something: the more, the faster. */
const SIGNS = { calm: '›', normal: '››', quick: '›››' } as const;

/** How long the table waits for its reader, one press for the next pace: where bots of this device play. */
export function PaceButton() {
  const t = useTranslations('table');
  const { seats, hold, result, setting } = useTable();
  const pace = useSyncExternalStore(subscribeToTellingPace, tellingPace, tellingPace);
  const areBots = hold !== undefined && seats.some(({ occupant }) => occupant.kind === 'bot');
  if (!areBots || setting.coach !== undefined) return null;
  // Its place is kept at the end: what stands beside it never moves.
  if (result !== undefined) return <span className="size-11 shrink-0" />;
  const next = TELLING_PACES[(TELLING_PACES.indexOf(pace) + 1) % TELLING_PACES.length] ?? pace;
  return (
    <IconButton
      label={t('pace', { pace: t(`settings.paces.${pace}`) })}
      icon={
        <span
          aria-hidden
          className="grid size-6 place-items-center font-bold text-xl leading-none tracking-tighter"
        >
          {SIGNS[pace]}
        </span>
      }
      onClick={() => setTellingPace(next)}
    />
  );
}
