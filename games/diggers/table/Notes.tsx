'use client';

import { useTable } from '@/ui/table/TableProvider';
import { BEST_UNIT, CARDS, type Card, COLOURS, DECK, PRINTS, unitBonus } from '../rules/components';
import type { DiggersView } from '../rules/view';
import { unseenCards } from '../seat/unseen';
import { Sign } from './pictures/Portrait';
import { useWords } from './use-words';

const countOf = (cards: readonly Card[], colour: string, role: string): number =>
  cards.filter((card) => PRINTS[card].colour === colour && PRINTS[card].role === role).length;

const ROLES = ['idol', 'manager', 'scout'] as const;

/** What a good player would keep in mind: what nobody has seen yet, and what a unit is worth. */
export function Notes() {
  const t = useWords();
  const { view } = useTable<DiggersView>();
  const unseen = unseenCards(view);
  return (
    <>
      <section>
        <h3 className="text-lg">{t('notes.unseen')}</h3>
        <p className="text-sm text-ink-soft">{t('notes.unseen-why', { count: unseen.length })}</p>
        <ul className="dg-unseen">
          {COLOURS.map((colour) => (
            <li key={colour} data-colour={colour}>
              <p className="flex items-center gap-2 font-bold">
                <Sign colour={colour} className="dg-unit-sign" />
                {t(`colours.${colour}`)}
              </p>
              <p className="text-sm">
                {ROLES.map((role) =>
                  t('notes.left', {
                    name: t(`roles.${role}`),
                    left: countOf(unseen, colour, role),
                    total: countOf(DECK, colour, role),
                  }),
                ).join(t('board.comma'))}
              </p>
              <p className="text-sm text-ink-soft">
                {CARDS.filter(
                  (card) =>
                    PRINTS[card].colour === colour && PRINTS[card].role === 'idol' && unseen.includes(card),
                )
                  .map((card) => t(`cards.${card}`))
                  .join(t('board.comma'))}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-6">
        <h3 className="text-lg">{t('notes.units')}</h3>
        <ul className="mt-1 grid gap-1 text-sm">
          {Array.from({ length: BEST_UNIT - 1 }, (_, index) => index + 2).map((count) => (
            <li key={count}>{t('notes.unit', { count, bonus: unitBonus(count) })}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
