'use client';

import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import type { Kind } from '../rules/components';
import type { SushiGoView } from '../rules/view';
import { type Forecast, forecast } from '../seat/forecast';
import { useWords } from './use-words';

/** What laying down cards adds now, also in words; undefined for who wants no previews. */
export function useForecast(): (
  kinds: readonly Kind[],
) => (Forecast & { readonly line: string }) | undefined {
  const t = useWords();
  const { view, playerID } = useTable<SushiGoView>();
  const { previews } = useAids();
  return (kinds) => {
    if (!previews || playerID === null) return undefined;
    const brings = forecast(view, playerID, kinds);
    return { ...brings, line: t('board.brings', { by: brings.by ?? 'none', points: brings.points }) };
  };
}
