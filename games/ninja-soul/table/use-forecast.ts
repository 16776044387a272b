'use client';

import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import type { NinjaSoulView } from '../rules/view';
import { type Chances, certainKind, chancesOf, percentOf } from '../seat/knowledge';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

/** What the choice at hand would bring; undefined for who wants no previews. `say` puts in a name. */
export function useForecast(
  { step, opened }: Pick<Choice, 'step' | 'opened'>,
  say: (name: string) => string = String,
): (target?: PlayerID) => string | undefined {
  const t = useWords();
  const { view, seatOf } = useTable<NinjaSoulView>();
  const { previews } = useAids();
  const opening = (own: Chances) => {
    const kind = certainKind(own);
    return kind === undefined
      ? t('forecast.open', { death: percentOf(own.death), win: percentOf(own.win) })
      : t('forecast.open-known', { card: t(`held.${kind}`), power: t(`powers.${kind}`) });
  };
  return (target) => {
    if (!previews || view.playerID === null || step === 'wait' || step === 'sent') return undefined;
    const chances = chancesOf(view);
    if (step === 'confirm') return opening(at(chances, view.playerID));
    if (target === undefined) return undefined;
    const theirs = at(chances, target);
    const facts = { name: say(seatOf(target).name), win: percentOf(theirs.win) };
    if (step === 'aim') return t(opened === 'kill' ? 'forecast.kill' : 'forecast.peek', facts);
    const kind = certainKind(theirs);
    return kind === undefined
      ? t('forecast.take', facts)
      : t('forecast.take-known', { ...facts, card: t(`held.${kind}`) });
  };
}
