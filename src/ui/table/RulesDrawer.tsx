'use client';

import { BookOpen, ChevronDown, ChevronUp } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../IconButton';
import { TextField } from '../TextField';
import { blocksWith, clauseIn, clauseText } from './rulebook-search';
import { useTable, useTableScreen } from './TableProvider';

/** As many clauses of the moment as can be read at a glance. */
const MOST_NOW = 3;

function light(book: Element | null, block: Element | undefined): void {
  for (const lit of book?.querySelectorAll('[data-lit]') ?? []) lit.removeAttribute('data-lit');
  block?.setAttribute('data-lit', '');
  block?.scrollIntoView({ block: 'center' });
}

/** The rulebook of the table: what counts now on top, a line to search it, and the clause looked up. */
export function RulesDrawer() {
  const { setting } = useTable();
  const { lookedUp } = useTableScreen();
  const book = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (lookedUp === undefined) light(book.current, undefined);
    else light(book.current, clauseIn(book.current, lookedUp.clause));
  }, [lookedUp]);

  return (
    <div className="rules-drawer">
      <Search book={book} />
      <Now book={book} />
      <div ref={book}>{setting.rules}</div>
    </div>
  );
}

interface OfBook {
  readonly book: RefObject<HTMLElement | null>;
}

interface NowClause {
  readonly clause: string;
  readonly text: string;
}

/** The clauses of the moment, in the rulebook's own words. */
function Now({ book }: OfBook) {
  const t = useTranslations('table.rulebook');
  const { clauses = [], lookUp } = useTable();
  const [shown, setShown] = useState<readonly NowClause[]>([]);
  const heading = useId();

  // The book may come after the table does, so it is asked each time; it is the same answer most times.
  useEffect(() => {
    const next = clauses
      .map((clause) => ({ clause, text: clauseText(book.current, clause) }))
      .filter(({ text }) => text !== '')
      .slice(0, MOST_NOW);
    setShown((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
  });

  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="rules-now">
      <h2 id={heading}>{t('now')}</h2>
      <ul>
        {shown.map(({ clause, text }) => (
          <li key={clause}>
            <button type="button" className="rules-clause" onClick={() => lookUp(clause)}>
              <BookOpen aria-hidden size={16} className="mt-1 shrink-0 text-accent-ink" />
              <span>
                {text} <span className="rules-number">{clause}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Finds as one types; Enter and the arrow keys go from place to place. */
function Search({ book }: OfBook) {
  const t = useTranslations('table.rulebook');
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly Element[]>([]);
  const [place, setPlace] = useState(0);

  const show = (hits: readonly Element[], next: number) => {
    setPlace(next);
    light(book.current, hits[next]);
  };
  const search = (text: string) => {
    const hits = blocksWith(book.current, text, locale);
    for (const old of book.current?.querySelectorAll('[data-found]') ?? []) old.removeAttribute('data-found');
    for (const hit of hits) hit.setAttribute('data-found', '');
    setQuery(text);
    setFound(hits);
    show(hits, 0);
  };
  const step = (by: number) => {
    if (found.length > 0) show(found, (place + by + found.length) % found.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query !== '') {
      search('');
      event.stopPropagation();
    } else if (event.key === 'ArrowDown' || event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else if (event.key === 'ArrowUp') step(-1);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom and older readers do not know <search>
    <div role="search" className="rules-search">
      <TextField
        label={t('search')}
        isLabelHidden
        placeholder={t('search')}
        className="min-w-0 flex-1"
        inputMode="search"
        autoComplete="off"
        value={query}
        onChange={({ target }) => search(target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="rules-hits">
        {query.trim() !== '' && t('hits', { place: place + 1, count: found.length })}
      </p>
      {found.length > 1 && (
        <>
          <IconButton
            label={t('previous')}
            icon={<ChevronUp aria-hidden size={20} />}
            onClick={() => step(-1)}
          />
          <IconButton
            label={t('next')}
            icon={<ChevronDown aria-hidden size={20} />}
            onClick={() => step(1)}
          />
        </>
      )}
    </div>
  );
}
