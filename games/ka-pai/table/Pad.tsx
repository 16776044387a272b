'use client';

import { Download } from 'lucide-react';
import { type CSSProperties, type RefObject, useRef } from 'react';
import { choiceKey, type PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { IconButton } from '@/ui/IconButton';
import { Sign } from '@/ui/Sign';
import { useTable } from '@/ui/table/TableProvider';
import { columnOf, DRAWABLE, isBare, LINES, rowOf, signAt, TOTEMS } from '../rules/components';
import { groupedCells } from '../rules/drawing';
import { pointsOf, totalOf } from '../rules/scoring';
import type { KaPaiView } from '../rules/view';
import { Drawing } from './Drawing';
import { savePicture } from './save-picture';
import { loopOf, strokeOf, UNIT } from './strokes';
import type { Choice } from './use-choice';
import { useForecast } from './use-forecast';
import { useNear } from './use-near';
import { useWords } from './use-words';

export interface PadProps {
  readonly shown: PlayerID;
  readonly choice: Choice;
  readonly squares: RefObject<HTMLDivElement | null>;
  /** Which square the arrows have come to: it alone is in the order of the Tab key. */
  readonly focused: number;
  readonly onFocus: (cell: number) => void;
}

/** The sketch pad with one sheet on it: the own one, where each square is a button, or another to look at. */
export function Pad({ shown, choice, squares, focused, onFocus }: PadProps) {
  const t = useWords();
  const { view, playerID, seatOf, result, setting } = useTable<KaPaiView>();
  const pad = useRef<HTMLElement>(null);
  const forecast = useForecast();
  const sheet = at(view.sheets, shown);
  const { sheet: kind } = view.options;
  const isMine = shown === playerID;
  const { stage, sign, open, lines, pointed, pointAt, press } = choice;
  const isDrawing = isMine && (stage === 'draw' || stage === 'line');
  const near = useNear(pad, isDrawing);
  const grouped = groupedCells(sheet.groups);
  const ghost = isDrawing && pointed !== undefined && open.has(pointed) ? pointed : undefined;
  const points = totalOf(pointsOf(kind, sheet));
  const { name } = seatOf(shown);
  const title = isMine ? t('board.mine') : t('board.sheet', { name });
  const labelOf = (cell: number): string => {
    const facts = { row: rowOf(cell) + 1, column: columnOf(cell) + 1 };
    const found = signAt(sheet.cells, cell);
    return found === null
      ? t('board.cell-empty', facts)
      : t('board.cell', { ...facts, sign: t(`signs.${found}`), isGrouped: grouped.has(cell) ? 'yes' : 'no' });
  };
  const maySave = result !== undefined || setting.replay !== undefined;
  return (
    <section
      ref={pad}
      aria-label={title}
      className={classes('kp-pad', near.place !== undefined && 'is-near')}
      style={near.place as CSSProperties}
    >
      <span aria-hidden className="kp-wire" />
      <p className="kp-heading">
        <span className="kp-heading-words">
          {ghost === undefined || sign === undefined ? (
            <bdi>{title}</bdi>
          ) : (
            (forecast(sign, ghost)?.line ?? title)
          )}
        </span>
        {maySave && (
          <IconButton
            label={t('actions.save')}
            icon={<Download aria-hidden size={18} />}
            onClick={() => savePicture(pad.current, t('board.points', { points }), name)}
          />
        )}
        <span className="kp-points">{t('board.points', { points })}</span>
      </p>
      <div className="kp-field">
        <Drawing kind={kind} sheet={sheet} />
        {isDrawing && (
          <svg
            aria-hidden
            viewBox={`-8 -8 ${7 * UNIT + 16} ${7 * UNIT + 16}`}
            className="kp-drawing kp-preview"
          >
            {ghost !== undefined && sign !== undefined && (
              <path d={strokeOf(sign, ghost)} className={`kp-ink is-ghost is-${sign}`} />
            )}
            {lines.map(({ line }, index) => {
              const [first = 0] = LINES[line] ?? [];
              return (
                <g key={line} className="kp-choice">
                  <path d={loopOf(line)} className="kp-loop" />
                  <text
                    x={columnOf(first) * UNIT + 12}
                    y={rowOf(first) * UNIT + 34}
                    className="kp-choice-number"
                  >
                    {index + 1}
                  </text>
                </g>
              );
            })}
          </svg>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: these buttons are no form's fields */}
        <div ref={squares} role="group" aria-label={title} className="kp-squares">
          {DRAWABLE[kind].map((cell) => {
            const isLit = isDrawing && open.has(cell);
            const told = isLit ? forecast(sign, cell) : undefined;
            const style = { gridArea: `${rowOf(cell) + 1} / ${columnOf(cell) + 1}` };
            return isDrawing && isBare(sheet.cells, cell) ? (
              <button
                key={cell}
                type="button"
                data-cell={cell}
                data-choice={sign === undefined ? undefined : choiceKey({ move: 'draw', args: [sign, cell] })}
                tabIndex={cell === focused ? 0 : -1}
                aria-label={labelOf(cell)}
                aria-description={told?.line}
                aria-disabled={!isLit || undefined}
                className={classes('kp-square', isLit && 'is-lit')}
                style={style}
                onClick={() => {
                  if (isLit) near.putAway();
                  press(cell);
                }}
                onFocus={() => {
                  onFocus(cell);
                  pointAt(cell);
                }}
                onBlur={() => pointAt(undefined)}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && pointAt(cell)}
                onPointerLeave={() => pointAt(undefined)}
              >
                {told?.chip !== undefined && <span className="kp-chip">{told.chip}</span>}
              </button>
            ) : (
              <span key={cell} role="img" aria-label={labelOf(cell)} className="kp-square" style={style} />
            );
          })}
          {TOTEMS.map((cell) => (
            <Sign
              key={cell}
              says={t('board.totem')}
              className="kp-square"
              style={{ gridArea: `${rowOf(cell) + 1} / ${columnOf(cell) + 1}` }}
            />
          ))}
        </div>
        {/* Keys, a pointer and whoever listens have the squares themselves. */}
        {isDrawing && near.place === undefined && (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            data-brings-near
            className="kp-bring-near"
            onClick={near.bring}
          />
        )}
      </div>
    </section>
  );
}
