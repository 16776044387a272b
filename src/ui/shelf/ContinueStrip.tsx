'use client';

import { useFormatter, useNow, useTranslations } from 'next-intl';
import { SeatMark } from '../SeatMark';
import { KeptCard, KeptStrip } from './KeptStrip';

/** A match that was saved on this device. */
export interface SavedMatch {
  readonly id: string;
  readonly slug: string;
  /** The game's title in the language of the page. */
  readonly title: string;
  /** The game's `data-room`. */
  readonly room: string;
  /** Names in seating order. */
  readonly seats: readonly string[];
  /** How far it has got, as a sentence of the game. */
  readonly round: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Address without the language. */
  readonly href: string;
}

export interface ContinueStripProps {
  readonly matches: readonly SavedMatch[];
  readonly onRemove: (id: string) => void;
}

/** Tables left standing, first thing on the page; nothing at all when there are none. */
export function ContinueStrip({ matches, onRemove }: ContinueStripProps) {
  const t = useTranslations('continue');
  const format = useFormatter();
  const now = useNow();
  if (matches.length === 0) return null;
  return (
    <KeptStrip kind="tables" heading={t('heading')}>
      {matches.map((match) => (
        <KeptCard
          key={match.id}
          title={match.title}
          room={match.room}
          href={match.href}
          open={t('resume')}
          remove={t('remove')}
          onRemove={() => onRemove(match.id)}
        >
          <p>{match.round}</p>
          <ul className="kept-seats">
            {match.seats.map((name, seat) => (
              <li key={name}>
                <SeatMark playerID={String(seat)} /> {name}
              </li>
            ))}
          </ul>
          <p>{t('saved', { when: format.relativeTime(match.savedAt, now) })}</p>
        </KeptCard>
      ))}
    </KeptStrip>
  );
}
