'use client';

import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import type { SeatFacts } from '@/ui/table/SeatPanel';
import { useTable } from '@/ui/table/TableProvider';
import { TableScreen } from '@/ui/table/TableScreen';
import type { LoveLetterView } from '../rules/view';
import { Choices } from './Choices';
import { Hand } from './Hand';
import './engraving.css';
import './cards.css';
import './desk.css';
import './place.css';
import './hand.css';
import './papers.css';
import './choices.css';
import { Middle } from './Middle';
import { Place } from './Place';
import { RoundSlip } from './RoundSlip';
import { sounds } from './sounds';
import { useCardTracks } from './use-card-tracks';
import { type Choice, useChoice } from './use-choice';
import { useKeys } from './use-keys';
import { useStatus } from './use-status';
import { useSummary } from './use-summary';
import { useWords, type Words } from './use-words';
import { WaxSeal } from './WaxSeal';

/** What stands on a seat's plate. */
function seatFacts(view: LoveLetterView, playerID: PlayerID, choice: Choice, t: Words): SeatFacts {
  const { tokens, isOut } = at(view.seats, playerID);
  const isAiming = choice.step === 'target' || choice.step === 'guess';
  const isTarget = choice.targets.includes(playerID);
  return {
    score: (
      <span role="img" aria-label={t('board.tokens', { count: tokens })} className="ll-tokens">
        <span>
          {tokens}/{view.goal}
        </span>
        {tokens === 0 && <WaxSeal size="1.05rem" isEmpty />}
        {Array.from({ length: tokens }, (_, token) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
          <WaxSeal key={token} size="1.05rem" stamp={`token ${playerID} ${token}`} />
        ))}
      </span>
    ),
    ...(isOut && { badges: <span className="font-semibold">{t('board.out')}</span> }),
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
  const { view, openViews, seats, playerID } = useTable<LoveLetterView>();
  const tracks = useCardTracks(view, openViews);
  const choice = useChoice();
  const isByKeyboard = useKeys(choice);
  const status = useStatus(choice);
  const summary = useSummary();
  const mine = seats.findIndex((seat) => seat.playerID === playerID);
  const others = [...seats.slice(mine + 1), ...seats.slice(0, Math.max(mine, 0))];
  return (
    <TableScreen
      round={[t('board.round', { round: view.round }), t('board.goal', { goal: view.goal })]}
      status={status}
      seat={(seat) => seatFacts(view, seat, choice, t)}
      hand={<Hand tracks={tracks} choice={choice} />}
      handHeight="var(--ll-hand-height)"
      sounds={sounds}
      summary={summary}
      {...(choice.card !== undefined &&
        choice.step !== 'sent' && { choices: <Choices choice={choice} isByKeyboard={isByKeyboard} /> })}
    >
      <div className="ll-room">
        <div className={classes('ll-desk', playerID === null && 'is-watched')} data-others={others.length}>
          <div className="ll-places">
            {others.map((seat) => (
              <Place key={seat.playerID} playerID={seat.playerID} tracks={tracks} choice={choice} hasHand />
            ))}
          </div>
          <Middle />
          {playerID !== null && <Place playerID={playerID} tracks={tracks} choice={choice} hasHand={false} />}
          <RoundSlip isPlaying={choice.card !== undefined} />
        </div>
      </div>
    </TableScreen>
  );
}
