'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useGameWords } from '@/i18n/game-words';
import type { GameMessages } from '@/i18n/site-messages';
import type { Cover, Covers } from '@/kit/covers';
import { Button } from '../Button';
import { classes } from '../classes';
import { Dialog } from '../Dialog';
import { RadioOption } from '../RadioOption';
import { Switch } from '../Switch';
import { HouseMark, LengthMark, SidesMark } from './book-marks';
import { metHere } from './met';
import type { PickingProps } from './Question';
import './books.css';

type Seats = { readonly min: number; readonly max: number };

export interface BookChoiceProps extends PickingProps {
  readonly covers: Covers;
  readonly seats: Seats;
  /** The `data-room` of the game: what opens over a page lies outside of it. */
  readonly room: string;
}

/** What is written on and around covers. */
function useCoverWords() {
  const game = useGameWords<GameMessages>();
  return (id: string, values?: Readonly<Record<string, string | number>>) => game(`covers.${id}`, values);
}

/** All books a match can be played by, laid out with their covers up; those that were met here lie open. */
export function BookChoice({ open, onOpenChange, ...rest }: BookChoiceProps) {
  const t = useCoverWords();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      className="max-h-[94dvh]! w-[min(66rem,calc(100vw-1rem))]!"
    >
      <Books {...rest} />
    </Dialog>
  );
}

function Books({
  field: { id, drawn },
  value,
  onPick,
  covers,
  seats,
  room,
}: Omit<BookChoiceProps, 'open' | 'onOpenChange'>) {
  const t = useCoverWords();
  const game = useGameWords<GameMessages>();
  const [chosen, setChosen] = useState(value);
  const [isNewOnly, setNewOnly] = useState(false);
  // Opened by hand, so in a browser: what was met is known at once.
  const [met] = useState(() => new Set(metHere(drawn.met)));
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(
    () => list.current?.querySelector('[data-book]:has(:checked)')?.scrollIntoView({ block: 'center' }),
    [],
  );

  const titleOf = (book: string) => game(`${drawn.titles}.${book}.title`);
  const shown = drawn.among.filter((book) => !isNewOnly || !met.has(book) || book === chosen);
  return (
    <div data-room={room} className="books">
      <div className="books-lead">
        <p className="text-sm text-ink-soft">{t('lead')}</p>
        <div className="flex items-center gap-2 text-sm font-bold">
          <span aria-hidden>{t('new')}</span>
          <Switch label={t('new')} checked={isNewOnly} onChange={setNewOnly} />
        </div>
      </div>
      {shown.length === 0 && <p className="py-6 text-center">{t('none')}</p>}
      <div ref={list} role="radiogroup" aria-label={game(`options.${id}.label`)} className="books-list">
        {shown.map((book) => (
          <div key={book} data-book={book}>
            <RadioOption
              name={name}
              checked={book === chosen}
              onChoose={() => setChosen(book)}
              className={classes('book', met.has(book) && 'is-met')}
            >
              <Book
                number={book}
                title={titleOf(book)}
                line={t(`lines.${book}`)}
                cover={covers[book]}
                isMet={met.has(book)}
                seats={seats}
              />
            </RadioOption>
          </div>
        ))}
      </div>
      <div className="books-take">
        <Button
          look="primary"
          disabled={chosen === undefined}
          onClick={() => chosen !== undefined && onPick(chosen)}
          className="min-h-13 w-full text-lg sm:w-auto sm:min-w-64"
        >
          {chosen === undefined ? t('choose') : t('take', { title: titleOf(chosen) })}
        </Button>
      </div>
    </div>
  );
}

interface BookProps {
  readonly number: string;
  readonly title: string;
  /** A line of mood, which tells nothing of what is in it. */
  readonly line: string;
  readonly cover: Cover | undefined;
  readonly isMet: boolean;
  readonly seats: Seats;
}

function Book({ number, title, line, cover, isMet, seats }: BookProps) {
  const t = useCoverWords();
  return (
    <>
      <span aria-hidden className="book-spine">
        <span>{number}</span>
      </span>
      <span className="book-front">
        <span className="book-title">{title}</span>
        <span className="book-line">{line}</span>
        <span className="book-facts">
          {cover !== undefined && (
            <>
              <span>
                <SidesMark sides={cover.sides} />
                <span>{t(`sides.${cover.sides}`)}</span>
              </span>
              <span>
                <LengthMark length={cover.length} />
                <span>{t(`lengths.${cover.length}`)}</span>
              </span>
            </>
          )}
          <span>{t('seats', { ...seats })}</span>
          <span className="book-met">{t(isMet ? 'met' : 'unmet')}</span>
        </span>
      </span>
      <HouseMark isLit={isMet} />
    </>
  );
}
