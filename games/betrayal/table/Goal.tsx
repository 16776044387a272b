'use client';

import { BookOpen } from 'lucide-react';
import { useTable } from '@/ui/table/TableProvider';
import { useWording } from '@/ui/table/use-wording';
import { Wording } from '@/ui/table/Wording';
import type { BetrayalView } from '../rules/view';
import { useWords } from './use-words';

/** The own side's aim in one line: how far it is, and the next step; the book lies beside it. */
export function Goal({ openBook }: { readonly openBook: () => void }) {
  const t = useWords();
  const { view } = useTable<BetrayalView>();
  const { message } = useWording();
  const { haunt, goal } = view;
  if (haunt === null) return null;
  const next =
    goal === null ? undefined : message(`haunts.${haunt.number}.next.${goal.next.kind}`, goal.next.facts);
  const percent = Math.round((goal?.progress ?? 0) * 100);
  return (
    <div className="bt-goal">
      <button type="button" className="bt-book-button" aria-haspopup="dialog" onClick={openBook}>
        <BookOpen aria-hidden size={20} />
        <span className="sr-only">{t('board.book')}</span>
      </button>
      {goal !== null && (
        <>
          <span
            role="img"
            aria-label={t('board.goal-label', { percent })}
            title={t('board.goal-label', { percent })}
            className="bt-progress"
          >
            <span className="bt-progress-done" style={{ scale: `${goal.progress} 1` }} />
            <span className="bt-progress-number">{t('board.goal', { percent })}</span>
          </span>
          <span className="bt-next">{next !== undefined && <Wording parts={next} />}</span>
        </>
      )}
    </div>
  );
}
