'use client';

import { at } from '@/kit/seats';
import { OutSlip } from '@/ui/table/Out';
import { useTable } from '@/ui/table/TableProvider';
import type { BetrayalView } from '../rules/view';
import { useWords } from './use-words';

/** Said to an explorer who has nothing more to do: what has become of it, and whose fight goes on. */
export function ExplorerOut() {
  const t = useWords();
  const { view, playerID } = useTable<BetrayalView>();
  if (playerID === null) return null;
  const { side } = view;
  return (
    <div className="bt-out">
      <OutSlip
        until="match"
        text={t('board.out-text', {
          life: at(view.explorers, playerID).life,
          shared: side === 'heroes' || side === 'traitor' ? 'yes' : 'no',
        })}
      />
    </div>
  );
}
