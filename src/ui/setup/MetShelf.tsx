'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { OptionField } from '@/kit/options';
import { classes } from '../classes';
import { metHere, wonHere } from './met';
import './setup.css';

type Known = Readonly<Record<string, { readonly isMet: boolean; readonly won: readonly string[] }>>;

const NOTHING: Known = {};

/** What this device has met of an option’s values, and as which sides it has won. */
function knownOf({
  among,
  met,
  sides,
}: NonNullable<Extract<OptionField, { kind: 'choice' }>['drawn']>): Known {
  const here = metHere(met);
  const won = sides.map((side) => [side, wonHere(met, side)] as const);
  return Object.fromEntries(
    among.map((value) => [
      value,
      {
        isMet: here.includes(value),
        won: won.flatMap(([side, values]) => (values.includes(value) ? [side] : [])),
      },
    ]),
  );
}

/** A row of closed books, one for each value that can be drawn: those that were met have their title. */
export function MetShelf({ fields }: { readonly fields: readonly OptionField[] }) {
  const [field] = fields.flatMap((each) =>
    each.kind === 'choice' && each.drawn !== undefined ? [each] : [],
  );
  return field?.drawn === undefined ? null : <Books id={field.id} drawn={field.drawn} />;
}

interface BooksProps {
  readonly id: string;
  readonly drawn: NonNullable<Extract<OptionField, { kind: 'choice' }>['drawn']>;
}

function Books({ id, drawn }: BooksProps) {
  const game = useTranslations('game');
  const t = useTranslations('setup.met');
  // The page is the same for everybody; only the browser knows what was met here.
  const [known, setKnown] = useState(NOTHING);
  useEffect(() => setKnown(knownOf(drawn)), [drawn]);
  const count = Object.values(known).filter(({ isMet }) => isMet).length;
  return (
    <section aria-labelledby="met" className="paper note mt-6 p-5 sm:p-8">
      <h2 id="met" className="text-xl">
        {game(`options.${id}.shelf.heading`)}
      </h2>
      <p className="mt-1 text-ink-soft">{t('text', { count, of: drawn.among.length })}</p>
      <ul className="met-shelf mt-4">
        {drawn.among.map((value) => {
          const { isMet = false, won = [] } = known[value] ?? {};
          return (
            <li key={value} className={classes('met-book', isMet && 'is-met', won.length > 0 && 'is-won')}>
              {isMet ? (
                <span className="met-title">{game(`options.${id}.values.${value}`)}</span>
              ) : (
                <span className="met-title">
                  <span aria-hidden>{value}</span>
                  <span className="sr-only">{t('unmet', { value })}</span>
                </span>
              )}
              {won.length > 0 && (
                <span className="met-won">
                  {won.map((side) => (
                    <span key={side}>{game(`options.${id}.shelf.${side}`)}</span>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
