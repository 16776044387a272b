'use client';

import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { late } from '@/ui/late';
import { useTracks } from '@/ui/pieces/use-tracks';
import { Sign } from '@/ui/Sign';
import type { SeatFacts } from '@/ui/table/SeatPanel';
import { useTable } from '@/ui/table/TableProvider';
import { TableScreen } from '@/ui/table/TableScreen';
import { otherSeats } from '@/ui/table/table-state';
import type { NinjaSoulView } from '../rules/view';
import { Choices } from './Choices';
import { cardTracks } from './card-tracks';
import './cards.css';
import './ground.css';
import './place.css';
import './papers.css';
import { Hand } from './Hand';
import { Middle } from './Middle';
import { RoundSlip } from './RoundSlip';
import { SeatPlace } from './SeatPlace';
import { telling } from './telling';
import { piecesTold } from './told-pieces';
import { type Choice, useChoice } from './use-choice';
import { useKeys } from './use-keys';
import { useChances } from './use-known';
import { useStatus } from './use-status';
import { useSummary } from './use-summary';
import { useWords, type Words } from './use-words';

export { default as seatRules } from '../seat';
export { telling };

const Legend = late(() => import('./Legend'));

/** What stands on a seat's plate. */
function seatFacts(view: NinjaSoulView, playerID: PlayerID, choice: Choice, t: Words): SeatFacts {
  const { points, isDead, shown } = at(view.seats, playerID);
  const isAiming = choice.step === 'target' || choice.step === 'aim';
  const isTarget = choice.targets.includes(playerID);
  return {
    score: (
      <Sign says={t('board.points', { count: points, goal: view.goal })} className="ns-points">
        {points}/{view.goal}
      </Sign>
    ),
    ...(isDead && {
      badges: <span className="ns-dead-badge">{t(shown === null ? 'board.killed' : 'board.dead')}</span>,
    }),
    isOut: isDead,
    isLit: isAiming && isTarget,
    isSelected: choice.target === playerID,
    ...(isAiming &&
      playerID !== view.playerID && {
        onPress: () => choice.choose(playerID),
        pressLabel: t('board.aim'),
      }),
  };
}

/** Ninja Soul before its castle. */
export default function NinjaSoulTable() {
  const t = useWords();
  const { view, seats, playerID } = useTable<NinjaSoulView>();
  const tracks = useTracks(cardTracks);
  const choice = useChoice();
  const isByKeyboard = useKeys(choice);
  const status = useStatus(choice);
  const summary = useSummary();
  const chances = useChances();
  const others = otherSeats(seats, playerID);
  return (
    <TableScreen
      round={[t('board.round', { round: view.round }), t('board.goal', { goal: view.goal })]}
      status={status}
      seat={(seat) => seatFacts(view, seat, choice, t)}
      hand={<Hand tracks={tracks} choice={choice} chances={chances} />}
      handHeight="var(--ns-hand-height)"
      out={playerID !== null && at(view.seats, playerID).isDead ? { until: 'round' } : undefined}
      telling={telling}
      pieces={piecesTold(t)}
      summary={summary}
      legend={<Legend />}
      {...(choice.step !== 'wait' &&
        choice.step !== 'sent' && { choices: <Choices choice={choice} isByKeyboard={isByKeyboard} /> })}
    >
      <div className="ns-room">
        <div className={classes('ns-ground', playerID === null && 'is-watched')} data-others={others.length}>
          <Middle tracks={tracks} />
          <div className="ns-places">
            {others.map((seat) => (
              <SeatPlace
                key={seat.playerID}
                playerID={seat.playerID}
                tracks={tracks}
                choice={choice}
                chances={chances}
              />
            ))}
          </div>
          <RoundSlip />
        </div>
      </div>
    </TableScreen>
  );
}
