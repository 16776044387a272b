'use client';

import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { useTracks } from '@/ui/pieces/use-tracks';
import type { OutFacts } from '@/ui/table/Out';
import type { SeatFacts } from '@/ui/table/SeatPanel';
import { useTable } from '@/ui/table/TableProvider';
import { TableScreen } from '@/ui/table/TableScreen';
import { otherSeats } from '@/ui/table/table-state';
import { hourAt } from '../rules/sill';
import type { CrowsOverkillView } from '../rules/view';
import { Choices } from './Choices';
import { cardTracks } from './card-tracks';
import { Hand } from './Hand';
import { Hours } from './Hours';
import { Middle } from './Middle';
import './paints.css';
import './cards.css';
import './room.css';
import './window.css';
import './hand.css';
import { late } from '@/ui/late';
import { SeatPlace } from './SeatPlace';
import { telling } from './telling';
import { piecesTold } from './told-pieces';
import { type Choice, useChoice } from './use-choice';
import { useKeys } from './use-keys';
import { useStatus } from './use-status';
import { useSummary } from './use-summary';
import { useWords, type Words } from './use-words';

export { default as seatRules } from '../seat';
export { telling };

const Legend = late(() => import('./Legend'));

/** What stands on a seat's plate: how many cards it holds, and when it went home. */
function seatFacts(view: CrowsOverkillView, playerID: PlayerID, choice: Choice, t: Words): SeatFacts {
  const { isOut } = at(view.seats, playerID);
  const count = at(view.handCounts, playerID);
  const isAiming = choice.step === 'aim' || choice.step === 'mirror';
  const isTarget = isAiming && choice.targets.includes(playerID);
  return {
    isOut,
    counts: <span>{isOut ? t('board.home') : t('board.cards', { count })}</span>,
    isLit: isTarget,
    isSelected: choice.pointed === playerID,
    ...(isTarget && { onPress: () => choice.aim(playerID), pressLabel: t('board.aim') }),
  };
}

/** Which place a seat has come to that has gone home. */
function outFacts({ playerID, out, seats }: CrowsOverkillView): OutFacts | undefined {
  const index = playerID === null ? -1 : out.indexOf(playerID);
  return index < 0 ? undefined : { until: 'match', place: seats.length - index };
}

/** An upstairs room before dawn: everybody's window, the hours above, the cards between. */
export default function CrowsOverkillTable() {
  const t = useWords();
  const { view, openViews, seats, playerID } = useTable<CrowsOverkillView>();
  const tracks = useTracks(cardTracks);
  const choice = useChoice();
  const isByKeyboard = useKeys(choice);
  const status = useStatus(choice);
  const summary = useSummary();
  const others = otherSeats(seats, playerID);
  const hasChoices = choice.step !== 'wait' && choice.step !== 'sent' && choice.step !== 'discard';
  return (
    <TableScreen
      round={[t(`board.round.${hourAt(view.hour)}`)]}
      status={status}
      seat={(seat) => seatFacts(view, seat, choice, t)}
      hand={<Hand tracks={tracks} choice={choice} />}
      handHeight="var(--co-hand-height)"
      hasWideHand
      out={outFacts(view)}
      telling={telling}
      pieces={piecesTold(t)}
      summary={summary}
      legend={<Legend />}
      {...(hasChoices && { choices: <Choices choice={choice} isByKeyboard={isByKeyboard} /> })}
    >
      <div className="co-scene">
        <div
          className={classes(
            'co-room',
            playerID === null && 'is-watched',
            openViews !== undefined && 'is-open',
          )}
          data-others={others.length}
          data-hour={view.hour}
        >
          <Hours />
          <div className="co-places">
            {others.map((seat) => (
              <SeatPlace key={seat.playerID} playerID={seat.playerID} tracks={tracks} choice={choice} />
            ))}
          </div>
          <Middle tracks={tracks} />
          {playerID !== null && <SeatPlace playerID={playerID} tracks={tracks} choice={choice} />}
        </div>
      </div>
    </TableScreen>
  );
}
