'use client';

import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import { PRINTS } from '../rules/components';
import type { LaidCard } from '../rules/state';
import type { DiggersView } from '../rules/view';
import { gainOf } from '../seat/audience';
import { useWords } from './use-words';

const signed = (gain: number): string => (gain < 0 ? `−${-gain}` : `+${gain}`);

/** What taking a photo would bring as the own album stands; undefined for who wants no previews. */
export function useForecast(): (laid: Readonly<LaidCard>) => string | undefined {
  const t = useWords();
  const { view, playerID } = useTable<DiggersView>();
  const { previews } = useAids();
  if (!previews || playerID === null) return () => undefined;
  const { cards, markers } = at(view.seats, playerID);
  return ({ card }) => {
    if (card === null) return t('forecast.blind');
    if (PRINTS[card].role === 'scout') return t(markers > 0 ? 'forecast.scout' : 'forecast.scout-late');
    return t('forecast.gain', { gain: signed(gainOf(cards, card, view.options)) });
  };
}
