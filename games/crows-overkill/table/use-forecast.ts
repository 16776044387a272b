'use client';

import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import { type Bird, COUNT, CRIES, KIND, KINDS, type Kind } from '../rules/components';
import { countOf, hourAt } from '../rules/sill';
import type { CrowsOverkillView } from '../rules/view';
import { sillAfter } from '../seat/forecast';
import { comingBirds } from '../seat/unseen';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

/** What the choice made so far would leave on the own sill: the kind that is loudest then. */
export function useForecast(): (choice: Choice) => string | undefined {
  const t = useWords();
  const { view, playerID } = useTable<CrowsOverkillView>();
  const { previews } = useAids();
  return ({ action, effect, isKill }) => {
    if (!previews || playerID === null) return undefined;
    if (effect === 'trap-net' && !isKill) {
      const coming = comingBirds(view);
      const crows = coming.filter((bird) => bird !== 'gong' && KIND[bird] === 'crow').length;
      return t('forecast.trap', { crows, total: coming.length });
    }
    const birds = action === undefined ? undefined : sillAfter(view, action);
    if (birds === undefined) return undefined;
    const kind = loudest(birds, view.hour);
    return kind === undefined
      ? t('forecast.quiet', { left: birds.reduce((sum, bird) => sum + COUNT[bird], 0) })
      : t('forecast.loud', { birds: t(`counted.${kind}`, { count: countOf(birds, kind) }) });
  };
}

const loudest = (birds: readonly Bird[], hour: number): Kind | undefined =>
  KINDS.find((kind) => {
    const limit = CRIES[hourAt(hour)][kind];
    return limit !== undefined && countOf(birds, kind) >= limit;
  });
