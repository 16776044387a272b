'use client';

import { useEffect, useRef, useState } from 'react';
import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import type { SeatFacts } from '@/ui/table/SeatPanel';
import { useTable } from '@/ui/table/TableProvider';
import { TableScreen } from '@/ui/table/TableScreen';
import { DRAWABLE, isBare } from '../rules/components';
import { pointsOf, totalOf } from '../rules/scoring';
import type { KaPaiView } from '../rules/view';
import { Choices } from './Choices';
import { DicePair } from './DicePair';
import { Others } from './Others';
import { Pad } from './Pad';
import { Pencils } from './Pencils';
import { Tally } from './Tally';
import { telling } from './telling';
import { useChoice } from './use-choice';
import { useKeys } from './use-keys';
import { useStatus } from './use-status';
import { useSummary } from './use-summary';
import { useWords } from './use-words';
import { walked } from './walk';
import './kitchen.css';
import './near.css';
import './pad.css';
import './tally.css';
import { late } from '@/ui/late';

export { default as seatRules } from '../seat';
export { telling };

const Legend = late(() => import('./Legend'));

/** Ka Pai on the kitchen table: dice, a sketch pad with one sheet large, and all others small. */
export default function KaPaiTable() {
  const t = useWords();
  const { view, playerID } = useTable<KaPaiView>();
  const choice = useChoice();
  const [looked, setLooked] = useState<{ readonly roll: number; readonly seat: PlayerID }>();
  const [focused, setFocused] = useState<number>();
  const squares = useRef<HTMLDivElement>(null);
  const { stage, open } = choice;
  const { sheet: kind } = view.options;

  // Somebody who plays comes back to the own sheet with the next roll.
  const isLooking = looked !== undefined && (playerID === null || looked.roll === view.roll);
  const shown = isLooking ? looked.seat : (playerID ?? '0');
  const [firstOpen] = open;
  const focus = focused !== undefined && open.has(focused) ? focused : (firstOpen ?? 0);
  const walk = (key: string) => {
    const active = document.activeElement;
    const isThere = active instanceof HTMLElement && squares.current?.contains(active) === true;
    const next = isThere ? walked(Number(active.dataset.cell), key, open) : focus;
    setFocused(next);
    squares.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };
  const isByKeyboard = useKeys(choice, walk);
  const drawn = playerID === null ? 0 : at(view.sheets, playerID).drawn.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each roll, and each sign of a double, looks for a square
  useEffect(() => {
    if (stage === 'draw' && isByKeyboard())
      squares.current?.querySelector<HTMLElement>(`[data-cell="${focus}"]`)?.focus();
  }, [stage, view.roll, drawn, isByKeyboard]);
  const status = useStatus(choice);
  const summary = useSummary();

  const seat = (of: PlayerID): SeatFacts => ({
    score: (
      <span className="kp-plate-points">
        {t('board.points', { points: totalOf(pointsOf(kind, at(view.sheets, of))) })}
      </span>
    ),
  });
  const left = DRAWABLE[kind].filter((cell) => isBare(at(view.sheets, shown).cells, cell)).length;
  const hasChoices = stage === 'line' || stage === 'mark' || stage === 'ready' || stage === 'locked';
  return (
    <TableScreen
      round={[t('board.roll', { roll: view.roll }), t('board.left', { count: left })]}
      status={status}
      seat={seat}
      hand={
        playerID !== null && (
          <Tally view={view} sheet={at(view.sheets, playerID)} isTicking={stage === 'mark'} />
        )
      }
      handHeight="4.9rem"
      hasTallBoard
      telling={telling}
      summary={summary}
      legend={<Legend />}
      {...(hasChoices && { choices: <Choices choice={choice} isByKeyboard={isByKeyboard} /> })}
    >
      <div className="kp-kitchen" data-sign={choice.sign}>
        <div className="kp-side">
          <DicePair choice={choice} />
          <Pencils />
        </div>
        <Pad shown={shown} choice={choice} squares={squares} focused={focus} onFocus={setFocused} />
        <Others shown={shown} onShow={(seat) => setLooked({ roll: view.roll, seat })} />
        {playerID === null && <Tally view={view} sheet={at(view.sheets, shown)} />}
      </div>
    </TableScreen>
  );
}
