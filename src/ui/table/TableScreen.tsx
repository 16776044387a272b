'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { PlayerID } from '@/kit/action';
import { Button } from '../Button';
import { classes } from '../classes';
import { MovingTable } from '../motion/MovingTable';
import { ZoomLayer } from '../pieces/Zoom';
import { SeatMark } from '../SeatMark';
import { useMedia, useReducedMotion } from '../use-media';
import { useNextFrame } from '../use-next-frame';
import { Announcer } from './Announcer';
import { BoardSummary } from './BoardSummary';
import { GameOver } from './GameOver';
import { HistoryBanner, HistoryScrubber } from './HistoryScrubber';
import { KeyHelp } from './KeyHelp';
import { RefusalToast } from './RefusalToast';
import { ClockAnnouncer } from './SeatClock';
import { type SeatFacts, SeatPanel } from './SeatPanel';
import { DrawerSheets, SidePanel } from './SidePanel';
import { StatusLine } from './StatusLine';
import { useTable } from './TableProvider';
import { TopBar } from './TopBar';
import type { SeatInfo } from './table-state';
import { UnreadNews } from './UnreadMark';
import { useScreenKeys } from './use-screen-keys';
import { type Sounds, useTableEffects } from './use-table-effects';

export interface TableScreenProps {
  /** How far the game has got, short: `第 2 輪`. Where there is no room for all of it, the first stay. */
  readonly round?: readonly string[];
  /** One sentence: whose turn, and what that person must do. */
  readonly status: ReactNode;
  /** Buttons for choices that have no place on the board. */
  readonly choices?: ReactNode;
  /** The board. */
  readonly children: ReactNode;
  /** What stands on each seat's plate. */
  readonly seat: (playerID: PlayerID) => SeatFacts;
  /** The cards of the seat in front of the screen. Its height is kept when it is empty. */
  readonly hand?: ReactNode;
  /** CSS length the hand is given; `0` for games without one. */
  readonly handHeight?: string;
  /** What lies on the board in sentences, for whoever does not see it. */
  readonly summary?: readonly string[];
  /** What each kind of journal entry sounds like. */
  readonly sounds?: Sounds;
}

/** Everybody else in seating order, beginning after the seat in front of the screen. */
function otherSeats(seats: readonly SeatInfo[], playerID: PlayerID | null): SeatInfo[] {
  if (playerID === null) return [...seats];
  const mine = seats.findIndex((seat) => seat.playerID === playerID);
  return [...seats.slice(mine + 1), ...seats.slice(0, Math.max(mine, 0))];
}

/** The screen every game sits in; a game brings the sentence, the board, the hand and the plates. */
export function TableScreen({
  round = [],
  status,
  choices,
  children,
  seat,
  hand,
  handHeight = '10.5rem',
  summary,
  sounds,
}: TableScreenProps) {
  const t = useTranslations('table');
  const { seats, playerID, isPast, isMyTurn, journal, moment, result, setting, showMoment } = useTable();
  const isStill = useReducedMotion();
  // The pieces are dealt onto a table that stands: setting it up and laying them is two frames' work.
  const isLaid = useNextFrame() || isStill;
  const isWide = useMedia('(min-width: 64rem)');
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useTableEffects(sounds);
  useScreenKeys({ help: () => setHelpOpen(true) });
  const { passTo } = setting;

  const toggleHistory = () => {
    if (isHistoryOpen || isPast) showMoment(undefined);
    setHistoryOpen(!(isHistoryOpen || isPast));
  };
  const showsHistory = isHistoryOpen || isPast;

  return (
    <ZoomLayer>
      <MovingTable
        className={classes('table-screen', isMyTurn && 'is-mine')}
        moment={`${playerID} ${moment ?? journal.at(-1)?.stateID}`}
        isLaid={isLaid}
        isStill={isStill}
      >
        <TopBar
          round={round}
          hasSidePanel={isWide}
          isHistoryOpen={showsHistory}
          onHistory={toggleHistory}
          onHelp={() => setHelpOpen(true)}
        />
        <main className="table-main">
          {summary !== undefined && <BoardSummary lines={summary} />}
          <div className="table-status">
            {result !== undefined ? (
              <GameOver />
            ) : setting.replay !== undefined ? (
              setting.replay.caption
            ) : isPast ? (
              <HistoryBanner />
            ) : (
              <StatusLine>{status}</StatusLine>
            )}
            {setting.coach}
            {setting.notice}
          </div>
          <ul className="table-seats" aria-label={t('seats')} data-count={seats.length}>
            {otherSeats(seats, playerID).map((other) => (
              <li key={other.playerID}>
                <SeatPanel playerID={other.playerID} facts={seat(other.playerID)} />
              </li>
            ))}
          </ul>
          <section className="table-board" aria-label={t('board')}>
            {isLaid && children}
          </section>
          {setting.replay !== undefined ? (
            <div className="table-history">{setting.replay.controls}</div>
          ) : (
            showsHistory && (
              <div className="table-history">
                <HistoryScrubber />
              </div>
            )
          )}
          {(choices !== undefined || passTo !== undefined) && !isPast && result === undefined && (
            // biome-ignore lint/a11y/useSemanticElements: these buttons are no form's fields
            <div role="group" aria-label={t('choices')} className="table-choices">
              {choices}
              {passTo !== undefined && (
                <Button look="primary" onClick={passTo.pass}>
                  <SeatMark playerID={passTo.seat.playerID} />
                  <bdi>{t('pass', { name: passTo.seat.name })}</bdi>
                </Button>
              )}
            </div>
          )}
          <div className="table-mine">
            {playerID !== null && <SeatPanel playerID={playerID} facts={seat(playerID)} isMine />}
            {playerID !== null && handHeight !== '0' && (
              <section aria-label={t('hand')} className="table-hand" style={{ minHeight: handHeight }}>
                {isLaid && hand}
              </section>
            )}
          </div>
        </main>
        {isWide ? <SidePanel /> : <DrawerSheets />}
        <KeyHelp open={isHelpOpen} onOpenChange={setHelpOpen} />
        <RefusalToast />
        <Announcer />
        <ClockAnnouncer playerID={playerID} />
        <UnreadNews />
      </MovingTable>
    </ZoomLayer>
  );
}
