'use client';

import type { PlayerID } from '@/kit/action';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import { type Kind, VALUE } from '../rules/components';
import type { LoveLetterView } from '../rules/view';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

/** What would happen, with the card kept and whom it meets named; undefined for who wants no previews. */
export function useForecast({
  card,
  index,
  isIdle,
}: Pick<Choice, 'card' | 'index' | 'isIdle'>): (target: PlayerID | undefined) => string | undefined {
  const t = useWords();
  const { view, seatOf } = useTable<LoveLetterView>();
  const { previews } = useAids();
  return (target) => {
    if (!previews || card === undefined) return undefined;
    const kept: Kind | undefined = view.hand.find((_, place) => place !== index);
    const facts = {
      aim: target === undefined ? 'open' : target === view.playerID ? 'self' : 'other',
      name: target === undefined ? '' : seatOf(target).name,
      kept: kept === undefined ? '' : t(`cards.${kept}`),
      value: kept === undefined ? 0 : VALUE[kept],
    };
    return t(isIdle ? 'forecast.idle' : `forecast.${card}`, facts);
  };
}
