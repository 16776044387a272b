'use client';

import { Check, Zap } from 'lucide-react';

import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { useTracks } from '@/ui/pieces/use-tracks';
import { Sign } from '@/ui/Sign';
import type { SeatFacts } from '@/ui/table/SeatPanel';
import { useTable } from '@/ui/table/TableProvider';
import { TableScreen } from '@/ui/table/TableScreen';
import { otherSeats } from '@/ui/table/table-state';
import type { SweetNoseView } from '../rules/view';
import { Choices, dockSteps } from './Choices';
import { OwnBoard } from './OwnBoard';
import { RoundSlip } from './RoundSlip';
import { SeatPlace } from './SeatPlace';
import { Sky } from './Sky';
import { Street } from './Street';
import { sweetTracks } from './sweet-tracks';
import { telling } from './telling';
import { piecesTold } from './told-pieces';
import { type Choice, useChoice } from './use-choice';
import { useOwnSweetness } from './use-forecast';
import { useKeys } from './use-keys';
import { useStatus } from './use-status';
import { useSummary } from './use-summary';
import { useWords } from './use-words';
import './sweets.css';
import './sky.css';
import './street.css';
import './places.css';
import './own.css';
import './plates.css';
import './papers.css';
import { late } from '@/ui/late';

export { default as seatRules } from '../seat';
export { telling };

const Legend = late(() => import('./Legend'));

function hasChoices(choice: Choice): boolean {
  const { mode, order } = choice;
  return mode === 'bid' || (mode === 'arrange' && order.length > 0) || dockSteps(choice).length > 0;
}

/** Sweet Nose: a street of sweet shops at a temple fair, and the thunder god above it. */
export default function SweetNoseTable() {
  const t = useWords();
  const { view, ctx, seats, playerID, result, pause } = useTable<SweetNoseView>();
  const tracks = useTracks(sweetTracks);
  const choice = useChoice();
  const isByKeyboard = useKeys(choice);
  const status = useStatus(choice);
  const summary = useSummary();
  const now = useOwnSweetness();
  const others = otherSeats(seats, playerID);

  const seat = (seatID: PlayerID): SeatFacts => {
    const { points } = at(view.seats, seatID);
    const isOpen = result === undefined && pause === undefined;
    const adds = seatID === playerID && isOpen && now !== undefined ? now : undefined;
    const hasLaid = ctx.phase === 'arrange' && at(view.arranged, seatID);
    const isFirst = view.starter === seatID;
    const label =
      adds === undefined ? t('board.points', { points }) : t('board.points-now', { points, now: adds });
    return {
      score: (
        <Sign key={label} says={label} className="sn-score">
          <span className="sn-points">{points}</span>
          {seatID === playerID && <span className="sn-points-now">{adds !== undefined && `+${adds}`}</span>}
        </Sign>
      ),
      badges: (
        <span className="sn-badges">
          <span className={classes('sn-badge', (isFirst || hasLaid) && 'is-on', hasLaid && 'is-laid')}>
            {hasLaid ? (
              <Sign says={t('board.laid')}>
                <Check aria-hidden size={13} strokeWidth={4} />
              </Sign>
            ) : (
              isFirst && (
                <Sign says={t('board.starter')}>
                  <Zap aria-hidden size={13} strokeWidth={2.6} fill="currentColor" />
                </Sign>
              )
            )}
          </span>
        </span>
      ),
    };
  };

  return (
    <TableScreen
      round={[view.round === 0 ? t('board.auction') : t('board.round', { round: view.round })]}
      status={status}
      seat={seat}
      hand={<OwnBoard tracks={tracks} choice={choice} />}
      handHeight="var(--sn-hand-height)"
      hasWideHand
      hasTallBoard
      telling={telling}
      pieces={piecesTold(t)}
      summary={summary}
      legend={<Legend />}
      {...(hasChoices(choice) && { choices: <Choices choice={choice} isByKeyboard={isByKeyboard} /> })}
    >
      <div className="sn-room">
        <div className="sn-fair" data-others={others.length}>
          <Sky />
          <div className="sn-places">
            {others.map((other) => (
              <SeatPlace key={other.playerID} playerID={other.playerID} tracks={tracks} choice={choice} />
            ))}
          </div>
          <Street tracks={tracks} choice={choice} />
          <RoundSlip />
        </div>
      </div>
    </TableScreen>
  );
}
