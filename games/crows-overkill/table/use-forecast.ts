'use client';

import type { Action } from '@/kit/action';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import { type Bird, COUNT, CRIES, KIND, KINDS, type Kind } from '../rules/components';
import { ownBirds } from '../rules/legal';
import { countOf, hourAt } from '../rules/sill';
import type { CrowsOverkillView } from '../rules/view';
import { unseenBirds, unseenGongs } from '../seat/unseen';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

const isBird = (arg: unknown): arg is Bird => typeof arg === 'string' && arg in COUNT;

/** What the birds on a sill come to once an action has taken effect unanswered; undefined where chance decides. */
function after(view: CrowsOverkillView, { move, args }: Action): readonly Bird[] | undefined {
  const birds = ownBirds(view);
  const effect = move === 'kill' ? 'stones' : args[0];
  const target = view.seats[Number(args[1])]?.birds ?? [];
  const without = (taken: readonly Bird[]) => {
    const left = [...birds];
    for (const bird of taken) left.splice(left.indexOf(bird), 1);
    return left;
  };
  switch (effect) {
    case 'stones':
    case 'blowgun':
    case 'water-gun':
    case 'scarecrow':
      return without(args.slice(1).filter(isBird));
    case 'cast-net':
      return birds.filter((bird) => KIND[bird] !== args[1]);
    case 'plectrum':
      return [
        ...birds.filter((bird) => KIND[bird] !== args[2]),
        ...target.filter((bird) => KIND[bird] === args[2]),
      ];
    case 'room-swap':
      return target;
    default:
      return undefined;
  }
}

/** What the choice made so far would leave on the own sill: the kind that is loudest then. */
export function useForecast(): (choice: Choice) => string | undefined {
  const t = useWords();
  const { view, playerID } = useTable<CrowsOverkillView>();
  const { previews } = useAids();
  return ({ action, effect, isKill }) => {
    if (!previews || playerID === null) return undefined;
    if (effect === 'trap-net' && !isKill) {
      const unseen = unseenBirds(view);
      const total = unseen.length + unseenGongs(view);
      const crows = unseen.filter((bird) => KIND[bird] === 'crow').length;
      return t('forecast.trap', { crows, total });
    }
    const birds = action === undefined ? undefined : after(view, action);
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
