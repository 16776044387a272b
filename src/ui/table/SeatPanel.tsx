'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import type { PlayerID } from '@/kit/action';
import { mannerOf } from '@/kit/manners';
import { isStockBot, type Opponent } from '@/kit/opponents';
import { isAwaited } from '@/kit/seats';
import { classes } from '../classes';
import { late } from '../late';
import { OpponentMark } from '../OpponentMark';
import { useZoom } from '../pieces/Zoom';
import { SeatMark } from '../SeatMark';
import { Sign, SignPlace } from '../Sign';
import { VisuallyHidden } from '../VisuallyHidden';
import { useTable } from './TableProvider';

const SeatClock = late(async () => ({ default: (await import('./SeatClock')).SeatClock }));

/** What a game shows on a seat's plate. */
export interface SeatFacts {
  /** Whom the seat plays, where each plays somebody; the picture lies over the seat's mark. */
  readonly cast?: { readonly name: string; readonly picture?: ReactNode } | undefined;
  /** Points or tokens. */
  readonly score?: ReactNode;
  /** Cards in hand and the like: pieces with their number. */
  readonly counts?: ReactNode;
  /** Protected, first player, and so on. */
  readonly badges?: ReactNode;
  /** Out of the round: the plate lies back. */
  readonly isOut?: boolean;
  /** The whole plate may be chosen as a target. */
  readonly onPress?: (() => void) | undefined;
  readonly isLit?: boolean;
  readonly isSelected?: boolean;
  /** Pressing it opens a paper. */
  readonly opens?: 'dialog';
  /** What pressing it means, in words. */
  readonly pressLabel?: string;
}

function OpponentBadge({
  playerID,
  opponent,
  isThinking,
}: {
  readonly playerID: PlayerID;
  readonly opponent: Opponent;
  readonly isThinking: boolean;
}) {
  const t = useTranslations('table');
  const manner = isStockBot(opponent) ? undefined : mannerOf(playerID);
  const label = [t(`bots.${opponent}`), ...(manner === undefined ? [] : [t(`manners.${manner}.says`)])].join(
    ' · ',
  );
  return (
    <Sign
      says={isThinking ? `${label} · ${t('thinking')}` : label}
      className={classes('opponent-badge', isStockBot(opponent) && 'is-stock')}
    >
      <span className="grid size-4 place-items-center">
        {isThinking ? <span className="thinking" /> : <OpponentMark occupant={opponent} size={16} />}
      </span>
      <span className="opponent-level">{t(`levels.${opponent}`)}</span>
    </Sign>
  );
}

export interface SeatPanelProps {
  readonly playerID: PlayerID;
  readonly facts: SeatFacts;
  readonly isMine?: boolean;
}

/** A seat's plate: mark, name, score, counts, and a light that breathes while it is that seat's turn. */
export function SeatPanel({ playerID, facts, isMine = false }: SeatPanelProps) {
  const t = useTranslations('table');
  const { ctx, seatOf, result, setting, isPast, pause } = useTable();
  const clock = setting.clocks?.[Number(playerID)] ?? undefined;
  const seat = seatOf(playerID);
  const hasTurn = pause === undefined && isAwaited(ctx, playerID);
  const isWinner = result?.winners.includes(playerID) ?? false;
  const { isAway = false, isPlayedByBot = false } = seat.occupant.kind === 'person' ? seat.occupant : {};
  const badge = seat.occupant.kind === 'bot' && (
    <OpponentBadge playerID={playerID} opponent={seat.occupant.level} isThinking={hasTurn && !isPast} />
  );
  const closely = useZoom(
    <span className="plate-reading paper">
      <bdi className="font-heading font-bold">{seat.name}</bdi>
      {facts.cast?.name}
      <SignPlace value="reading">
        {badge}
        {facts.score}
        {facts.counts}
        {facts.badges}
      </SignPlace>
    </span>,
  );
  const body = (
    <>
      <span className={classes('seat-light', hasTurn && 'has-turn', isWinner && 'has-won')}>
        <SeatMark playerID={playerID} size={isMine ? '1.9rem' : '1.6rem'} />
        {facts.cast?.picture}
      </span>
      <span className="seat-plate-name">
        <bdi className="two-lines font-heading font-bold" title={seat.name}>
          {seat.name}
        </bdi>
        {/* The own plate shares its line with what there is to choose, and the hand beside it shows whom one plays. */}
        {facts.cast !== undefined &&
          (isMine ? (
            <VisuallyHidden>{facts.cast.name}</VisuallyHidden>
          ) : (
            <span className="seat-cast">
              <span>{facts.cast.name}</span>
            </span>
          ))}
        {seat.occupant.kind === 'bot' && !isStockBot(seat.occupant.level) && (
          <span aria-hidden className="seat-manner">
            {t(`manners.${mannerOf(playerID)}.name`)}
          </span>
        )}
        {isMine && <span className="sr-only">{t('mine')}</span>}
        {hasTurn && <span className="sr-only">{t('turn')}</span>}
      </span>
      <span className="seat-plate-facts">
        {badge}
        {clock !== undefined && result === undefined && (
          <Suspense>
            <SeatClock clock={clock} />
          </Suspense>
        )}
        {facts.score !== undefined && <span className="seat-plate-score">{facts.score}</span>}
        {facts.counts}
        {(isAway || isPlayedByBot) && (
          <span className="seat-away">
            {isPlayedByBot && hasTurn && !isPast && <span aria-hidden className="thinking" />}
            {t(isPlayedByBot ? 'standIn' : 'away')}
          </span>
        )}
        {facts.badges}
      </span>
    </>
  );
  const look = classes(
    'seat-plate paper',
    hasTurn && 'has-turn',
    isWinner && 'has-won',
    facts.isOut === true && 'is-out',
    facts.isLit === true && 'is-lit',
    facts.isSelected === true && 'is-selected',
  );
  return facts.onPress === undefined ? (
    <div className={look} data-seat={playerID}>
      {body}
    </div>
  ) : (
    <button
      type="button"
      className={look}
      data-seat={playerID}
      aria-pressed={facts.isSelected === true}
      aria-haspopup={facts.opens}
      aria-description={facts.pressLabel}
      onClick={facts.onPress}
      {...closely}
    >
      <SignPlace value="pressed">{body}</SignPlace>
    </button>
  );
}
