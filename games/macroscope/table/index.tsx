'use client';

import { Suspense } from 'react';
import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { Button } from '@/ui/Button';
import { Sign } from '@/ui/Sign';
import { Notebook } from '@/ui/table/Notebook';
import type { SeatFacts } from '@/ui/table/SeatPanel';
import { useTable } from '@/ui/table/TableProvider';
import { TableScreen } from '@/ui/table/TableScreen';
import { mayGuess } from '../rules/may';
import { ROUNDS } from '../rules/sizes';
import type { MacroscopeView } from '../rules/view';
import { BadgeMark } from './BadgeMark';
import { Choices } from './Choices';
import { Crystals } from './Crystals';
import { Scope } from './Scope';
import { Side } from './Side';
import { Slip } from './Slip';
import { telling } from './telling';
import { useKeys } from './use-keys';
import { useLid } from './use-lid';
import { useSilence } from './use-silence';
import { useStatus } from './use-status';
import { useSummary } from './use-summary';
import { useWords, type Words } from './use-words';
import './bench.css';
import './scope.css';
import './side.css';
import './papers.css';
import { late } from '@/ui/late';

export { default as seatRules } from '../seat';
export { telling };

const Legend = late(() => import('./Legend'));

const RoundSlip = late(async () => ({ default: (await import('./RoundSlip')).RoundSlip }));
const History = late(async () => ({ default: (await import('./History')).History }));

/** Who began this round, who cannot guess, who has made up its mind. */
function Badge({ view, playerID, t }: { view: MacroscopeView; playerID: PlayerID; t: Words }) {
  const isAsked = view.asked.includes(playerID);
  const isPoor =
    view.step !== 'naming' && playerID !== view.active && !mayGuess(view, at(view.points, playerID));
  const label = isAsked
    ? t(at(view.heard, playerID) ? 'board.decided' : 'board.thinking')
    : isPoor
      ? t('board.may-not')
      : view.starter === playerID
        ? t('board.starter')
        : undefined;
  const kind = isAsked ? (at(view.heard, playerID) ? 'decided' : 'thinking') : isPoor ? 'poor' : 'starter';
  // Its place is kept, and comes before the crystals, which grow: nothing on a plate moves.
  if (label === undefined) return <span className="mc-badge" />;
  return (
    <Sign says={label} className="mc-badge" data-kind={kind}>
      <BadgeMark kind={kind} />
    </Sign>
  );
}

/** What stands on a seat's plate: its crystals; `payer` is whoever paid the active seat just now. */
function seatFacts(
  view: MacroscopeView,
  playerID: PlayerID,
  { payer, t }: { readonly payer: PlayerID | null; readonly t: Words },
): SeatFacts {
  const points = at(view.points, playerID);
  return {
    score: (
      <Sign key={points} says={t('board.points', { points })} className="mc-points">
        <Crystals points={points} playerID={playerID} payer={playerID === view.active ? payer : null} />
        <span className="mc-points-number">{points}</span>
      </Sign>
    ),
    badges: <Badge view={view} playerID={playerID} t={t} />,
  };
}

/** Macroscope: a collector's bench, and on it a round microscope with twelve numbered lids. */
export default function MacroscopeTable() {
  const t = useWords();
  const { view, legal, pause, journal } = useTable<MacroscopeView>();
  const lid = useLid();
  const silence = useSilence();
  useKeys(lid, silence);
  const status = useStatus(silence);
  const summary = useSummary();
  const payer = journal.at(-1)?.entries.find(({ kind }) => kind === 'join')?.playerID ?? null;
  return (
    <TableScreen
      round={[t('board.round', { round: view.round }), t('board.rounds', { total: ROUNDS })]}
      status={status}
      seat={(seat) => seatFacts(view, seat, { payer, t })}
      hand={<Slip silence={silence} />}
      handHeight="var(--mc-hand-height)"
      telling={telling}
      summary={summary}
      legend={<Legend />}
      {...((legal.length > 0 || silence.isDue !== undefined) && { choices: <Choices silence={silence} /> })}
    >
      <div className="mc-room">
        <div className="mc-bench">
          <Scope lid={lid} />
          <Side lid={lid}>
            <Notebook
              title={t('board.history')}
              button={(opens) => (
                <Button
                  {...opens}
                  className="mc-history-button"
                  aria-label={t('board.history')}
                  title={t('board.history')}
                  icon={
                    <svg aria-hidden viewBox="0 0 20 20" className="mc-history-sign">
                      <path d="M6 2H18V14H6ZM2 6V18H14M8 12L11 8L15 12" />
                    </svg>
                  }
                />
              )}
            >
              <History />
            </Notebook>
          </Side>
          {pause !== undefined && (
            <Suspense>
              <RoundSlip />
            </Suspense>
          )}
        </div>
      </div>
    </TableScreen>
  );
}
