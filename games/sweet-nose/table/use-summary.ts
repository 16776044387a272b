'use client';

import { useList } from '@/i18n/use-list';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { type Amounts, KINDS, PLACE } from '../rules/components';
import type { SweetNoseView } from '../rules/view';
import { useShownCards } from './use-shown-cards';
import { useWords } from './use-words';

/** What lies in the street, in sentences. */
export function useSummary(): string[] {
  const t = useWords();
  const join = useList();
  const cardsOf = useShownCards();
  const { view, seats } = useTable<SweetNoseView>();
  const list = (amounts: Readonly<Amounts>): string => {
    const named = KINDS.filter((kind) => (amounts[PLACE[kind]] ?? 0) > 0).map((kind) =>
      t(`counted.${kind}`, { count: amounts[PLACE[kind]] ?? 0 }),
    );
    return named.length === 0 ? t('summary.nothing') : join(named);
  };
  const shops = view.stalls.map((shop) => t(`shops.${shop}.name`));
  return [
    t('summary.market', { sweets: list(view.market) }),
    t('summary.street', { shops: join(shops) }),
    ...seats.flatMap(({ playerID, name }) => {
      const { points, shop } = at(view.seats, playerID);
      const cards = cardsOf(playerID);
      return [
        t('summary.seat', {
          name,
          points,
          plate: list(at(view.plates, playerID)),
          bowl: list(at(view.bowls, playerID)),
        }),
        ...(shop === null ? [] : [t('summary.shop', { name, shop: t(`shops.${shop}.name`) })]),
        ...(cards.length === 0
          ? []
          : [
              t('summary.cards', {
                name,
                cards: join(
                  KINDS.map((kind) =>
                    t('summary.card', { sweet: t(`sweets.${kind}`), level: cards[PLACE[kind]] ?? 0 }),
                  ),
                ),
              }),
            ]),
      ];
    }),
  ];
}
