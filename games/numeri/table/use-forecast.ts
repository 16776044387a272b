'use client';

import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import type { NumeriView } from '../rules/view';
import { forecast } from '../seat/forecast';
import type { Option } from './use-choice';
import { signed, useWords } from './use-words';

export interface ShownForecast {
  /** For the stone: `+5`. */
  readonly points: string;
  readonly isLoss: boolean;
  /** What else comes of it, short: another roll, the end, the watershed. */
  readonly notes: readonly string[];
  /** All of it in one line, for buttons and screen readers. */
  readonly line: string;
}

/** What an option would bring, in words; undefined for who wants no previews. */
export function useForecast(): (option: Option | undefined) => ShownForecast | undefined {
  const t = useWords();
  const { view, playerID } = useTable<NumeriView>();
  const { previews } = useAids();
  return (option) => {
    if (!previews || playerID === null || option === undefined) return undefined;
    const { points, isEnd, earnsRoll, opensSplit } = forecast(view, playerID, option.steps);
    const notes = [
      ...(isEnd ? [t('forecast.end')] : []),
      ...(earnsRoll ? [t('forecast.roll')] : []),
      ...(opensSplit ? [t('forecast.open')] : []),
    ];
    const shown = signed(points);
    return {
      points: shown,
      isLoss: points < 0,
      notes,
      line: [t('forecast.points', { points: shown }), ...notes].join(' · '),
    };
  };
}
