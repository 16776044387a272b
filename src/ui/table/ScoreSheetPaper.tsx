'use client';

import { ChevronDown, Crown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { PlayerID } from '@/kit/action';
import type { GameResult, ScoreRow } from '@/kit/score-sheet';
import { seatIDs } from '@/kit/seats';
import { Button } from '../Button';
import { classes } from '../classes';
import { SeatMark } from '../SeatMark';
import { playSound } from '../sound';
import type { Translator } from './message-parts';
import { type SheetLine, sheetLines } from './sheet-lines';
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
  /** All rows stand there. */
  readonly onCounted?: () => void;
}

/**
 * The paper at the end: a column for each seat, the categories filled in one after the other. What was
 * counted round by round is one line a round, and unfolds.
 */
export function ScoreSheetPaper({ result, seats, clauseOf, lookUp, onCounted }: ScoreSheetPaperProps) {
  const t = useTranslations('table.over');
  const game = useTranslations('game') as unknown as Translator;
  const { categories, totals, tieBreaks, ranking } = result.sheet;
  // Some games have a word of their own for it.
  const word = (id: 'round' | 'total', values?: { readonly round: number }) =>
    game.has(`score.${id}`) ? game(`score.${id}`, values) : t(id, values);
  const [unfolded, setUnfolded] = useState<readonly number[]>([]);
  const lines = sheetLines(categories);
  // With one category the total would only say the same again.
  const hasTotal = lines.length > 1;
  const rows = lines.length + (hasTotal ? 1 : 0) + tieBreaks.length;
  const { step, skip } = useCountUp(rows + 1, Math.min(ROW_MS, SHEET_MS / (rows + 1)));
  const isDone = step > rows;

  useEffect(() => {
    if (step > 0 && step <= rows) playSound('token');
    if (isDone) playSound('win');
  }, [step, rows, isDone]);

  const tellCounted = useEffectEvent(() => onCounted?.());
  useEffect(() => {
    if (isDone) tellCounted();
  }, [isDone]);

  const columns = seatIDs(seats.length);
  const isContest = columns.length > 1;
  /** After two who are second comes the fourth. */
  const placeOf = (playerID: PlayerID) => {
    const ahead = ranking.findIndex((tied) => tied.includes(playerID));
    return 1 + ranking.slice(0, ahead).flat().length;
  };

  const row = (
    key: string,
    heading: ReactNode,
    scores: readonly number[],
    isCounted: boolean,
    look?: string,
  ) => (
    <tr key={key} className={classes('score-row', isCounted && 'is-counted', look)}>
      <th scope="row">{heading}</th>
      {columns.map((playerID, seat) => (
        <td key={playerID}>
          <span className="score-number">{points(scores[seat] ?? 0)}</span>
        </td>
      ))}
    </tr>
  );

  const scoreRow = ({ id, scores, round }: ScoreRow, isCounted: boolean, look?: string) => {
    const label = game(`score.${id}`);
    const clause = clauseOf?.(id);
    const heading =
      clause === undefined || lookUp === undefined ? (
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
      );
    return row(`${round ?? ''} ${id}`, heading, scores, isCounted, look);
  };

  const roundRows = (
    { round, rows: parts, scores }: Extract<SheetLine, { round: number }>,
    isCounted: boolean,
  ) => {
    const isOpen = unfolded.includes(round);
    const label = word('round', { round });
    const toggle = (
      <button
        type="button"
        aria-expanded={isOpen}
        title={t('unfold', { round: label })}
        className="score-round"
        onClick={() => setUnfolded(isOpen ? unfolded.filter((open) => open !== round) : [...unfolded, round])}
      >
        <ChevronDown aria-hidden size={16} className={classes('score-fold', isOpen && 'is-open')} />
        {label}
      </button>
    );
    return [
      row(`round ${round}`, toggle, scores, isCounted),
      ...(isOpen ? parts.map((part) => scoreRow(part, true, 'is-part')) : []),
    ];
  };

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
                  className={classes(isDone && isContest && placeOf(playerID) === 1 && 'has-won')}
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
            {lines.map((line, index) =>
              'round' in line ? roundRows(line, index < step) : scoreRow(line.row, index < step),
            )}
            {hasTotal && row('total', word('total'), totals, lines.length < step, 'is-total')}
            {tieBreaks.length > 0 && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className="text-sm text-ink-soft">
                  {t('tieBreak')}
                </th>
              </tr>
            )}
            {tieBreaks.map((tie, index) => scoreRow(tie, lines.length + (hasTotal ? 1 : 0) + index < step))}
          </tbody>
          {isContest && (
            <tfoot>
              <tr className={classes('score-row', isDone && 'is-counted')}>
                <td />
                {columns.map((playerID) => (
                  <td key={playerID}>
                    <span className="score-number score-place">
                      {t('place', { place: placeOf(playerID) })}
                    </span>
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
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
