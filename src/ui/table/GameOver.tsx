'use client';

import { BookOpen, DoorOpen, Film, Repeat2, ScrollText, Share2, Shuffle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../Button';
import { classes } from '../classes';
import { Dialog } from '../Dialog';
import { fetchLate, missed } from '../late';
import { SeatMark } from '../SeatMark';
import type { Translator } from './message-parts';
import type { ScoreSheetPaperProps } from './ScoreSheetPaper';
import { useTable } from './TableProvider';
import { useOutcome } from './use-outcome';
import { useIsTelling } from './use-telling';

/** Two beside each other on a phone, in either language. */
const NARROW = 'gap-1.5! px-1.5! max-sm:text-[0.92rem]';

/** The paper's own part: it comes when a match is over, before the paper is unfolded; none where the game has its own. */
function useScoreSheet(isWanted: boolean): ComponentType<ScoreSheetPaperProps> | undefined {
  const [come, setCome] = useState<{ readonly Score: ComponentType<ScoreSheetPaperProps> }>();
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    fetchLate(() => import('./ScoreSheetPaper')).then(({ ScoreSheetPaper }) => {
      if (isHere) setCome({ Score: ScoreSheetPaper });
    }, missed);
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return come?.Score;
}

interface GameOverProps {
  /** How it ended, as a game tells it in which nothing is counted: in place of the score sheet. */
  readonly ending?: ReactNode;
  /** Who has won is told now. */
  readonly onTold: () => void;
}

/** Stands where the status line stood: who won, and what to do next. The board stays below it. */
export function GameOver({ ending, onTold }: GameOverProps) {
  const t = useTranslations('table.over');
  const game = useTranslations('game') as unknown as Translator;
  const outcome = useOutcome();
  const {
    result,
    seats,
    rematch,
    another,
    isRematchOpen = false,
    replay,
    leave,
    setting,
    scoreClause,
    lookUp,
  } = useTable();
  // Whoever watches the match again comes and goes by its end; a lesson has its own last word.
  const [isOpen, setOpen] = useState(setting.replay === undefined && setting.coach === undefined);
  const [isCounted, setCounted] = useState(false);
  const isTelling = useIsTelling();
  const isStory = ending !== undefined;
  const Score = useScoreSheet(!isStory);
  // Who has won is told by the story, when the rows have been counted up, or by whoever puts the sheet aside.
  const isTold = (isStory && !isTelling) || isCounted || !isOpen;
  useEffect(() => {
    if (isTold) onTold();
  }, [isTold, onTold]);
  if (result === undefined) return null;
  const heading = isTold ? outcome(result) : t('isOver');
  const next = (
    <>
      {rematch !== undefined && (
        <Button look="primary" icon={<Repeat2 aria-hidden size={19} />} onClick={rematch}>
          {t(isRematchOpen ? 'joinRematch' : 'rematch')}
        </Button>
      )}
      {another !== undefined && game.has('another') && (
        <Button
          icon={<Shuffle aria-hidden size={19} />}
          className={classes('score-another', NARROW)}
          onClick={another}
        >
          {game('another')}
        </Button>
      )}
      {replay !== undefined && (
        <>
          <Button icon={<Film aria-hidden size={19} />} className={NARROW} onClick={replay.watch}>
            {t('watch')}
          </Button>
          <Button icon={<Share2 aria-hidden size={19} />} className={NARROW} onClick={replay.share}>
            {t('share')}
          </Button>
        </>
      )}
      <Button icon={<DoorOpen aria-hidden size={19} />} className={NARROW} onClick={leave}>
        {t('leave')}
      </Button>
    </>
  );
  return (
    <>
      <div className="status-line is-over">
        <span className="over-marks">
          {(isTold ? result.winners : []).map((playerID) => (
            <span key={playerID} className="seat-light has-won">
              <SeatMark playerID={playerID} size="1.5rem" />
            </span>
          ))}
        </span>
        <p role="status" className="over-heading" title={heading}>
          {heading}
        </p>
        <Button
          icon={isStory ? <BookOpen aria-hidden size={19} /> : <ScrollText aria-hidden size={19} />}
          onClick={() => setOpen(true)}
        >
          {t(isStory ? 'story' : 'sheet')}
        </Button>
        <p role="status" className="sr-only">
          {isRematchOpen && t('rematchIsOpen')}
        </p>
      </div>
      <Dialog
        open={isOpen && !isTelling && (isStory || Score !== undefined)}
        onOpenChange={setOpen}
        title={heading}
        className={classes('score-paper unfold', isStory && 'is-story')}
      >
        {ending}
        {Score !== undefined && (
          <Score
            result={result}
            seats={seats}
            onCounted={() => setCounted(true)}
            clauseOf={scoreClause}
            lookUp={(clause) => {
              setOpen(false);
              lookUp(clause);
            }}
          />
        )}
        <div className="score-next">
          {next}
          <Button look="plain" className={classes('score-hide', NARROW)} onClick={() => setOpen(false)}>
            {t('hide')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
