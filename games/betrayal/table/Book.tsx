'use client';

import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Dialog';
import { useTable } from '@/ui/table/TableProvider';
import type { BetrayalView } from '../rules/view';
import type { ChoiceControl } from './use-choice';
import { useWords } from './use-words';

interface BookProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly choice: ChoiceControl;
}

/** The own side's book: it opens by itself when the haunt begins, and may be read again at any time. */
export function Book({ isOpen, onOpenChange, choice }: BookProps) {
  const t = useWords();
  const { view } = useTable<BetrayalView>();
  const reading = choice.deeds.find(({ label }) => label.kind === 'read');
  const side = view.side === 'heroes' || view.side === 'traitor' ? view.side : 'other';
  return (
    <Sheet open={isOpen || reading !== undefined} onOpenChange={onOpenChange} title={t('board.book-title', { side })}>
      <div className="bt-book">
        <p>{t('board.book-empty')}</p>
        {reading !== undefined && (
          <Button
            look="primary"
            onClick={() => {
              onOpenChange(false);
              choice.take(reading);
            }}
          >
            {t('board.close-book')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
