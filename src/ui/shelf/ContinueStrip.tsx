'use client';

import { ArrowRight, Trash2 } from 'lucide-react';
import { useFormatter, useNow, useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { buttonClasses } from '../Button';
import { IconButton } from '../IconButton';
import { SeatMark } from '../SeatMark';

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
    <section aria-labelledby="continue" className="mt-6">
      <h2 id="continue" className="text-xl">
        {t('heading')}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {matches.map((match) => (
          <li key={match.id} data-room={match.room} className="paper flex items-start gap-1 py-3 ps-5 pe-1">
            <div className="min-w-0 flex-1 border-s-4 border-accent ps-3">
              <h3 className="text-lg">{match.title}</h3>
              <p className="text-sm text-ink-soft">{match.round}</p>
              <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-0.5">
                {match.seats.map((name, seat) => (
                  <li key={name} className="inline-flex max-w-full items-baseline gap-1.5">
                    <SeatMark playerID={String(seat)} />
                    <span className="truncate">{name}</span>
                  </li>
                ))}
              </ul>
              <p className="mt-1 text-sm text-ink-soft">
                {t('saved', { when: format.relativeTime(match.savedAt, now) })}
              </p>
              <Link href={match.href} className={buttonClasses('primary', 'mt-3')}>
                {t('resume')}
                <ArrowRight aria-hidden size={18} />
              </Link>
            </div>
            <IconButton
              label={t('remove')}
              icon={<Trash2 aria-hidden size={18} />}
              onClick={() => onRemove(match.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
