'use client';

import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { useTracks } from '@/ui/pieces/use-tracks';
import { SeatMark } from '@/ui/SeatMark';
import { Sign } from '@/ui/Sign';
import type { SeatFacts } from '@/ui/table/SeatPanel';
import { useTable } from '@/ui/table/TableProvider';
import { TableScreen } from '@/ui/table/TableScreen';
import { otherSeats } from '@/ui/table/table-state';
import type { LoveLetterView } from '../rules/view';
import { Choices } from './Choices';
import { cardTracks } from './card-tracks';
import { Hand } from './Hand';
import './engraving.css';
import './cards.css';
import './desk.css';
import './place.css';
import './hand.css';
import './papers.css';
import './choices.css';
import { late } from '@/ui/late';
import { Middle } from './Middle';
import { RoundSlip } from './RoundSlip';
import { SeatPlace } from './SeatPlace';
import { telling } from './telling';
import { piecesTold } from './told-pieces';
import { type Choice, useChoice } from './use-choice';
import { useKeys } from './use-keys';
import { playThatPutOut, usePutOut } from './use-put-out';
import { useStatus } from './use-status';
import { useSummary } from './use-summary';
import { useWords, type Words } from './use-words';
import { WaxSeal } from './WaxSeal';

export { default as seatRules } from '../seat';
export { telling };

const Legend = late(() => import('./Legend'));

/** Out, and the mark of who saw to it. */
function OutBadge({ playerID }: { readonly playerID: PlayerID }) {
  const t = useWords();
  const { view } = useTable<LoveLetterView>();
  const label = usePutOut()(playerID);
  const by = playThatPutOut(view, playerID)?.playerID;
  return (
    <Sign says={label} className="ll-out-badge">
      {t('board.out')}
      {by !== undefined && by !== playerID && <SeatMark playerID={by} size="0.85rem" />}
    </Sign>
  );
}

/** What stands on a seat's plate. */
function seatFacts(view: LoveLetterView, playerID: PlayerID, choice: Choice, t: Words): SeatFacts {
  const { tokens, isOut } = at(view.seats, playerID);
  const isAiming = choice.step === 'target' || choice.step === 'guess';
  const isTarget = choice.targets.includes(playerID);
  return {
    score: (
      <Sign says={t('board.tokens', { count: tokens, goal: view.goal })} className="ll-tokens">
        <span>
          {tokens}/{view.goal}
        </span>
        {tokens === 0 && <WaxSeal size="1.05rem" isEmpty />}
        {Array.from({ length: tokens }, (_, token) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
          <WaxSeal key={token} size="1.05rem" stamp={`token ${playerID} ${token}`} />
        ))}
      </Sign>
    ),
    ...(isOut && { badges: <OutBadge playerID={playerID} /> }),
    isOut,
    isLit: isAiming && isTarget,
    isSelected: choice.target === playerID,
    ...(isAiming &&
      (isTarget || playerID !== view.playerID) && {
        onPress: () => choice.aim(playerID),
        pressLabel: t('board.aim'),
      }),
  };
}

/** Love Letter on its desk. */
export default function LoveLetterTable() {
  const t = useWords();
  const { view, seats, playerID } = useTable<LoveLetterView>();
  const tracks = useTracks(cardTracks);
  const choice = useChoice();
  const isByKeyboard = useKeys(choice);
  const status = useStatus(choice);
  const summary = useSummary();
  const others = otherSeats(seats, playerID);
  return (
    <TableScreen
      round={[t('board.round', { round: view.round }), t('board.goal', { goal: view.goal })]}
      status={status}
      seat={(seat) => seatFacts(view, seat, choice, t)}
      hand={<Hand tracks={tracks} choice={choice} />}
      handHeight="var(--ll-hand-height)"
      out={playerID !== null && at(view.seats, playerID).isOut ? { until: 'round' } : undefined}
      telling={telling}
      pieces={piecesTold(t, playerID)}
      summary={summary}
      legend={<Legend />}
      {...(choice.card !== undefined &&
        choice.step !== 'sent' && { choices: <Choices choice={choice} isByKeyboard={isByKeyboard} /> })}
    >
      <div className="ll-room">
        <div className={classes('ll-desk', playerID === null && 'is-watched')} data-others={others.length}>
          <div className="ll-places">
            {others.map((seat) => (
              <SeatPlace
                key={seat.playerID}
                playerID={seat.playerID}
                tracks={tracks}
                choice={choice}
                hasHand
              />
            ))}
          </div>
          <Middle tracks={tracks} />
          {playerID !== null && (
            <SeatPlace playerID={playerID} tracks={tracks} choice={choice} hasHand={false} />
          )}
          <RoundSlip />
        </div>
      </div>
    </TableScreen>
  );
}
