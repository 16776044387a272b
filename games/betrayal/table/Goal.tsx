'use client';

import { BookOpen } from 'lucide-react';
import { Suspense } from 'react';
import { late } from '@/ui/late';
import { Sign } from '@/ui/Sign';
import { useTable } from '@/ui/table/TableProvider';
import { Wording } from '@/ui/table/Wording';
import type { RoomID } from '../rules/components';
import type { Goal as Aim } from '../rules/thing';
import type { BetrayalView } from '../rules/view';
import { useMarks } from './use-marks';
import { useNext } from './use-next';
import { useOwnPart } from './use-own-part';
import { useWords } from './use-words';

const Marks = late(async () => ({ default: (await import('./late-signs')).Marks }));
const Recap = late(async () => ({ default: (await import('./Recap')).Recap }));
const Slips = late(async () => ({ default: (await import('./Slips')).Slips }));

/** As many spaces as are printed on it; it is longer only where a haunt goes on. */
const SPACES = 12;

/** The track of the haunt as it lies: a row of boxes, today's lit. Its tag says it in words. */
function Track({ value }: { readonly value: number }) {
  return (
    <span aria-hidden className="bt-track-row">
      {Array.from({ length: Math.max(SPACES, value) }, (_, place) => place + 1).map((space) => (
        <span key={space} data-now={space === value} data-done={space < value}>
          {space === value ? space : ''}
        </span>
      ))}
    </span>
  );
}

/** The aims that this page may show: of its own side, or of each where all hands lie open. */
function useAims(): readonly { readonly side: string; readonly aim: Aim }[] {
  const { view, openViews } = useTable<BetrayalView>();
  const aims = (openViews ?? [view]).flatMap(({ side, goal }) =>
    side === null || goal === null ? [] : [[side, goal] as const],
  );
  return [...new Map(aims)].map(([side, aim]) => ({ side, aim }));
}

interface GoalProps {
  readonly openBook: () => void;
  readonly toRoom: (room: RoomID) => void;
}

/** The own side's aim in one line: how far it is, and the next step; the book lies beside it. */
export function Goal({ openBook, toRoom }: GoalProps) {
  const t = useWords();
  const { view, journal } = useTable<BetrayalView>();
  const nextOf = useNext();
  const aims = useAims();
  const ownPart = useOwnPart();
  const marksOn = useMarks();
  const { haunt, outcome } = view;
  if (haunt === null) return null;
  const hadMonsters = journal.some(({ entries }) => entries.some(({ kind }) => kind === 'monsters'));
  const track = view.marks.find(({ word }) => word === 'track')?.value;
  return (
    <div className="bt-goal">
      <div className="bt-goal-tags">
        <Suspense>
          {hadMonsters && <Recap toRoom={toRoom} />}
          {view.slips.length > 0 && <Slips slips={view.slips} />}
        </Suspense>
      </div>
      <button
        type="button"
        className="bt-book-button"
        aria-haspopup="dialog"
        aria-label={t('board.book')}
        title={t('board.book')}
        onClick={openBook}
      >
        <BookOpen aria-hidden size={20} />
      </button>
      <ul className="bt-aims">
        {aims.map(({ side, aim }) => {
          const percent = Math.round(aim.progress * 100);
          const label = t('board.goal-label', { percent });
          const next = nextOf(aim);
          const own = side === view.side ? ownPart : undefined;
          return (
            <li key={side} data-side={side}>
              <Sign says={label} className="bt-progress">
                <span className="bt-progress-done" style={{ scale: `${aim.progress} 1` }} />
                <span className="bt-progress-number">{t('board.goal', { percent })}</span>
              </Sign>
              <span className="bt-next">
                {next !== undefined && <Wording parts={next} />}
                {own !== undefined && <b>{own}</b>}
              </span>
            </li>
          );
        })}
        {outcome !== null && (
          <li className="bt-next">
            {t('status.over', {
              side: outcome.winners.length === 0 ? 'nobody' : (outcome.side ?? 'each'),
            })}
          </li>
        )}
      </ul>
      <Suspense>
        <Marks marks={marksOn('haunt')} />
      </Suspense>
      {track !== undefined && <Track value={track} />}
    </div>
  );
}
