'use client';

import { Check } from 'lucide-react';

import type { PlayerID } from '@/kit/action';
import { at, awaitedSeats } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { useTracks } from '@/ui/pieces/use-tracks';
import { Sign } from '@/ui/Sign';
import type { SeatFacts } from '@/ui/table/SeatPanel';
import { useTable } from '@/ui/table/TableProvider';
import { TableScreen } from '@/ui/table/TableScreen';
import { otherSeats } from '@/ui/table/table-state';
import type { SushiGoView } from '../rules/view';
import { Belt } from './Belt';
import { Choices } from './Choices';
import { cardTracks } from './card-tracks';
import './sushi.css';
import './cards.css';
import './counter.css';
import './place.css';
import './hand.css';
import './papers.css';
import { late } from '@/ui/late';
import { Hand } from './Hand';
import { RoundSlip } from './RoundSlip';
import { SeatPlace } from './SeatPlace';
import { stationsOf } from './stations';
import { telling } from './telling';
import { type Choice, useChoice } from './use-choice';
import { useForecast } from './use-forecast';
import { useKeys } from './use-keys';
import { useSummary } from './use-summary';
import { useNames, useWords } from './use-words';

export { default as seatRules } from '../seat';
export { telling };

const Legend = late(() => import('./Legend'));

/** The one sentence: what to do, or whom everybody waits for. */
function useStatus({ kinds, isChoosing, mayTakeTwo }: Choice): string {
  const t = useWords();
  const names = useNames();
  const foresee = useForecast();
  const { view, ctx, playerID, isPast, isPending } = useTable<SushiGoView>();
  const [first, second] = kinds;
  if (isPending && !isPast) return t('status.sent');
  if (!isChoosing) {
    const waitsFor = { names: names(awaitedSeats(ctx)) };
    return playerID !== null && at(view.seats, playerID).isLocked
      ? t('status.locked', waitsFor)
      : t('status.waiting', waitsFor);
  }
  if (first === undefined)
    return mayTakeTwo ? t('status.choose-order') : t('status.choose', { direction: view.direction });
  const brings = foresee(kinds);
  const tail = brings !== undefined && brings.points > 0 ? ` · ${brings.line}` : '';
  if (second === undefined)
    return `${t('status.ready', { card: t(`cards.${first}`) })} · ${t(`powers.${first}`)}${tail}`;
  return `${t('status.ready-two', { first: t(`cards.${first}`), second: t(`cards.${second}`) })}${tail}`;
}

/** Sushi Go! on its counter: the others behind the belt, the own plates before it, the hand at its edge. */
export default function SushiGoTable() {
  const t = useWords();
  const { view, openViews, seats, playerID, result, pause } = useTable<SushiGoView>();
  const tracks = useTracks(cardTracks);
  const choice = useChoice();
  const isByKeyboard = useKeys(choice);
  const status = useStatus(choice);
  const summary = useSummary();
  const others = otherSeats(seats, playerID);

  const seat = (seatID: PlayerID): SeatFacts => {
    const { points, isLocked, tableau } = at(view.seats, seatID);
    // Once a round is scored its plates are in the points.
    const isScored = result !== undefined || pause !== undefined;
    const laid = isScored ? 0 : stationsOf(tableau).reduce((sum, pile) => sum + pile.points, 0);
    const inWords = [
      t('board.points', { points }),
      ...(laid > 0 ? [t('board.points-now', { points: laid })] : []),
    ].join(' · ');
    return {
      score: (
        <Sign key={inWords} says={inWords} className="sg-points-all">
          <span className="sg-points">{points}</span>
          <span className="sg-laid-points">{laid > 0 && `+${laid}`}</span>
        </Sign>
      ),
      // Its room is kept, so that what stands beside it stays where it is.
      badges: (
        <span className="sg-locked-room">
          {isLocked && (
            <Sign says={t('board.locked')} className="sg-locked">
              <Check aria-hidden size={13} strokeWidth={4} />
            </Sign>
          )}
        </span>
      ),
    };
  };

  return (
    <TableScreen
      round={[t('board.round', { round: view.round })]}
      status={status}
      seat={seat}
      hand={<Hand choice={choice} tracks={tracks} />}
      handHeight="var(--sg-hand-height)"
      hasWideHand
      telling={telling}
      summary={summary}
      legend={<Legend />}
      {...((choice.kinds.length > 0 || choice.unlock !== undefined) && {
        choices: <Choices choice={choice} isByKeyboard={isByKeyboard} />,
      })}
    >
      <div className="sg-room">
        <div
          className={classes(
            'sg-counter',
            playerID === null && 'is-watched',
            openViews !== undefined && 'is-open',
          )}
          data-others={others.length}
        >
          <div className="sg-places">
            {others.map((other) => (
              <SeatPlace key={other.playerID} playerID={other.playerID} tracks={tracks} isMine={false} />
            ))}
          </div>
          <Belt />
          {playerID !== null && <SeatPlace playerID={playerID} tracks={tracks} isMine />}
          <RoundSlip />
        </div>
      </div>
    </TableScreen>
  );
}
