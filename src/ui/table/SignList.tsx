'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useGameWords } from '@/i18n/game-words';
import { OpponentMark } from '../OpponentMark';
import { SeatMark } from '../SeatMark';
import { SignPlace } from '../Sign';
import './signs.css';

export interface SignListProps {
  /** As they are drawn on the table, by the id of the game's `legend` that says what they are. */
  readonly signs: Readonly<Record<string, ReactNode>>;
}

interface LineProps {
  readonly id: string;
  readonly sign: ReactNode;
  readonly words: string;
}

const Line = ({ id, sign, words }: LineProps) => (
  <li data-sign={id}>
    <span aria-hidden className="sign-list-sign">
      {sign}
    </span>
    <span>{words}</span>
  </li>
);

/** The signs of a table, each drawn as it lies there beside its words; those of every table come last. */
export function SignList({ signs }: SignListProps) {
  const t = useTranslations('table');
  const words = useGameWords<{ readonly legend: Readonly<Record<string, string>> }>();
  return (
    <SignPlace value="pressed">
      <ul className="sign-list">
        {Object.entries(signs).map(([id, sign]) => (
          <Line key={id} id={id} sign={sign} words={words(`legend.${id}`)} />
        ))}
        <Line
          id="every-turn"
          sign={
            <span className="seat-light has-turn">
              <SeatMark playerID="0" size="1.6rem" />
            </span>
          }
          words={t('signs.turn')}
        />
        <Line
          id="every-bot"
          sign={
            <span className="opponent-badge">
              <OpponentMark occupant="normal" size={16} />
              <span className="opponent-level">{t('levels.normal')}</span>
            </span>
          }
          words={t('signs.bot')}
        />
      </ul>
    </SignPlace>
  );
}
