'use client';

import { LoaderCircle, UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useContext } from 'react';
import { named } from '@/i18n/named';
import { useList } from '@/i18n/use-list';
import { isAskedToRespond } from '@/kit/response';
import { classes } from '../classes';
import { NamedSentence } from '../PlayerName';
import { SeatMark } from '../SeatMark';
import { HintButton } from './HintButton';
import { useTable } from './TableProvider';
import { useAwaited } from './use-awaited';
import { TellingNowContext } from './use-telling';

export interface StatusLineProps {
  /** Whose turn it is and what that person must do: one sentence without a full stop, its names `named`. */
  readonly children: ReactNode;
  /** In place of the house's word for bots, while one of them acts. */
  readonly botStatus?: string | undefined;
}

/**
 * The one sentence of the table. Paper when it is my turn, plain on the wood while I wait. While others are
 * asked to respond it is the house's: a game could say too much of what they might hold.
 */
export function StatusLine({ children, botStatus }: StatusLineProps) {
  const t = useTranslations('table');
  const list = useList();
  const { ctx, playerID, isMyTurn, isPending, isPast, pause, hold, seatOf } = useTable();
  // Bots of this device play on when what only I may see has been put away, and not before.
  const isForMe = useContext(TellingNowContext)?.isKept === true && hold !== undefined && !isMyTurn;
  const isStill = isPast || pause !== undefined;
  const acts = useAwaited();
  const awaited = (isStill ? [] : isForMe && playerID !== null ? [playerID] : acts).map(seatOf);
  const [acting, ...others] = awaited;
  const isWithBots = awaited.length > 0 && awaited.every(({ occupant }) => occupant.kind === 'bot');
  const names = awaited.map(({ name }) => name);
  const isOthersResponse = !isMyTurn && awaited.some(({ playerID }) => isAskedToRespond(ctx, playerID));
  const waiting = { count: names.length, names: list(names.map(named)) };
  const othersResponse = t('isAsked', waiting);
  return (
    <div className={classes('status-line', (isMyTurn || isForMe) && 'is-mine')}>
      {/* Its room is kept, so that the sentence always begins at the same place. */}
      <span className="grid size-[1.35rem] flex-none place-items-center">
        {acting !== undefined && others.length === 0 && (
          <span className={classes('seat-light', !isPast && 'has-turn')}>
            <SeatMark playerID={acting.playerID} size="1.35rem" />
          </span>
        )}
        {others.length > 0 && <UsersRound aria-hidden size={20} className="opacity-70" />}
      </span>
      <p role="status" aria-live="polite" aria-label={t('status')} className="status-sentence">
        {isForMe ? (
          t('telling.waits')
        ) : isWithBots ? (
          <>
            <span key={names.join()} aria-hidden>
              <NamedSentence>
                {isOthersResponse ? othersResponse : (botStatus ?? t('isThinking', waiting))}
              </NamedSentence>
            </span>
            {/* The same words whichever bot it is, so that they are said once and not with every turn. */}
            <span className="sr-only">{t('botsThinking')}</span>
          </>
        ) : isOthersResponse ? (
          <NamedSentence key={othersResponse}>{othersResponse}</NamedSentence>
        ) : (
          // Another sentence is not the last one moved.
          <span key={typeof children === 'string' ? children : undefined}>
            {typeof children === 'string' ? <NamedSentence>{children}</NamedSentence> : children}
          </span>
        )}
      </p>
      <HintButton />
      {isPending && (
        <span role="img" aria-label={t('pending')}>
          <LoaderCircle aria-hidden size={18} className="animate-spin opacity-70" />
        </span>
      )}
    </div>
  );
}
