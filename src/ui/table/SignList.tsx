'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OpponentMark } from '../OpponentMark';
import { SeatMark } from '../SeatMark';
import { PressedWhole } from '../Sign';
import './signs.css';

export interface SignListProps<Id extends string> {
  /** As they are drawn on the table. */
  readonly signs: Readonly<Record<Id, ReactNode>>;
  /** What a sign is, so that it can be told without seeing it. */
  readonly words: (id: NoInfer<Id>) => string;
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
export function SignList<Id extends string>({ signs, words }: SignListProps<Id>) {
  const t = useTranslations('table');
  return (
    <PressedWhole value>
      <ul className="sign-list">
        {(Object.keys(signs) as Id[]).map((id) => (
          <Line key={id} id={id} sign={signs[id]} words={words(id)} />
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
    </PressedWhole>
  );
}
