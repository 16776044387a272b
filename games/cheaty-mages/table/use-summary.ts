'use client';

import { usePieces } from '@/i18n/use-pieces';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import type { Lane } from '../rules/components';
import type { CheatyMagesView } from '../rules/view';
import { knownAt } from './use-known';
import { useWords } from './use-words';

/** What lies on the table in sentences, for whoever does not see it. */
export function useSummary(): string[] {
  const t = useWords();
  const { view, openViews, seats, seatOf } = useTable<CheatyMagesView>();
  const pieces = usePieces();
  const spells = (names: CheatyMagesView['hand']) => pieces(names.map((spell) => `spells.${spell}`));
  const corners = view.corners.map(({ fighter }, index) => {
    const { strength, mana, hidden, prize } = knownAt(view, (index + 1) as Lane);
    const isBetOn = view.bets.includes((index + 1) as Lane);
    const facts = { lane: index + 1, fighter: t(`fighters.${fighter}`), strength, mana, hidden, prize };
    return t(isBetOn ? 'summary.corner-own' : 'summary.corner', facts);
  });
  const own =
    view.playerID === null ? [] : [t('summary.hand', { spells: spells(view.hand), count: view.hand.length })];
  const open =
    (openViews as readonly CheatyMagesView[] | undefined)?.map(({ hand }, seat) =>
      t('summary.holds', { name: seatOf(String(seat)).name, spells: spells(hand), count: hand.length }),
    ) ?? [];
  return [
    ...own,
    t('summary.judge', { judge: t(`judges.${view.judge}`), sentence: t(`sentences.${view.judge}`) }),
    ...corners,
    ...seats.map(({ playerID, name }) => {
      const { coins, hasPassed } = at(view.seats, playerID);
      const facts = {
        name,
        coins,
        cards: at(view.handCounts, playerID),
        bets: at(view.betCounts, playerID),
      };
      return t(hasPassed ? 'summary.seat-passed' : 'summary.seat', facts);
    }),
    t('summary.piles', { deck: view.deckCount, discard: view.discard.length }),
    ...open,
  ];
}
