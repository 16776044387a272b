'use client';

import { classes } from '@/ui/classes';
import { Sign } from '@/ui/Sign';
import { BOXES, SYMBOLS, TOTEM_POINTS, VALUES } from '../rules/components';
import { groupCounts, pointsOf } from '../rules/scoring';
import { linkedTotems } from '../rules/totems';
import type { KaPaiView, SheetView } from '../rules/view';
import { SignGlyph } from './SignGlyph';
import { TICK } from './strokes';
import { useWords } from './use-words';

export interface TallyProps {
  readonly view: KaPaiView;
  readonly sheet: SheetView;
  /** A bonus box is to be ticked. */
  readonly isTicking?: boolean;
}

/** The margin of a sheet: groups and ticks of each sign, and what the totems bring. */
export function Tally({ view: { options }, sheet, isTicking = false }: TallyProps) {
  const t = useWords();
  const groups = groupCounts(sheet);
  const points = pointsOf(options.sheet, sheet);
  const linked = linkedTotems(sheet.cells);
  return (
    <ul className="kp-tally paper">
      {SYMBOLS.map((sign) => {
        const count = groups[sign];
        const words =
          sign === 'slash'
            ? t('board.groups-slash', { count })
            : t('board.groups', { sign: t(`signs.${sign}`), count, value: VALUES[sign] });
        const ticks = t('board.marks', { sign: t(`signs.${sign}`), count: sheet.marks[sign], boxes: BOXES });
        return (
          <li key={sign} className={classes('kp-count', isTicking && sheet.marks[sign] < BOXES && 'is-lit')}>
            <Sign says={words} className="kp-count-groups">
              <SignGlyph sign={sign} size="1.35rem" />
              <span className="kp-number">{count}</span>
              <span className="kp-value">
                {sign === 'slash' ? '' : t('board.times', { value: VALUES[sign] })}
              </span>
            </Sign>
            <Sign says={ticks} className="kp-boxes">
              {Array.from({ length: BOXES }, (_, box) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a box stays where it is
                <svg key={box} aria-hidden viewBox="-1 -3 14 14">
                  <rect x="0" y="0" width="10" height="10" rx="1.5" className="kp-box" />
                  {box < sheet.marks[sign] && <path d={TICK} className="kp-tick" />}
                </svg>
              ))}
            </Sign>
          </li>
        );
      })}
      <li className="kp-count is-totems">
        <Sign says={t('board.totems', { count: linked, points: points.totems })} className="kp-track">
          {TOTEM_POINTS.slice(2).map((worth, index) => (
            <span key={worth} className={classes('kp-rung', linked >= index + 2 && 'is-reached')}>
              <span className="kp-rung-count">{index + 2}</span>
              <span>{worth}</span>
            </span>
          ))}
        </Sign>
        {options.sheet !== 'base' && (
          <span className="kp-ranu">{t('board.ranu', { points: points.ranu })}</span>
        )}
      </li>
    </ul>
  );
}
