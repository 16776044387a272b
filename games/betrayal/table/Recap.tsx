'use client';

import { useMemo } from 'react';
import { Popover } from '@/ui/Popover';
import { useTable } from '@/ui/table/TableProvider';
import { useWording } from '@/ui/table/use-wording';
import { Wording } from '@/ui/table/Wording';
import type { RoomID } from '../rules/components';
import type { BetrayalView } from '../rules/view';
import { didIn, lastNight } from './last-night';
import { useWords } from './use-words';
import './goal-tags.css';
import './recap.css';

/** What the monsters did in their last turn, all of it in one place; a line shows the room it speaks of. */
export function Recap({ toRoom }: { readonly toRoom: (room: RoomID) => void }) {
  const t = useWords();
  const { message } = useWording();
  const { journal } = useTable<BetrayalView>();
  const lines = useMemo(() => {
    const night = lastNight(journal.flatMap(({ entries }) => entries));
    return night === undefined ? [] : didIn(night);
  }, [journal]);
  if (lines.length === 0) return null;
  return (
    <Popover
      label={t('board.recap')}
      side="top"
      clearOf=".bt-map"
      trigger={
        <button type="button" className="bt-goal-tag">
          {t('board.recap')}
        </button>
      }
    >
      <h3 className="bt-recap-title">{t('board.recap')}</h3>
      <ul className="bt-recap-lines">
        {lines.map(({ kind, facts, room }) => {
          const words = <Wording parts={message(`board.recap-${kind}`, facts) ?? []} />;
          return (
            <li key={JSON.stringify([kind, facts])}>
              {room === undefined ? (
                <span>{words}</span>
              ) : (
                <button type="button" onClick={() => toRoom(room)}>
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Popover>
  );
}
