'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Locale } from '@/kit/entry';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Dialog';
import { useTable } from '@/ui/table/TableProvider';
import type { BetrayalView } from '../rules/view';
import { type BookWords, loadBook } from './books';
import type { ChoiceControl } from './use-choice';
import { useWords } from './use-words';

interface BookProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly choice: ChoiceControl;
}

/** The words of the own side's book, once they have come. */
function useBook(): BookWords | undefined {
  const { view } = useTable<BetrayalView>();
  const locale = useLocale() as Locale;
  const { number } = view.haunt ?? {};
  const { side } = view;
  const [book, setBook] = useState<BookWords>();
  useEffect(() => {
    if (number === undefined || side === null) return;
    let isWanted = true;
    void loadBook(number, side, locale).then((words) => {
      if (isWanted) setBook(words);
    });
    return () => {
      isWanted = false;
    };
  }, [number, side, locale]);
  return book;
}

/** The own side's book: it opens by itself when the haunt begins, and may be read again at any time. */
export function Book({ isOpen, onOpenChange, choice }: BookProps) {
  const t = useWords();
  const { view } = useTable<BetrayalView>();
  const book = useBook();
  const reading = choice.deeds.find(({ label }) => label.kind === 'read');
  const side = view.side === 'heroes' || view.side === 'traitor' ? view.side : 'other';
  const isOver = view.outcome !== null;
  return (
    <Sheet
      open={isOpen || reading !== undefined}
      onOpenChange={onOpenChange}
      title={t('board.book-title', { side })}
    >
      <div className="bt-book">
        {book !== undefined && (
          <>
            <h3>{book.title}</h3>
            <p className="bt-book-story">{book.story}</p>
            <p className="bt-book-goal">{book.goal}</p>
            <h3>{t('board.book-know')}</h3>
            <p>{book.know}</p>
            <h3>{t('board.book-win')}</h3>
            <p>{book.win}</p>
            <h3>{t('board.book-rules')}</h3>
            <ul>
              {book.rules.split('\n').map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {isOver && <p className="bt-book-story">{book.end}</p>}
          </>
        )}
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
