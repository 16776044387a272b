'use client';

import { Eye, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { PlayerID } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import { classes } from '../classes';
import { IconButton } from '../IconButton';
import { PlayingCard } from '../pieces/PlayingCard';
import { useReducedMotion } from '../use-media';
import { placeCaption } from './caption-place';
import { useTable } from './TableProvider';
import type { Happening } from './telling';
import type { TellingNow } from './use-telling';
import { useWording } from './use-wording';
import { SeatName, Wording } from './Wording';

/** A piece that something told is about, shown large with it. */
export interface ToldPiece {
  readonly key: string;
  /** What it is called. */
  readonly label: string;
  readonly face: ReactNode;
  /** Whose it is or was. */
  readonly owner?: PlayerID;
}

/** What the entries of a moment are about; a game draws its own pieces. */
export type PiecesTold = (entry: SeatJournalEntry) => readonly ToldPiece[];

function Lines({ happening }: { readonly happening: Happening }) {
  const { entry, message } = useWording();
  const { playerID } = useTable();
  return happening.entries.map((told, index) => {
    // What one's own seat has come to is said to one, where a game has words for that.
    const parts = (told.playerID === playerID && message(`told.${told.kind}`, told.facts)) || entry(told);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays as it was
      <Fragment key={index}>
        {parts.length > 0 && (
          <p>
            <Wording parts={parts} />
          </p>
        )}
      </Fragment>
    );
  });
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
  readonly putAway: () => void;
}

/** What the seat in front must not miss: the sentences, and the pieces they are about. */
function Moment({ happening, pieces, putAway }: MomentProps) {
  const t = useTranslations('table.telling');
  const all = happening.entries.flatMap((entry) => pieces?.(entry) ?? []);
  // What is given up and then shown is one card.
  const isSame = (one: ToldPiece, other: ToldPiece) => one.label === other.label && one.owner === other.owner;
  const told = all.filter((piece, index) => all.findIndex((other) => isSame(other, piece)) === index);
  return (
    <section
      aria-label={t('moment')}
      className={classes('telling-moment paper', happening.isSecret && 'is-secret')}
    >
      {/* A tap anywhere on it; the button in its corner is for whoever comes by keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className="telling-moment-body" onClick={putAway}>
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
      <IconButton
        label={t('close')}
        icon={<X aria-hidden size={20} />}
        onClick={putAway}
        hasTooltip={false}
        className="telling-close"
      />
    </section>
  );
}

export interface TellingLayerProps {
  readonly telling: TellingNow;
  readonly pieces: PiecesTold | undefined;
}

/** What has just happened, over the board. It is said aloud by the announcer, so it is silent itself. */
export function TellingLayer({ telling, pieces }: TellingLayerProps) {
  const { caption, moment, putAway } = telling;
  const { playerID } = useTable();
  return (
    <>
      {caption !== undefined && <Caption key={`${playerID} ${caption.stateID}`} happening={caption} />}
      <div className="telling-room">
        {moment !== undefined && (
          <Moment key={moment.stateID} happening={moment} pieces={pieces} putAway={putAway} />
        )}
      </div>
    </>
  );
}
