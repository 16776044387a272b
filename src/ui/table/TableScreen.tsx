'use client';

import { useTranslations } from 'next-intl';
import {
  type CSSProperties,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { PlayerID } from '@/kit/action';
import { canOnlyPass } from '@/kit/response';
import { Button } from '../Button';
import { classes } from '../classes';
import { Sheet } from '../Dialog';
import { late } from '../late';
import { MovingTable } from '../motion/MovingTable';
import { ZoomLayer } from '../pieces/Zoom';
import { SeatMark } from '../SeatMark';
import { useMedia, useReducedMotion } from '../use-media';
import { useNextFrame } from '../use-next-frame';
import { Announcer } from './Announcer';
import { BoardSummary } from './BoardSummary';
import type { OutFacts } from './Out';
import { type SeatFacts, SeatPanel } from './SeatPanel';
import { DrawerSheets, SidePanel } from './SidePanel';
import { StatusLine } from './StatusLine';
import { AsTold, Unshown, useTable, useTableScreen } from './TableProvider';
import { TellingLayer } from './TellingLayer';
import { TopBar } from './TopBar';
import { otherSeats } from './table-state';
import type { Telling } from './telling';
import type { PiecesTold } from './told-pieces';
import { UnreadNews } from './UnreadMark';
import { useHandKeys } from './use-hand-keys';
import { useOut } from './use-out';
import { useScreenKeys } from './use-screen-keys';
import { useTableEffects } from './use-table-effects';
import { TellingNowContext, useTelling } from './use-telling';
import { useTold } from './use-told';

const history = () => import('./HistoryScrubber');
const HistoryScrubber = late(async () => ({ default: (await history()).HistoryScrubber }));
const HistoryBanner = late(async () => ({ default: (await history()).HistoryBanner }));
const whoIsOut = () => import('./Out');
const OutSlip = late(async () => ({ default: (await whoIsOut()).OutSlip }));
const OutChoices = late(async () => ({ default: (await whoIsOut()).OutChoices }));
const StandingAnswer = late(async () => ({
  default: (await import('./StandingAnswer')).StandingAnswer,
}));
const GameOver = late(async () => ({ default: (await import('./GameOver')).GameOver }));
const ClockAnnouncer = late(async () => ({ default: (await import('./SeatClock')).ClockAnnouncer }));
const RefusalSlip = late(async () => ({ default: (await import('./RefusalSlip')).RefusalSlip }));
const KeyHelp = late(async () => ({ default: (await import('./KeyHelp')).KeyHelp }));

export interface TableScreenProps {
  /** How far the game has got, short: `第 2 輪`. Where there is no room for all of it, the first stay. */
  readonly round?: readonly string[];
  /** One sentence: whose turn, and what that person must do; each name in it put in by `named`. */
  readonly status: ReactNode;
  /** What a bot is doing while the table waits for it, where that is more than to think. */
  readonly botStatus?: string | undefined;
  /** Buttons for choices that have no place on the board: they lie in the dock, whose room is always kept. */
  readonly choices?: ReactNode;
  /** The board. */
  readonly children: ReactNode;
  /** What stands on each seat's plate. */
  readonly seat: (playerID: PlayerID) => SeatFacts;
  /** The cards of the seat in front of the screen. Its height is kept when it is empty. */
  readonly hand?: ReactNode;
  /** CSS length the hand is given; `0` for games without one. A low window gives what room it has. */
  readonly handHeight?: string;
  /** For hands of many cards, which have all the width: the own plate stands beside the choices. */
  readonly hasWideHand?: boolean;
  /** For boards higher than wide: in a low window they have one half of it from top to bottom. */
  readonly hasTallBoard?: boolean;
  /** The seat in front has nothing more to do, for good or until the next round. */
  readonly out?: OutFacts | undefined;
  /** The board has still to show something that the view holds: nothing beside the board tells of it before. */
  readonly isUnshown?: boolean;
  /** What lies on the board in sentences, for whoever does not see it. */
  readonly summary?: readonly string[];
  /** The table's signs with their words, a `SignList`; it is not rendered before somebody asks for it. */
  readonly legend?: ReactNode;
  /** How loud each kind of journal entry is told, to eyes and to ears. */
  readonly telling?: Telling;
  /** The pieces that a moment is about, as this game draws them. */
  readonly pieces?: PiecesTold;
  /** How it ended, in a game in which nothing is counted: in place of the score sheet. */
  readonly ending?: ReactNode;
}

/** The screen every game sits in; a game brings the sentence, the board, the hand and the plates. */
export function TableScreen({
  round = [],
  status,
  botStatus,
  choices,
  children,
  seat,
  hand,
  handHeight = '10.5rem',
  hasWideHand = false,
  hasTallBoard = false,
  out: outFacts,
  isUnshown = false,
  summary,
  legend,
  telling,
  pieces,
  ending,
}: TableScreenProps) {
  const t = useTranslations('table');
  const table = useTable();
  const {
    ctx,
    legal,
    veto,
    seats,
    playerID,
    isPast,
    isMyTurn,
    journal,
    moment,
    result,
    setting,
    pause,
    showMoment,
    hold,
  } = table;
  const { refusal, news } = useTableScreen();
  const isRefused = refusal !== undefined;
  const isStill = useReducedMotion();
  // The pieces are dealt onto a table that stands: setting it up and laying them is two frames' work.
  const isLaid = useNextFrame() || isStill;
  const isWide = useMedia('(min-width: 64rem)');
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const now = useTelling(telling, pieces);
  const isHeld = now.isKept || now.isRead || pause !== undefined;
  useEffect(() => hold?.(isHeld, 'told'), [hold, isHeld]);
  useTableEffects(telling);
  const [isOutcomeTold, setOutcomeTold] = useState(false);
  const tellOutcome = useCallback(() => setOutcomeTold(true), []);
  const isSheetToCome = result !== undefined && !isOutcomeTold && setting.coach === undefined;
  // A paper tells what it came to, once the pieces lie there, or row by row: nothing beside the board is ahead of it.
  const isAhead =
    setting.replay === undefined &&
    !isPast &&
    (isSheetToCome || (pause !== undefined && news.caption !== undefined));
  const told = useTold({ table, seat, summary, round }, isAhead);
  const before = isAhead ? told.table : undefined;
  const plate = (playerID: PlayerID): SeatFacts => ({
    ...told.seat(playerID),
    onPress: seat(playerID).onPress,
  });
  const main = useRef<HTMLElement>(null);
  useHandKeys(main);
  useScreenKeys({
    help: () => setHelpOpen(true),
    putAway: now.moment === undefined && now.caption === undefined ? pause?.goOn : now.putAway,
  });
  const { passTo } = setting;
  const { out, toEnd, isHurried } = useOut(outFacts, seat);

  const hasChoices =
    (choices !== undefined || out !== undefined || passTo !== undefined) &&
    !isPast &&
    pause === undefined &&
    result === undefined;
  // Whoever goes on playing has looked back enough: choices and history share one place.
  if (isHistoryOpen && hasChoices && !isPast) setHistoryOpen(false);
  const showsHistory = isPast || (isHistoryOpen && !hasChoices);
  const toggleHistory = () => {
    if (showsHistory) showMoment(undefined);
    else if (hasChoices) showMoment(journal.at(-2)?.stateID);
    setHistoryOpen(!showsHistory);
  };

  return (
    <Unshown isSo={isUnshown}>
      <TellingNowContext value={now}>
        <ZoomLayer>
          <MovingTable
            className={classes('table-screen', isMyTurn && 'is-mine')}
            moment={`${playerID} ${moment ?? journal.at(-1)?.stateID} ${pause === undefined}`}
            isLaid={isLaid}
            isStill={isStill}
          >
            <TopBar
              round={told.round}
              hasSidePanel={isWide}
              isHistoryOpen={showsHistory}
              onHistory={toggleHistory}
              onHelp={() => setHelpOpen(true)}
              legend={legend}
            />
            <main
              ref={main}
              className={classes(
                'table-main',
                hasWideHand && 'has-wide-hand',
                hasTallBoard && 'has-tall-board',
                setting.replay !== undefined && 'is-replay',
              )}
              style={{ '--hand-height': handHeight } as CSSProperties}
            >
              {told.summary !== undefined && (
                <AsTold table={before}>
                  <BoardSummary lines={told.summary} />
                </AsTold>
              )}
              {(setting.coach !== undefined || setting.notice !== undefined) && (
                <div className="table-notes">
                  {setting.coach}
                  {setting.notice}
                </div>
              )}
              <ul className="table-seats" aria-label={t('seats')} data-count={seats.length}>
                <AsTold table={before}>
                  {otherSeats(seats, playerID).map((other) => (
                    <li key={other.playerID}>
                      <SeatPanel playerID={other.playerID} facts={plate(other.playerID)} />
                    </li>
                  ))}
                </AsTold>
              </ul>
              <section className="table-board" aria-label={t('board')}>
                {isLaid && children}
              </section>
              <TellingLayer telling={now} pieces={pieces} />
              <div className="table-status">
                {result !== undefined ? (
                  <Suspense fallback={<StatusLine>{status}</StatusLine>}>
                    <GameOver ending={ending} onTold={tellOutcome} />
                  </Suspense>
                ) : setting.replay !== undefined ? (
                  setting.replay.caption
                ) : isPast ? (
                  <Suspense>
                    <HistoryBanner onNow={() => setHistoryOpen(false)} />
                  </Suspense>
                ) : (
                  <StatusLine botStatus={botStatus}>{pause === undefined ? status : t('pause')}</StatusLine>
                )}
              </div>
              {(setting.replay !== undefined || showsHistory) && (
                <div className="table-history">
                  <Suspense>{setting.replay?.controls ?? <HistoryScrubber telling={telling} />}</Suspense>
                </div>
              )}
              {hasChoices && !showsHistory && (
                // biome-ignore lint/a11y/useSemanticElements: these buttons are no form's fields
                <div role="group" aria-label={t('choices')} className="table-choices">
                  {choices}
                  {playerID !== null && canOnlyPass(ctx, playerID, legal) && veto === undefined && (
                    <Suspense>
                      <StandingAnswer playerID={playerID} />
                    </Suspense>
                  )}
                  {out !== undefined && (
                    <Suspense>
                      <OutChoices until={out.until} toEnd={toEnd} isHurried={isHurried} />
                    </Suspense>
                  )}
                  {passTo !== undefined && (
                    <Button look="primary" onClick={passTo.pass}>
                      <SeatMark playerID={passTo.seat.playerID} />
                      <bdi className="two-lines">{t('pass', { name: passTo.seat.name })}</bdi>
                    </Button>
                  )}
                </div>
              )}
              <div className="table-mine">
                {playerID !== null && (
                  <AsTold table={before}>
                    <SeatPanel playerID={playerID} facts={plate(playerID)} isMine />
                  </AsTold>
                )}
                {playerID !== null && handHeight !== '0' && (
                  <section aria-label={t('hand')} className="table-hand">
                    {out === undefined || out.isOnBoard ? (
                      isLaid && hand
                    ) : (
                      <Suspense>
                        <OutSlip {...out} />
                      </Suspense>
                    )}
                  </section>
                )}
              </div>
            </main>
            <AsTold table={before}>{isWide ? <SidePanel /> : <DrawerSheets />}</AsTold>
            <Sheet open={isHelpOpen} onOpenChange={setHelpOpen} title={t('keys.title')}>
              <Suspense>
                <KeyHelp />
              </Suspense>
            </Sheet>
            {isRefused && (
              <Suspense>
                <RefusalSlip />
              </Suspense>
            )}
            <Announcer journal={(before ?? news).journal} />
            {setting.clocks !== undefined && (
              <Suspense>
                <ClockAnnouncer playerID={playerID} />
              </Suspense>
            )}
            <UnreadNews />
          </MovingTable>
        </ZoomLayer>
      </TellingNowContext>
    </Unshown>
  );
}
