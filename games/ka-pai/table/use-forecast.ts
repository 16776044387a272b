'use client';

import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import type { Sign } from '../rules/components';
import type { KaPaiView } from '../rules/view';
import { forecast } from '../seat/forecast';
import { useWords } from './use-words';

export interface ShownForecast {
  /** For the square: `+3`, or a tick. */
  readonly chip: string | undefined;
  /** All of it in one line. */
  readonly line: string;
}

/** What a drawing would bring, in words; undefined for who wants no previews. */
export function useForecast(): (
  sign: Sign | undefined,
  cell: number | undefined,
) => ShownForecast | undefined {
  const t = useWords();
  const { view, playerID } = useTable<KaPaiView>();
  const { previews } = useAids();
  return (sign, cell) => {
    if (!previews || playerID === null || sign === undefined || cell === undefined) return undefined;
    const { points, lines, totems, totemPoints, ranu, isBonus } = forecast(
      view,
      at(view.sheets, playerID),
      sign,
      cell,
    );
    const parts = [
      ...(lines.length > 0
        ? [t('forecast.group', { sign: t(`signs.${sign}`), points: points - totemPoints - ranu })]
        : []),
      ...(isBonus ? [t('forecast.bonus')] : []),
      ...(totems > 0 ? [t('forecast.totems', { totems, points: totemPoints })] : []),
      ...(ranu > 0 ? [t('forecast.ranu', { points: ranu })] : []),
    ];
    return {
      chip: points > 0 ? `+${points}${isBonus ? '✓' : ''}` : isBonus ? '✓' : undefined,
      line: parts.length === 0 ? t('forecast.plain') : parts.join(' · '),
    };
  };
}
