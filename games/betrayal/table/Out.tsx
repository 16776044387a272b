'use client';

import { FastForward, Plus } from 'lucide-react';
import { useState } from 'react';
import { at } from '@/kit/seats';
import { Button } from '@/ui/Button';
import { useTable } from '@/ui/table/TableProvider';
import type { BetrayalView } from '../rules/view';
import { useWords } from './use-words';

/** Said to a seat that has nothing more to do: what has become of it, and that it may watch on. */
export function OutSlip() {
  const t = useWords();
  const { view, playerID } = useTable<BetrayalView>();
  if (playerID === null) return null;
  const { side } = view;
  return (
    <div className="bt-out">
      <b>{t('board.out')}</b>
      <p>
        {t('board.out-text', {
          life: at(view.explorers, playerID).life,
          shared: side === 'heroes' || side === 'traitor' ? 'yes' : 'no',
        })}
      </p>
    </div>
  );
}

/** What such a seat may do besides: see the end soon, where bots alone play on, or begin anew. */
export function OutChoices() {
  const t = useWords();
  const { view, seats, hurry, leave } = useTable<BetrayalView>();
  const [isHurried, setHurried] = useState(false);
  const areBots = seats.every(
    ({ playerID, occupant }) => occupant.kind === 'bot' || at(view.explorers, playerID).life !== 'alive',
  );
  return (
    <div className="dock-line">
      {hurry !== undefined && areBots && (
        <Button
          look="primary"
          icon={<FastForward aria-hidden size={18} />}
          disabled={isHurried}
          onClick={() => {
            setHurried(true);
            hurry();
          }}
        >
          {t('board.out-hurry')}
        </Button>
      )}
      <Button icon={<Plus aria-hidden size={18} />} onClick={leave}>
        {t('board.out-new')}
      </Button>
    </div>
  );
}
