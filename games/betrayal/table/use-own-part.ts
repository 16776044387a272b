import { wordIn } from '@/kit/journal';
import { useTable } from '@/ui/table/TableProvider';
import type { BetrayalView } from '../rules/view';
import { useFigureName, useNames, useWords } from './use-words';

/** What the reader has to do with the side's aim: nothing where the side's own line names that room. */
export function useOwnPart(): string | undefined {
  const t = useWords();
  const name = useNames();
  const figure = useFigureName();
  const { view } = useTable<BetrayalView>();
  const { playerID, makingFor } = view;
  const aim = playerID === null ? undefined : makingFor[playerID];
  const named = wordIn(view.goal?.next.facts?.room);
  if (aim === undefined || aim.room === named) return undefined;
  const { prey, way } = aim;
  const isHere = way?.length === 0;
  // Whoever is where it is needed is told so only where the side's line would send it elsewhere.
  if (isHere && named === undefined) return undefined;
  const room = name('rooms', aim.room);
  return prey === undefined
    ? t('board.making-for', { room, here: isHere ? 'yes' : 'no' })
    : t('board.making-for-prey', { room, target: figure(prey) });
}
