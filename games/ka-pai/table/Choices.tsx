'use client';

import { Check, Dices, Eraser } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { at } from '@/kit/seats';
import { Button } from '@/ui/Button';
import { DockTray } from '@/ui/table/Dock';
import { useTable } from '@/ui/table/TableProvider';
import { columnOf, LINES, rowOf } from '../rules/components';
import { isFull } from '../rules/drawing';
import { groupCounts } from '../rules/scoring';
import type { KaPaiView } from '../rules/view';
import { SignGlyph } from './SignGlyph';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

interface ChoicesProps {
  readonly choice: Choice;
  readonly isByKeyboard: () => boolean;
}

/** What lies in the dock: lines to circle, boxes to tick, and the word that it is done. */
export function Choices({ choice, isByKeyboard }: ChoicesProps) {
  const t = useWords();
  const { view, playerID, seats } = useTable<KaPaiView>();
  const dock = useRef<HTMLDivElement>(null);
  const { stage, lines, marks, send, cancel, mayUndo, undo, done } = choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage brings new buttons
  useEffect(() => {
    if (isByKeyboard()) dock.current?.querySelector('button')?.focus();
  }, [stage, isByKeyboard]);
  if (playerID === null) return null;
  const sheet = at(view.sheets, playerID);
  const groups = groupCounts(sheet);
  const isLast = isFull(view.options.sheet, sheet);
  const word = isLast ? 'actions.finish' : seats.length === 1 ? 'actions.throw' : 'actions.done';
  const erase = mayUndo && (
    <Button data-undo icon={<Eraser aria-hidden size={18} />} onClick={undo}>
      {t('actions.undo')}
    </Button>
  );
  return (
    <div ref={dock} className="contents">
      {stage === 'line' && (
        <>
          {lines.map(({ line, action }, index) => (
            <Button
              key={line}
              aria-label={t('actions.line', {
                number: index + 1,
                cells: (LINES[line] ?? [])
                  .map((cell) => t('board.place', { row: rowOf(cell) + 1, column: columnOf(cell) + 1 }))
                  .join(t('board.comma')),
              })}
              className="kp-line"
              onClick={() => send(action)}
            >
              {index + 1}
            </Button>
          ))}
          <Button onClick={cancel}>{t('actions.cancel')}</Button>
        </>
      )}
      {stage === 'mark' && (
        <DockTray cells={marks.length}>
          {marks.map(({ sign, action }) => (
            <Button
              key={sign}
              className="kp-mark"
              aria-label={t('actions.mark-worth', { sign: t(`signs.${sign}`), groups: groups[sign] })}
              title={t('actions.mark', { sign: t(`signs.${sign}`) })}
              icon={<SignGlyph sign={sign} size="1.5rem" />}
              onClick={() => send(action)}
            >
              {groups[sign]}
            </Button>
          ))}
        </DockTray>
      )}
      {stage === 'ready' && (
        <>
          <Button
            look="primary"
            icon={
              seats.length === 1 && !isLast ? (
                <Dices aria-hidden size={20} />
              ) : (
                <Check aria-hidden size={20} />
              )
            }
            onClick={done}
          >
            {t(word)}
          </Button>
          {erase}
        </>
      )}
      {stage === 'locked' && erase}
    </div>
  );
}
