'use client';

import type { CSSProperties } from 'react';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { SeatName } from '@/ui/table/Wording';
import { type Card, COPIES, VALUES } from '../rules/components';
import type { Cat10View } from '../rules/view';
import { pointsOf } from '../seat/chances';
import { leftInDeck } from '../seat/odds';
import { CatPot } from './pictures/CatPot';
import { useWords } from './use-words';

const countOf = (pile: readonly Card[], value: Card): number => pile.filter((card) => card === value).length;

/** What everybody has seen and nobody has to remember: what is still to come, and what lies in the piles. */
export function Notes() {
  const t = useWords();
  const { view, seats } = useTable<Cat10View>();
  const left = leftInDeck(view);
  const points = pointsOf(view);
  return (
    <>
      <section>
        <h3 className="text-lg">{t('notes.left')}</h3>
        <ul className="c10-left">
          {VALUES.map((value) => (
            <li key={value} className="c10-value" data-value={value}>
              <CatPot card={value} className="c10-left-picture" />
              <span>
                {t('notes.copies', { card: t(`cards.${value}`), left: left[value], total: COPIES[value] })}
              </span>
              <span aria-hidden className="c10-left-bar">
                <span style={{ '--c10-share': left[value] / COPIES[value] } as CSSProperties} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-6">
        <h3 className="text-lg">{t('notes.piles')}</h3>
        <p className="text-sm text-ink-soft">{t('notes.piles-why')}</p>
        <ul className="mt-2 divide-y divide-ink-faint">
          {seats.map(({ playerID }) => {
            const pile = at(view.piles, playerID);
            return (
              <li key={playerID} className="c10-noted">
                <p>
                  <SeatName playerID={playerID} />
                  <b>{t('board.points', { points: at(points, playerID) })}</b>
                </p>
                <p className="text-sm text-ink-soft">
                  {pile.length === 0
                    ? t('notes.nothing')
                    : VALUES.flatMap((value) => {
                        const count = countOf(pile, value);
                        return count === 0 ? [] : t('summary.copies', { card: t(`cards.${value}`), count });
                      }).join(t('board.comma'))}
                </p>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}
