'use client';

import { Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useState } from 'react';
import type { PlayerID } from '@/kit/action';
import type { GameResult } from '@/kit/score-sheet';
import { seatIDs } from '@/kit/seats';
import { MenuItem } from '@/ui/Menu';
import { LateNotice, useAreWordsHere } from '@/ui/table/late-words';
import { ReplayCaption, ReplayControls } from '@/ui/table/ReplayControls';
import { TableProvider } from '@/ui/table/TableProvider';
import type { TableState } from '@/ui/table/table-state';
import { usePlayback } from '@/ui/table/use-playback';
import { BoardBoundary } from '../BoardBoundary';
import { LateWords, lateWordsIn } from '../LateWords';
import { roundEnds } from '../round-end';
import type { ReplaySource } from './replay-address';
import { ShareReplay } from './ShareReplay';
import type { OpenReplay } from './use-replay';
import { useSeatInfos } from './use-seat-infos';

export type ReplayTableProps = Extract<OpenReplay, { stage: 'open' }> & {
  readonly slug: string;
  readonly title: string;
  readonly rules: ReactNode;
  readonly source: ReplaySource | undefined;
  readonly leave: () => void;
};

/** The table of a match that is over, with all the words that it comes to speak. */
export function ReplayTable(props: ReplayTableProps) {
  const { match, rulebook, lateWords } = props;
  const { G: last } = match.seatState(null, match.last);
  return (
    <LateWords late={lateWords} wanted={lateWordsIn(rulebook, last)}>
      <SpokenReplay {...props} />
    </LateWords>
  );
}

function SpokenReplay(props: ReplayTableProps) {
  const t = useTranslations('replay');
  if (useAreWordsHere()) return <EveryPosition {...props} />;
  return (
    <div className="laying">
      <p>{t('opening')}</p>
      <LateNotice />
    </div>
  );
}

/** Every position, all hands open or through one seat's eyes. */
function EveryPosition({ record, match, rulebook, Board, telling, ...around }: ReplayTableProps) {
  const { slug, title, rules, source, leave } = around;
  const t = useTranslations('table.over');
  const seats = useSeatInfos(record.seats);
  const [eyes, setEyes] = useState<PlayerID | null>(null);
  const [isSharing, setSharing] = useState(false);
  const playback = usePlayback(match.last);
  const { step, go } = playback;
  const journal = useMemo(() => match.journalOf(eyes), [match, eyes]);

  const state = useMemo((): TableState => {
    const { ctx } = match.seatState(eyes, step);
    // After the last round the rules have cleared the table; it is shown as it was.
    const seen = (playerID: PlayerID | null) => {
      const { G: view } = match.seatState(playerID, step);
      return ctx.gameover === undefined ? view : (rulebook.rounds?.last(view) ?? view);
    };
    const view = seen(eyes);
    return {
      slug,
      view,
      ctx,
      playerID: eyes,
      seats,
      ...(eyes === null && {
        openViews: seatIDs(seats.length).map(seen),
      }),
      legal: [],
      play: () => undefined,
      whyNot: (action) => rulebook.refuse(view, ctx, action),
      isPending: false,
      journal,
      moment: step,
      showMoment: (stateID) => go(stateID ?? match.last),
      hints: undefined,
      result: ctx.gameover as GameResult | undefined,
      look: (asked) => match.look(asked, step),
      rematch: undefined,
      leave,
    };
  }, [slug, match, eyes, step, seats, rulebook, journal, go, leave]);

  return (
    <TableProvider
      value={state}
      setting={{
        title,
        rules,
        menu: (
          <MenuItem icon={<Share2 aria-hidden size={18} />} onSelect={() => setSharing(true)}>
            {t('share')}
          </MenuItem>
        ),
        replay: {
          isPlayed: playback.isPlayed,
          caption: <ReplayCaption playback={playback} telling={telling} />,
          controls: (
            <ReplayControls
              playback={playback}
              eyes={eyes}
              onEyes={setEyes}
              marks={roundEnds(rulebook, journal)}
              telling={telling}
            />
          ),
        },
      }}
    >
      <BoardBoundary>
        <Board />
      </BoardBoundary>
      <ShareReplay
        title={title}
        record={isSharing ? record : undefined}
        source={source}
        onClose={() => setSharing(false)}
      />
    </TableProvider>
  );
}
