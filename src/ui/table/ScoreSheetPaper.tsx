'use client';

import { Crown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { PlayerID } from '@/kit/action';
import type { GameResult, ScoreRow } from '@/kit/score-sheet';
import { seatIDs } from '@/kit/seats';
import { Button } from '../Button';
import { classes } from '../classes';
import { SeatMark } from '../SeatMark';
import { playSound } from '../sound';
import type { SeatInfo } from './table-state';
import { useCountUp } from './use-count-up';

/** A row may take this long, and the whole sheet no longer than four seconds. */
const ROW_MS = 650;
const SHEET_MS = 4000;

const points = (score: number): string => String(score).replace('-', '\u2212');

export interface ScoreSheetPaperProps {
  readonly result: GameResult;
  readonly seats: readonly SeatInfo[];
  /** The clause behind a row, by the row's id. */
  readonly clauseOf?: ((row: string) => string | undefined) | undefined;
  readonly lookUp?: (clause: string) => void;
}

/** The paper at the end: a column for each seat, the categories filled in one after the other. */
export function ScoreSheetPaper({ result, seats, clauseOf, lookUp }: ScoreSheetPaperProps) {
  const t = useTranslations('table.over');
  const game = useTranslations('game');
  const { categories, totals, tieBreaks, ranking } = result.sheet;
  // With one category the total would only say the same again.
  const hasTotal = categories.length > 1;
  const rows = categories.length + (hasTotal ? 1 : 0) + tieBreaks.length;
  const { step, skip } = useCountUp(rows + 1, Math.min(ROW_MS, SHEET_MS / (rows + 1)));
  const isDone = step > rows;

  useEffect(() => {
    if (step > 0 && step <= rows) playSound('token');
    if (isDone) playSound('win');
  }, [step, rows, isDone]);

  const columns = seatIDs(seats.length);
  const placeOf = (playerID: PlayerID) => ranking.findIndex((seats) => seats.includes(playerID)) + 1;

  const row = (
    label: string,
    scores: readonly number[],
    index: number,
    { look, clause }: { readonly look?: string; readonly clause?: string | undefined } = {},
  ) => (
    <tr key={label} className={classes('score-row', index < step && 'is-counted', look)}>
      <th scope="row">
        {clause === undefined || lookUp === undefined ? (
          label
        ) : (
          <button
            type="button"
            className="score-clause"
            title={t('clause', { clause })}
            onClick={() => lookUp(clause)}
          >
            {label}
          </button>
        )}
      </th>
      {columns.map((playerID, seat) => (
        <td key={playerID}>
          <span className="score-number">{points(scores[seat] ?? 0)}</span>
        </td>
      ))}
    </tr>
  );
  const scoreRow = ({ id, scores }: ScoreRow, index: number) =>
    row(game(`score.${id}`), scores, index, { clause: clauseOf?.(id) });

  return (
    <div>
      <div className="-mx-1 px-1">
        <table className="score-sheet" aria-label={t('sheet')}>
          <thead>
            <tr>
              <td />
              {columns.map((playerID, seat) => (
                <th
                  key={playerID}
                  scope="col"
                  className={classes(isDone && placeOf(playerID) === 1 && 'has-won')}
                >
                  <Crown aria-hidden size={18} className="score-crown" />
                  <SeatMark playerID={playerID} size="1.6rem" />
                  <bdi className="score-name" title={seats[seat]?.name}>
                    {seats[seat]?.name}
                  </bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, index) => scoreRow(category, index))}
            {hasTotal && row(t('total'), totals, categories.length, { look: 'is-total' })}
            {tieBreaks.length > 0 && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className="text-sm text-ink-soft">
                  {t('tieBreak')}
                </th>
              </tr>
            )}
            {tieBreaks.map((tie, index) => scoreRow(tie, categories.length + (hasTotal ? 1 : 0) + index))}
          </tbody>
          <tfoot>
            <tr className={classes('score-row', isDone && 'is-counted')}>
              <td />
              {columns.map((playerID) => (
                <td key={playerID}>
                  <span className="score-number text-sm font-bold whitespace-nowrap">
                    {t('place', { place: placeOf(playerID) })}
                  </span>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {!isDone && (
        <Button look="plain" className="mt-2" onClick={skip}>
          {t('skip')}
        </Button>
      )}
    </div>
  );
}
