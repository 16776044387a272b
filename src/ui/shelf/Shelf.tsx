'use client';

import { Clock3, Dices, UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button } from '../Button';
import { classes } from '../classes';
import {
  type BoxFacts,
  filterQuery,
  fits,
  MINUTES,
  playerCounts,
  readFilter,
  type ShelfFilter,
} from './shelf-filter';

interface Box extends BoxFacts {
  readonly slug: string;
  /** The box, made on the server. */
  readonly place: ReactNode;
}

export interface ShelfProps {
  readonly boxes: readonly Box[];
  /** One of the boxes has been picked for whoever is here; nobody may have said how many they are. */
  readonly onPick?: (slug: string, players: number | undefined) => void;
  /** What else one may do before one has chosen a box. */
  readonly beside?: ReactNode;
  /** Places behind the boxes, as items of their list: nobody knows yet for whom they will be. */
  readonly children?: ReactNode;
}

const EVERYTHING: ShelfFilter = { players: undefined, minutes: undefined };

/** The boxes that fit the people and the time there are. Without scripts it shows them all. */
export function Shelf({ boxes, onPick, beside, children }: ShelfProps) {
  const t = useTranslations('shelf');
  const counts = useMemo(() => playerCounts(boxes), [boxes]);
  const [filter, setFilter] = useState(EVERYTHING);

  // The page is the same for everybody; only the browser knows what the address asks for.
  useEffect(() => {
    const look = () => setFilter(readFilter(new URLSearchParams(window.location.search), counts));
    look();
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, [counts]);

  const choose = (next: ShelfFilter) => {
    setFilter(next);
    const { pathname, search } = window.location;
    window.history.replaceState(null, '', pathname + filterQuery(new URLSearchParams(search), next));
  };
  const shown = boxes.filter((box) => fits(box, filter));
  const isWhole = filter.players === undefined && filter.minutes === undefined;
  const pick = () => {
    const one = shown[Math.floor(Math.random() * shown.length)];
    if (one !== undefined) onPick?.(one.slug, filter.players);
  };
  return (
    <div className="shelf-and-filter">
      <div className="shelf-filter">
        <Chips
          label={t('players')}
          sign={<UsersRound aria-hidden size={20} />}
          choices={counts.map((count) => ({
            value: count,
            label: t('playersChip', { count }),
            short: String(count),
          }))}
          value={filter.players}
          onChange={(players) => choose({ ...filter, players })}
        />
        <Chips
          label={t('minutes')}
          sign={<Clock3 aria-hidden size={20} />}
          choices={MINUTES.map((minutes) => ({ value: minutes, label: t('minutesChip', { minutes }) }))}
          value={filter.minutes}
          onChange={(minutes) => choose({ ...filter, minutes })}
        />
        <div className="shelf-deeds">
          {/* Whatever the button for it says, nothing lies behind it that would move. */}
          {beside}
          {onPick !== undefined && (
            <Button icon={<Dices aria-hidden size={19} />} aria-disabled={shown.length === 0} onClick={pick}>
              {t('pick', { players: filter.players ?? 0, minutes: filter.minutes ?? 0 })}
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {isWhole ? '' : t('found', { count: shown.length })}
      </p>
      {shown.length > 0 ? (
        <ul className="shelf">
          {shown.map(({ slug, place }) => (
            <li key={slug} className="contents">
              {place}
            </li>
          ))}
          {isWhole && children}
        </ul>
      ) : (
        <div className="shelf">
          <div className="shelf-empty">
            <div className="paper px-6 py-7">
              <p className="font-heading text-lg font-bold">{t('none.title')}</p>
              <p className="mt-1 text-ink-soft">{t('none.text')}</p>
              <Button className="mt-4" onClick={() => choose(EVERYTHING)}>
                {t('none.clear')}
              </Button>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

interface ChipsProps {
  readonly label: string;
  /** Stands for the label where there is no room for it. */
  readonly sign: ReactNode;
  readonly choices: readonly { readonly value: number; readonly label: string; readonly short?: string }[];
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** At most one of a few; the chosen one, pressed again, is let go of. */
function Chips({ label, sign, choices, value, onChange }: ChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its buttons
    <div role="group" aria-label={label} className="shelf-chips">
      <span aria-hidden className="shelf-chips-label font-heading font-semibold text-on-wood-soft">
        <span className="sm:hidden">{sign}</span>
        <span className="max-sm:hidden">{label}</span>
      </span>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value === value ? undefined : choice.value)}
          className={classes(
            'inline-flex min-h-11 items-center sm:min-w-11 justify-center rounded-button px-3 font-heading font-semibold',
            choice.value === value ? 'wax' : 'slip',
          )}
        >
          {choice.short === undefined ? (
            choice.label
          ) : (
            <>
              <span aria-hidden className="sm:hidden">
                {choice.short}
              </span>
              <span className="max-sm:sr-only">{choice.label}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
