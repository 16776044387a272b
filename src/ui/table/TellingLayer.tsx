'use client';

import { Eye, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../Button';
import { classes } from '../classes';
import { IconButton } from '../IconButton';
import { PlayingCard } from '../pieces/PlayingCard';
import { useReducedMotion } from '../use-media';
import { placeCaption } from './caption-place';
import { useTable } from './TableProvider';
import type { Happening } from './telling';
import { type PiecesTold, piecesOf } from './told-pieces';
import { useTapAnywhere } from './use-tap-anywhere';
import type { TellingNow } from './use-telling';
import { useToldLines } from './use-told-lines';
import { SeatName, Wording } from './Wording';

function Lines({ happening }: { readonly happening: Happening }) {
  const { lines } = useToldLines();
  return lines(happening).map((parts, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays as it was
    <p key={index}>
      <Wording parts={parts} />
    </p>
  ));
}

/** Lies beside the pieces that move and comes along with them; nobody has to press it away. */
function Caption({ happening }: { readonly happening: Happening }) {
  const caption = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const doer = happening.entries[0]?.playerID ?? null;

  useLayoutEffect(() => {
    // In the frame after: then the pieces are on their way.
    const frame = requestAnimationFrame(() => {
      if (caption.current !== null) placeCaption(caption.current, doer, isStill);
    });
    return () => cancelAnimationFrame(frame);
  }, [doer, isStill]);

  return (
    <div ref={caption} className="telling-caption paper" aria-hidden>
      <Lines happening={happening} />
    </div>
  );
}

interface MomentProps {
  readonly happening: Happening;
  readonly pieces: PiecesTold | undefined;
  /** It does not go by itself. */
  readonly isKept: boolean;
  readonly putAway: () => void;
}

/** What the seat in front must not miss: the sentences, and the pieces they are about. */
function Moment({ happening, pieces, isKept, putAway }: MomentProps) {
  const t = useTranslations('table.telling');
  useTapAnywhere(putAway);
  const told = piecesOf(happening, pieces);
  return (
    <section
      aria-label={t('moment')}
      className={classes('telling-moment paper', happening.isSecret && 'is-secret', isKept && 'is-kept')}
    >
      <div className="telling-moment-body">
        {happening.isSecret && (
          <p className="telling-secret">
            <Eye aria-hidden size={16} />
            {t('secret')}
          </p>
        )}
        {told.length > 0 && (
          <ul className="telling-pieces">
            {told.map(({ key, label, face, owner }) => (
              <li key={key}>
                <PlayingCard label={label} face={face} width="100%" />
                {owner !== undefined && (
                  <span className="telling-owner">
                    <SeatName playerID={owner} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
        <div className="telling-lines">
          <Lines happening={happening} />
        </div>
      </div>
      {isKept ? (
        <Button look="primary" className="telling-put-away" onClick={putAway}>
          {t('close')}
        </Button>
      ) : (
        <IconButton
          label={t('close')}
          icon={<X aria-hidden size={20} />}
          onClick={putAway}
          hasTooltip={false}
          className="telling-close"
        />
      )}
    </section>
  );
}

export interface TellingLayerProps {
  readonly telling: TellingNow;
  readonly pieces: PiecesTold | undefined;
}

/** What has just happened, over the board. It is said aloud by the announcer, so it is silent itself. */
export function TellingLayer({ telling, pieces }: TellingLayerProps) {
  const { caption, moment, isKept, putAway } = telling;
  const { playerID } = useTable();
  return (
    <>
      {caption !== undefined && <Caption key={`${playerID} ${caption.stateID}`} happening={caption} />}
      <div className="telling-room">
        {moment !== undefined && (
          <Moment key={moment.stateID} happening={moment} pieces={pieces} isKept={isKept} putAway={putAway} />
        )}
      </div>
    </>
  );
}
