'use client';

import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { deadCount } from '../rules/legal';
import type { NinjaSoulView } from '../rules/view';
import { certainKind } from '../seat/knowledge';
import { isOver, lyingAt } from './lying';
import { useChances } from './use-known';
import { useWords } from './use-words';

/** What lies on the table, in sentences. */
export function useSummary(): string[] {
  const t = useWords();
  const { view, seats } = useTable<NinjaSoulView>();
  const chances = useChances();
  return [
    t('summary.round', {
      round: view.round,
      goal: view.goal,
      dead: deadCount(view),
      aside: view.asideCount,
    }),
    ...seats.flatMap(({ playerID, name }) => {
      const { points, isDead, shown } = at(view.seats, playerID);
      const lying = lyingAt(view, playerID);
      const isFaceUp = lying !== 'hidden' && lying !== 'nothing';
      const alive = !isFaceUp ? 'alive' : isOver(view) || shown === null ? 'shown' : 'aiming';
      const state = lying === 'nothing' ? 'killed' : isDead ? 'dead' : alive;
      const card = isFaceUp ? t(`held.${lying}`) : '';
      const known = chances === undefined ? undefined : certainKind(at(chances, playerID));
      return [
        t('summary.seat', { name, points, state, card }),
        ...(state === 'alive' && known !== undefined
          ? [t('summary.known', { name, card: t(`held.${known}`) })]
          : []),
      ];
    }),
  ];
}
